import { Client } from '@elastic/elasticsearch'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { buildSuggestQuery, chooseSuggestions } from '@qingdan/search-mappings/suggest-query.ts'
import { afterAll, expect, test } from 'vitest'
import { usualThreads } from '../src/comparing/usual-threads.ts'
import { createScreener } from '../src/screener.ts'

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const screener = createScreener({ engine, alias }, usualThreads)

afterAll(() => engine.close())

async function suggest(keyword: string) {
  const answer = await engine.search({ index: alias, ...buildSuggestQuery(keyword) })
  const chosen = chooseSuggestions(answer, { keyword, size: 10 })
  const documents = await screener.documents(chosen)
  return documents.map(({ id, names }, at) => ({
    id,
    names: names.map(({ value }) => value.toUpperCase()),
    by: chosen[at],
  }))
}

test.each([
  ['huawei', 'HUAWEI TECHNOLOGIES CO., LTD.'],
  ['huawei te', 'HUAWEI TECHNOLOGIES CO., LTD.'],
  ['gazprom', 'PUBLIC JOINT STOCK COMPANY GAZPROM'],
  ['gazp', 'PUBLIC JOINT STOCK COMPANY GAZPROM NEFT'],
  ['putin', 'VLADIMIR VLADIMIROVICH PUTIN'],
  ['путин', 'VLADIMIR VLADIMIROVICH PUTIN'],
  ['rosneft', 'OPEN JOINT-STOCK COMPANY ROSNEFT OIL COMPANY'],
  ['роснефть', 'OPEN JOINT-STOCK COMPANY ROSNEFT OIL COMPANY'],
  ['hikvision', 'HANGZHOU HIKVISION DIGITAL TECHNOLOGY CO., LTD.'],
  ['sberbank', 'PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA'],
  ['vtb', 'VTB BANK PUBLIC JOINT STOCK COMPANY'],
  ['iran shipping', 'ISLAMIC REPUBLIC OF IRAN SHIPPING LINES'],
  ['9187629', 'ARTAVIL'],
  ['IMO 91876', 'ARTAVIL'],
  ['华为', 'HUAWEI TECHNOLOGIES CO., LTD.'],
  ['hwjs', 'HUAWEI TECHNOLOGIES CO., LTD.'],
  ['普京', 'VLADIMIR VLADIMIROVICH PUTIN'],
  ['pujing', 'VLADIMIR VLADIMIROVICH PUTIN'],
  ['中芯', 'SEMICONDUCTOR MANUFACTURING INTERNATIONAL CORPORATION'],
  ['俄气', 'PUBLIC JOINT STOCK COMPANY GAZPROM'],
  ['哈工大', 'HARBIN INSTITUTE OF TECHNOLOGY'],
])('%s suggests %s first', async (typed, name) => {
  const found = await suggest(typed)
  expect(found[0]?.names).toContain(name)
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})

test.each(['huawei', '华为', 'gazprom', 'sberbank', 'rosneft', 'gaz', 'hua', 'ros', '中芯'])(
  '%s suggests at most two of a family',
  async (typed) => {
    const families = (await suggest(typed)).flatMap(({ by }) => by?.families ?? [])
    for (const ofFamily of Map.groupBy(families, (family) => family).values()) expect(ofFamily.length).toBeLessThan(3)
  },
)

test('the company on most lists comes before its branches of equal score', async () => {
  const { rows } = await screener.screen({ name: '华为技术有限公司', type: null })
  expect(rows[0]?.document.names[0]?.value).toBe('HUAWEI TECHNOLOGIES CO., LTD.')
})
