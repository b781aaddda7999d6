import { describe, expect, it } from 'vitest'
import { deriveTradeNames } from './derive-trade-names.ts'

describe('deriveTradeNames', () => {
  it('pairs the trade name with the words that nothing else explains', () => {
    expect(deriveTradeNames(['深圳云从科技有限公司', 'Shenzhen Brainwave Technology Co., Ltd.'])).toEqual([
      { han: '云从', latin: 'brainwave' },
    ])
  })

  it('folds traditional characters', () => {
    expect(deriveTradeNames(['超達科技有限公司', 'Finder Technology Ltd'])).toEqual([{ han: '超达', latin: 'finder' }])
  })

  it.each([
    [['丹东至诚金属材料有限公司', 'Dandong Zhicheng Metallic Material Co., Ltd.'], 'spelled'],
    [['超達科技有限公司', '超达科技有限公司'], 'one script'],
    [['国际贸易有限公司', 'Acme International Trading Company'], 'no trade name'],
    [['超達科技有限公司', 'The Finder And Keeper Of Lost Things Ltd'], 'a sentence left over'],
    [[], 'nothing'],
  ])('is empty for %j: %s', (names) => {
    expect(deriveTradeNames(names)).toEqual([])
  })
})
