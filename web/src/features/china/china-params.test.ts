import { describe, expect, it } from 'vitest'
import { allLabels, chinaListParams, chosenLabels, withLabel, withSearchkey } from './china-params.ts'

const at = (query: object) => chinaListParams.parse(query)

describe('the labels of the China list', () => {
  it('are all selected at first', () => {
    expect(chosenLabels(at({}))).toEqual([allLabels])
    expect(chosenLabels(at({ labelId: '0' }))).toEqual([allLabels])
  })
  it('can be combined, and any change returns to the first page', () => {
    const one = withLabel(at({ page: '3' }), '4')
    expect([one.labelId, one.page]).toEqual(['4', 1])
    expect(withLabel({ ...one, page: 2 }, '1')).toMatchObject({ labelId: '1,4', page: 1 })
  })
  it('are all selected again after All is clicked, or the last one is switched off', () => {
    expect(withLabel(at({ labelId: '1,4' }), allLabels).labelId).toBeUndefined()
    expect(withLabel(at({ labelId: '4' }), '4').labelId).toBeUndefined()
  })
})

describe('the address of the China list', () => {
  it('reads numbers as text and drops unknown values', () => {
    expect(at({ searchkey: 12, labelId: '2,9,2', page: 'x', pageSize: '7' })).toEqual({
      searchkey: '12',
      labelId: '2',
      page: 1,
      pageSize: 10,
    })
  })
  it('keeps the labels for a new search', () => {
    expect(withSearchkey(at({ labelId: '2', page: 4 }), 'RTX')).toMatchObject({
      searchkey: 'RTX',
      labelId: '2',
      page: 1,
    })
  })
})
