import { describe, expect, test } from 'vitest'
import type { ScoredSubject } from '../../model.ts'
import { alertLine, createComparer, prepareQuery } from '../../score.ts'

const comparer = createComparer()

function organisation(name: string, countries: readonly string[]): ScoredSubject {
  const details = { birthRanges: [], sex: null, countries: [...countries], identifiers: [], identifierKinds: [] }
  return { names: [{ value: name, quality: 'strong', kind: 'primary' }], type: '01', details }
}

function score(query: string, name: string, countries: readonly string[] = []): number {
  return comparer.scoreSubject(prepareQuery(query, null), organisation(name, countries)).score
}

describe('a country that a Chinese name states before the name of the party', () => {
  const cases = [
    ['伊朗机械工业集团', 'Mechanic Industries Group', 'IR'],
    ['印度纳亚拉能源公司', 'Nayara Energy Limited', 'IN'],
  ] as const

  test.each(cases)('%s is %s, whose country the lists state', (query, name, country) => {
    expect(score(query, name, [country])).toBeGreaterThanOrEqual(alertLine)
  })

  test.each(cases)('%s is no %s of an unknown or another country', (query, name) => {
    expect(score(query, name)).toBeLessThan(alertLine)
    expect(score(query, name, ['BR'])).toBeLessThan(alertLine)
  })

  test('may be one character', () => {
    expect(score('俄外贸银行房地产公司', 'VTB REAL ESTATE LIMITED LIABILITY COMPANY', ['RU'])).toBeGreaterThan(93)
  })

  test('agrees by itself with no name', () => {
    for (const name of ['Deutsche Bank GmbH', 'Aran Modern Devices', 'International Trading Company'])
      expect(score('伊朗石油公司', name, ['IR'])).toBe(score('伊朗石油公司', name))
  })

  test('names no company with one trade', () => {
    expect(score('伊朗航运公司', 'Shipping Company', ['IR'])).toBeLessThan(alertLine)
  })

  test('may be one character, and then too names no party of another country', () => {
    const name = "FOREIGN TRADE BANK OF THE DEMOCRATIC PEOPLE'S REPUBLIC OF KOREA"
    expect(score('俄外贸银行投资公司', name, ['KP'])).toBeLessThan(alertLine)
  })

  test('does not make a company of another body', () => {
    expect(score('朝鲜机械工业贸易公司', 'MACHINE INDUSTRY DEPARTMENT', ['KP'])).toBeLessThan(alertLine)
  })

  test('is told apart from what is only in the query', () => {
    const { explanation } = comparer.explainSubject(
      prepareQuery('伊朗机械工业集团', null),
      organisation('Mechanic Industries Group', ['IR']),
      0,
    )
    expect(explanation.tokens).toContainEqual({ query: '伊朗', listed: null, relation: 'country' })
    expect(explanation.tokens.map(({ relation }) => relation)).not.toContain('extra')
  })
})

describe('words of an English name', () => {
  test.each([
    ['石油工程与开发公司', 'Petroleum Engineering & Development Company'],
    ['叙利亚军队供应局', 'Syria’s Army Supply Bureau'],
    ['运输建设银行', 'JSC Transstroybank'],
    ['天然气建设工业公司', 'JOINT STOCK COMPANY GAZSTROYPROM'],
    ['顿涅茨克人民共和国紧急情况部', "MINISTRY OF EMERGENCY SITUATIONS OF THE DONETSK PEOPLE'S REPUBLIC"],
  ])('%s is %s: joined by and, in the plural, or as first syllables', (query, name) => {
    expect(score(query, name)).toBeGreaterThanOrEqual(alertLine)
  })

  test.each([
    ['万和电气', 'Wan Electric'],
    ['张和贸易', 'Zhang Trading'],
  ])('%s is not %s: 和 of a trade name is no and', (query, name) => {
    expect(score(query, name)).toBeLessThan(score(query.replace('和', ''), name))
  })
})

describe('a trade name of four characters and more that are used for foreign names', () => {
  test.each([
    ['莫诺林克集团', 'Monolink Group FZCO'],
    ['萨布蒂纳有限公司', 'Sabtina Ltd'],
    ['阿韦尔斯银行', 'JSC Bank “Avers”'],
  ])('%s sounds like %s', (query, name) => {
    expect(score(query, name)).toBeGreaterThanOrEqual(alertLine)
  })

  test.each([
    ['贝克休斯', 'Pegasus'],
    ['阿迪达斯', 'DATYS'],
    ['斯特兰蒂斯', 'Stratos'],
  ])('%s is too unlike %s', (query, name) => {
    expect(score(query, name)).toBeLessThan(alertLine)
  })
})
