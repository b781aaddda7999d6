import type { GoodNameTerms, ThresholdTerms } from '@qingdan/database/tables/screening-rule-tables.ts'
import { describe, expect, test } from 'vitest'
import { hidingRule, type RuledCandidate, type RuledName, type RuleTerms } from './hiding-rule.ts'

const name: RuledName = { type: '02', name_key: 'li wei', details_key: 'none' }
const source = (sourceId: number, state = 'in force') => ({ sourceId, state })
const candidate = (facts: Record<string, unknown> = {}, score = 80): RuledCandidate => ({
  subjectId: 's1',
  score,
  facts: { sources: [source(1)], countryCodes: ['CN'], matchedQuality: 'strong', matchedTranslation: null, ...facts },
})
const threshold = (terms: Partial<ThresholdTerms>): RuleTerms => ({
  kind: 'threshold',
  terms: { minScore: 85, sourceIds: [], countries: [], fields: [], types: [], ...terms },
})
const goodName = (terms: Partial<GoodNameTerms>): RuleTerms => ({
  kind: 'name',
  terms: {
    ...{ name: 'Li Wei', nameKey: 'li wei', type: '02', details: null, detailsKey: null },
    ...{ subjectId: null, subjectName: null },
    ...terms,
  },
})
const hides = (rule: RuleTerms, asked = candidate(), of = name) => hidingRule([rule], of, asked) !== null

describe('a threshold', () => {
  test('hides what is below it, not what reaches it, and never an equal name or number', () => {
    expect(hides(threshold({}), candidate({}, 84.99))).toBe(true)
    expect(hides(threshold({}), candidate({}, 85))).toBe(false)
    expect(hides(threshold({ minScore: 100 }), candidate({}, 100))).toBe(false)
  })

  test('of some lists keeps a candidate that stands on another one too', () => {
    expect(hides(threshold({ sourceIds: [1] }))).toBe(true)
    expect(hides(threshold({ sourceIds: [2] }))).toBe(false)
    expect(hides(threshold({ sourceIds: [1] }), candidate({ sources: [source(1), source(2)] }))).toBe(false)
    expect(hides(threshold({ sourceIds: [1] }), candidate({ sources: [source(1), source(2, 'ended')] }))).toBe(true)
    expect(hides(threshold({ sourceIds: [1] }), candidate({ sources: [source(1, 'ended')] }))).toBe(true)
    expect(hides(threshold({ sourceIds: [1] }), candidate({ sources: [source(2, 'suspended'), source(1)] }))).toBe(
      false,
    )
  })

  test('of some countries keeps a candidate with another country, or without any', () => {
    expect(hides(threshold({ countries: ['CN', 'HK'] }))).toBe(true)
    expect(hides(threshold({ countries: ['CN'] }), candidate({ countryCodes: ['CN', 'IR'] }))).toBe(false)
    expect(hides(threshold({ countries: ['CN'] }), candidate({ countryCodes: [] }))).toBe(false)
  })

  test('of a field applies to what matched, and of a type to the name asked for', () => {
    const weak = candidate({ matchedQuality: 'weak' })
    const ours = candidate({ matchedTranslation: 'press' })
    expect([candidate(), weak, ours].map((one) => hides(threshold({ fields: ['weakAlias'] }), one))).toEqual([
      false,
      true,
      false,
    ])
    expect(hides(threshold({ fields: ['ourName', 'weakAlias'] }), ours)).toBe(true)
    expect(hides(threshold({ types: ['01'] }))).toBe(false)
    expect(hides(threshold({ types: ['01', '02'] }))).toBe(true)
  })
})

describe('a good name', () => {
  test('hides every candidate of the name in its type, whatever the score', () => {
    expect(hides(goodName({}), candidate({}, 100))).toBe(true)
    expect(hides(goodName({ nameKey: 'li wen' }))).toBe(false)
    expect(hides(goodName({ type: '01' }))).toBe(false)
  })

  test('with a subject hides that one only, and with details only the name that has exactly these', () => {
    expect(hides(goodName({ subjectId: 's1' }))).toBe(true)
    expect(hides(goodName({ subjectId: 's2' }))).toBe(false)
    expect(hides(goodName({ detailsKey: 'born 1970' }))).toBe(false)
    expect(hides(goodName({ detailsKey: 'born 1970' }), candidate(), { ...name, details_key: 'born 1970' })).toBe(true)
  })
})

test('of several rules the first that hides a candidate is named', () => {
  const [high, low] = [threshold({ minScore: 99 }), threshold({ minScore: 75 })]
  expect(hidingRule([low, high], name, candidate())).toBe(high)
  expect(hidingRule([low], name, candidate())).toBeNull()
})
