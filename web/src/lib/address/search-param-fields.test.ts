import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { commaList, isoDay, optionalText, pageNumber, pageSize, pageSizes } from './search-param-fields.ts'

const fields = z.object({
  text: optionalText,
  list: commaList(/^\d$/),
  day: isoDay,
  page: pageNumber(20),
  size: pageSize(pageSizes, 10),
})
const read = (query: Record<string, unknown>) => fields.parse(query)

describe('the fields of an address', () => {
  test('are read unchanged if valid', () => {
    const query = { text: ' 9187667 ', list: '1,2,1', day: '2026-02-28', page: '3', size: 50 }
    expect(read(query)).toEqual({ text: '9187667', list: '1,2', day: '2026-02-28', page: 3, size: 50 })
    expect(read({ text: 9187667 }).text).toBe('9187667')
  })

  test.each([
    {},
    { text: '', list: '', day: '', page: '', size: '' },
    { text: '  ', list: 'a,b', day: '2026-02-30', page: '0', size: '11' },
    { text: {}, list: [], day: '2026-2-3', page: '21', size: 'all' },
    { day: 'yesterday', page: '1.5', size: -10 },
  ])('are ignored if invalid: %j', (query) => {
    expect(read(query)).toEqual({ page: 1, size: 10 })
  })
})
