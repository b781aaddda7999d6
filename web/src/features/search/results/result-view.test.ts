import { describe, expect, it } from 'vitest'
import { matchKind, toResultFacts, toResultView } from './result-view.ts'
import { sampleContaining, sampleResult } from './sample-results.ts'

const explanation = sampleResult().explanation
const inspur = sampleResult({
  name: 'Inspur Group Co., Ltd.',
  nameZh: '浪潮集团有限公司',
  matchedName: '浪潮集团有限公司',
  highlights: [{ start: 0, end: 4, relation: 'same' }],
})

describe('toResultView', () => {
  it('puts the Chinese name first for a Chinese reader and keeps the highlights on the matched name', () => {
    const view = toResultView(inspur, 'zh')
    expect(view.title).toEqual({ text: '浪潮集团有限公司', highlights: inspur.highlights, isTranslation: false })
    expect(view.second).toEqual({ text: 'Inspur Group Co., Ltd.', highlights: [], isTranslation: false })
    expect(view.isSecondAlias).toBe(false)
  })

  it('swaps the names for an English reader', () => {
    const view = toResultView(inspur, 'en')
    expect(view.title.text).toBe('Inspur Group Co., Ltd.')
    expect(view.second).toEqual({ text: '浪潮集团有限公司', highlights: inspur.highlights, isTranslation: false })
  })

  it('shows an alias that matched as an alias, with its marks', () => {
    const highlights = [{ start: 0, end: 3, relation: 'same' as const }]
    const view = toResultView(sampleResult({ matchedName: 'BMI', highlights }), 'zh')
    expect(view.title).toEqual({ text: 'BANK MELLI IRAN', highlights: [], isTranslation: false })
    expect(view.second).toEqual({ text: 'BMI', highlights, isTranslation: false })
    expect(view.isSecondAlias).toBe(true)
  })

  it('shows a Chinese name of ours, the matched one first, and always a published name with it', () => {
    const gazprom = { name: 'PAO Gazprom', translatedName: '俄罗斯天然气工业股份公司' }
    const asked = { ...gazprom, matchedName: '俄气', matchedTranslation: 'short' as const, highlights: [] }
    const inChinese = toResultView(sampleResult(asked), 'zh')
    expect(inChinese.title).toEqual({ text: '俄气', highlights: [], isTranslation: true })
    expect(inChinese.second).toEqual({ text: 'PAO Gazprom', highlights: [], isTranslation: false })
    const inEnglish = toResultView(sampleResult(asked), 'en')
    expect(inEnglish.title).toMatchObject({ text: 'PAO Gazprom', isTranslation: false })
    expect(inEnglish).toMatchObject({ second: { text: '俄气', isTranslation: true }, isSecondAlias: false })
    const byLatin = toResultView(sampleResult({ ...gazprom, matchedName: 'PAO Gazprom' }), 'zh')
    expect(byLatin.title).toMatchObject({ text: '俄罗斯天然气工业股份公司', isTranslation: true })
    expect(byLatin.second).toMatchObject({ text: 'PAO Gazprom', isTranslation: false })
  })

  it('has no second line when the only name is the matched one', () => {
    expect(toResultView(sampleResult(), 'zh').second).toBeNull()
  })
})

describe('matchKind', () => {
  it('of a row without a score says that a name contains the words', () => {
    expect(matchKind(sampleContaining())).toBe('contained')
  })

  const withTokens = (...relations: ('same' | 'extra' | 'pinyin' | 'spelling' | 'missing')[]) =>
    sampleResult({
      explanation: { ...explanation, tokens: relations.map((relation) => ({ query: 'a', listed: 'a', relation })) },
    })

  it('is whole when every part is equal, part when something is extra or missing', () => {
    expect(matchKind(withTokens('same', 'same'))).toBe('whole')
    expect(matchKind(withTokens('same', 'extra'))).toBe('part')
    expect(matchKind(withTokens('same', 'missing'))).toBe('part')
  })

  it('is the loosest relation otherwise', () => {
    expect(matchKind(withTokens('same', 'pinyin', 'extra'))).toBe('pinyin')
    expect(matchKind(withTokens('pinyin', 'spelling'))).toBe('spelling')
  })

  it('is the identifier when the score is based on one', () => {
    const contributions = [{ term: 'identifier', points: 100 }]
    expect(matchKind(sampleResult({ explanation: { ...explanation, contributions } }))).toBe('identifier')
  })
})

describe('toResultFacts', () => {
  it('contains only facts that the list states', () => {
    expect(toResultFacts(sampleResult({ imo: '9187667', vesselFlag: 'Iran', vesselFlagZh: '伊朗' }), 'en')).toEqual([
      { key: 'terms:fact.imo', value: '9187667', isCode: true },
      { key: 'terms:fact.vesselFlag', value: 'Iran', isCode: false },
    ])
    expect(toResultFacts(sampleResult(), 'en')).toEqual([])
  })
})
