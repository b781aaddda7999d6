import { describe, expect, test } from 'vitest'
import { orderLogParams, toLogFilters } from './order-log-params.ts'

const params = (search: Record<string, unknown>) => orderLogParams.parse(search)

describe('the range of the log', () => {
  test('covers the first moment of the first day to the last moment of the last day', () => {
    const { createTimeStart, createTimeEnd } = toLogFilters(params({ from: '2026-11-01', to: '2026-11-22' }))
    expect(new Date(createTimeStart ?? 0)).toEqual(new Date(2026, 10, 1))
    expect(new Date(createTimeEnd ?? 0)).toEqual(new Date(2026, 10, 22, 23, 59, 59, 999))
  })

  test.each([{ from: '2026-11-01' }, { to: '2026-11-01' }, { from: '2026-11-02', to: '2026-11-01' }])(
    'counts only with both ends in order: %o',
    (search) => {
      expect(toLogFilters(params(search))).toMatchObject({ createTimeStart: undefined, createTimeEnd: undefined })
    },
  )
})

test('invalid values fall back to the first page of the summary', () => {
  expect(params({ tab: 'x', page: '-1', pageSize: '7', from: 'yesterday', orderNumber: ' ' })).toEqual({
    tab: 'summary',
    page: 1,
    pageSize: 10,
  })
})
