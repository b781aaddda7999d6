import { Client } from '@elastic/elasticsearch'
import { alertLine } from '@qingdan/matching/score.ts'
import { subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { afterAll, expect, test } from 'vitest'
import { usualThreads } from '../src/comparing/usual-threads.ts'
import { createScreener } from '../src/screener.ts'

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const alias = subjectAlias(process.env['INDEX_PREFIX'] ?? '')
const screener = createScreener({ engine, alias }, usualThreads)

afterAll(() => engine.close())

test.each([
  ['真主党', 'HIZBALLAH'],
  ['俄罗斯石油公司', 'ROSNEFT'],
  ['伊斯兰革命卫队', 'REVOLUTIONARY GUARD CORPS'],
  ['普京', 'VLADIMIR PUTIN'],
  ['弗拉基米尔·普京', 'VLADIMIR PUTIN'],
  ['弗拉基米尔普京', 'VLADIMIR PUTIN'],
  ['卡巴斯基', 'KASPERSKY'],
  ['锡那罗亚贩毒集团', 'SINALOA'],
  ['商汤', 'SENSETIME'],
  ['俄气', 'GAZPROM'],
  ['俄气公司', 'GAZPROM'],
  ['伊朗国家石油公司', 'NATIONAL IRANIAN OIL COMPANY'],
  ['伊朗國家石油公司', 'NATIONAL IRANIAN OIL COMPANY'],
  ['中芯', 'SEMICONDUCTOR MANUFACTURING INTERNATIONAL'],
  ['华为', 'HUAWEI'],
])('%s is first and reaches the line, by a Chinese name of ours', async (name, party) => {
  const { rows } = await screener.screen({ name, type: null })
  const [first] = rows
  expect(first?.document.names[first.nameIndex]?.translation).toBeDefined()
  expect(first?.document.names.map(({ value }) => value.toUpperCase()).join('|')).toContain(party)
  expect(first?.score).toBeGreaterThanOrEqual(alertLine)
})

test('a family name alone finds its bearer, not a firm whose longer name contains it', async () => {
  const { rows } = await screener.screen({ name: '马杜罗', type: null })
  expect(rows[0]?.document.names[0]?.value.toUpperCase()).toContain('MADURO MOROS')
  expect(rows.filter(({ score, document }) => score >= alertLine && document.type !== '02')).toEqual([])
})

test('a name that begins with a country alerts no party of another country', async () => {
  const { rows } = await screener.screen({ name: '朝鲜国防省', type: null })
  const alerts = rows.filter(({ score }) => score >= alertLine)
  expect(alerts.length).toBeGreaterThan(0)
  for (const { document } of alerts) expect(document.countries).toContain('KP')
})
