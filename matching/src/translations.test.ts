import { expect, test } from 'vitest'
import type { ListedName, PartyKind, TranslationKind } from './model.ts'
import { alertLine, createComparer, prepareQuery } from './score.ts'
import { unprintedTranslations } from './translations.ts'

const comparer = createComparer()
const listed = (value: string): ListedName => ({ value, quality: 'strong', kind: 'primary' })
const ours = (value: string, translation: TranslationKind): ListedName => ({
  ...listed(value),
  kind: 'aka',
  translation,
})

const scoreOf = (query: string, names: ListedName[], type: PartyKind = '01') =>
  comparer.scoreNames(prepareQuery(query, null), names, type)
const gazprom = [listed('PAO Gazprom'), ours('俄罗斯天然气工业股份公司', 'official'), ours('俄气', 'short')]
const putin = [listed('Vladimir Putin'), ours('弗拉基米尔·普京', 'press'), ours('普京', 'short')]

test('a Chinese name of ours is scored like a strong alias, and says what it is', () => {
  const subject = { names: gazprom, type: '01', details: null } as const
  const query = prepareQuery('俄罗斯天然气工业股份公司', null)
  const { score, nameIndex } = comparer.scoreSubject(query, subject)
  expect([score > 95, nameIndex]).toEqual([true, 1])
  const match = comparer.explainSubject(query, subject, nameIndex)
  expect(match).toMatchObject({ matchedName: '俄罗斯天然气工业股份公司', matchedTranslation: 'official' })
  expect(comparer.explainSubject(query, subject, 0).matchedTranslation).toBeNull()
})

test('a short form counts as a weak alias, and its cost is explained', () => {
  const { score } = scoreOf('俄气', gazprom)
  expect(score).toBeGreaterThan(90)
  expect(score).toBeLessThan(scoreOf('俄罗斯天然气工业股份公司', gazprom).score)
  const match = comparer.explainSubject(prepareQuery('俄气', null), { names: gazprom, type: '01', details: null }, 2)
  expect(match.explanation.contributions.map(({ term }) => term)).toContain('shortForm')
})

test('one that is a number with a general word does not agree with the word', () => {
  const unit = [listed('GRU Unit 26165'), ours('26165部队', 'short')]
  expect(scoreOf('26165部队', unit).score).toBeGreaterThan(alertLine)
  expect(scoreOf('部队', unit).score).toBeLessThan(alertLine)
})

test('a very short one counts only if it is the whole query', () => {
  expect(scoreOf('卡巴斯基', [listed('Basij'), ours('巴斯基', 'press')]).score).toBeLessThan(alertLine)
  for (const query of ['俄气田', '俄天气', '俄气运输'])
    expect(scoreOf(query, gazprom).score, query).toBeLessThan(alertLine)
})

test('a part of a name that only we or the press say is no match, its legal form is not needed', () => {
  const bank = [listed('Bank Saint Petersburg'), ours('圣彼得堡银行', 'press')]
  expect(scoreOf('圣彼得堡', bank).score).toBeLessThan(alertLine)
  expect(scoreOf('财政部', [listed('Vostok'), ours('俄罗斯财政部', 'press')]).score).toBeLessThan(alertLine)
  const oil = [listed('Vostok'), ours('卢克石油公司', 'press')]
  expect(scoreOf('卢克石油', oil).score).toBeGreaterThan(alertLine)
  const dji = [listed('Vostok'), ours('深圳市大疆创新科技有限公司', 'official')]
  expect(scoreOf('大疆创新', dji).score).toBeGreaterThan(alertLine)
})

test("a part of a person's name is possible at most, and only if it is the whole query", () => {
  const { score } = scoreOf('普京', putin, '02')
  expect(score).toBeGreaterThanOrEqual(alertLine)
  expect(score).toBeLessThan(80)
  expect(scoreOf('普京花', putin, '02').score).toBeLessThan(alertLine)
  for (const query of ['弗拉基米尔·普京', '弗拉基米尔普京', '弗拉基米尔・普京', '弗拉基米爾·普京'])
    expect(scoreOf(query, putin, '02').score, query).toBeGreaterThan(95)
})

test('general words that are used as a short form are possible at most', () => {
  const norinco = [listed('Vostok Holding'), ours('北方工业', 'short')]
  const { score } = scoreOf('北方工业', norinco)
  expect(score).toBeGreaterThanOrEqual(alertLine)
  expect(score).toBeLessThan(80)
})

test('a Latin query is not compared with it: Pu Jing is somebody else', () => {
  expect(scoreOf('Pu Jing', putin, '02').nameIndex).toBe(0)
  expect(scoreOf('Pu Jing', [ours('普京', 'short')], '02')).toEqual({ score: 0, nameIndex: -1 })
})

test('of the names given those that no list prints are left, each once, the most usual kind first', () => {
  const given = [
    { value: '华为', kind: 'short' },
    { value: '華為技術有限公司', kind: 'official' },
    { value: '华为 公司', kind: 'former' },
    { value: '华为公司', kind: 'short' },
    { value: '华为技术', kind: 'press' },
  ] as const
  expect(unprintedTranslations(['华为技术有限公司', 'HUAWEI'], given).map(({ value }) => value)).toEqual([
    '华为技术',
    '华为',
    '华为公司',
  ])
})
