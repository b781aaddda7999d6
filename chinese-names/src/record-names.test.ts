import { describe, expect, it } from 'vitest'
import { chineseNamesOf } from './record-names.ts'

describe('the Chinese names of a record', () => {
  it('are those of the tables, with their kind', () => {
    expect(chineseNamesOf('ofac-sdn', '18568')).toContainEqual({ value: '朝鲜战略火箭军', kind: 'short' })
    expect(chineseNamesOf('us-csl', 'uvl-020ad1b7f376')).toContainEqual({
      value: '中科院上海应用物理研究所',
      kind: 'short',
    })
  })

  it('are for the best known people those of Taiwan and Hong Kong as well', () => {
    expect(chineseNamesOf('ofac-sdn', '35096')).toContainEqual({ value: '普丁', kind: 'short' })
    expect(chineseNamesOf('un-sc', '690774')).toContainEqual({ value: '格达费', kind: 'short' })
  })

  it('are none for a record that the tables do not name', () => {
    expect(chineseNamesOf('ofac-sdn', '0')).toEqual([])
  })
})
