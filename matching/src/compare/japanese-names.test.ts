import { expect, test } from 'vitest'
import { indexKeys, queryKeys } from '../keys.ts'
import { alertLine, createComparer, prepareQuery } from '../score.ts'

const { scoreNames } = createComparer()

function namesOf(value: string) {
  return [{ value, quality: 'strong' as const, kind: 'primary' as const }]
}

function score(query: string, listed: string): number {
  return scoreNames(prepareQuery(query, '01'), namesOf(listed), '01').score
}

function isFound(query: string, listed: string): boolean {
  const stored = indexKeys(namesOf(listed), '01')
  return queryKeys(query, '01').groups.some((group) => group.some(({ field, value }) => stored[field].includes(value)))
}

test.each([
  ['アルマズ株式会社', 'Almaz, JSC'],
  ['株式会社アングストレム', 'Joint Stock Company Angstrem'],
  ['公共株式会社アグレガート', 'Public Joint Stock Company Agregat'],
  ['アルファ・マシナリー・グループ', 'Alfa Machinery Group'],
  ['株式会社アエロコンポジット', 'AeroComposit'],
  ['プロムスヴャジバンク', 'PROMSVYAZBANK'],
  ['東京エレクトロン', 'Tokyo Electron Limited'],
  ['学術生産企業「カント」', 'Scientific-Production Enterprise "Kant"'],
])('%s is %s, and finds it', (japanese, latin) => {
  expect(score(japanese, latin)).toBeGreaterThanOrEqual(alertLine)
  expect(score(latin, japanese)).toBeGreaterThanOrEqual(alertLine)
  expect(isFound(japanese, latin)).toBe(true)
})

test.each([
  ['アルマズ株式会社', 'Agat, JSC'],
  ['株式会社ボルク', 'Joint Stock Company Vega'],
  ['アート・グループ', 'Alfa Machinery Group'],
  ['グループ', 'Alfa Machinery Group'],
  ['有限会社アート・ロジスティクス', 'Orion Logistics LLC'],
  ['カント研究所', 'Vega Research Institute'],
])('%s is not %s', (japanese, latin) => {
  expect(score(japanese, latin)).toBeLessThan(alertLine)
})

test.each([
  ['朝鮮三興貿易会社', 'Korea Samhung Trading Corporation'],
  ['九月山貿易会社', 'Kuwolsan Trading Corporation'],
  ['南京航空航天大学', 'Nanjing University of Aeronautics and Astronautics (NUAA)'],
  ['조선광업개발무역회사', 'Korea Mining Development Trading Corporation'],
])('%s is %s', (query, listed) => {
  expect(score(query, listed)).toBeGreaterThanOrEqual(alertLine)
})

test('letters at the end of a name make no party of what every country has', () => {
  expect(score('国家航天局', 'National Aerospace Technology Administration (NATA)')).toBeLessThan(alertLine)
})

test('a Chinese company is not read as a Korean one', () => {
  expect(score('三兴贸易有限公司', 'Samhung Trading Corporation')).toBeLessThan(alertLine)
})
