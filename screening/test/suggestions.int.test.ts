import { randomBytes } from 'node:crypto'
import { Client } from '@elastic/elasticsearch'
import type { ListedName, PartyKind } from '@qingdan/matching/model.ts'
import { suggestInputs } from '@qingdan/matching/suggest.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { buildSuggestQuery, chooseSuggestions } from '@qingdan/search-mappings/suggest-query.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const engine = new Client({ node: process.env['ELASTICSEARCH_URL'] ?? '' })
const index = `qdsuggest${randomBytes(5).toString('hex')}`

interface Suggested {
  id: string
  type: PartyKind
  names: ListedName[]
  listCount: number
  number?: string
}

function subject(id: string, type: PartyKind, listCount: number, values: string[], number?: string): Suggested {
  const names = values.map((value, at) => ({
    value,
    kind: at === 0 ? ('primary' as const) : ('aka' as const),
    quality: 'strong' as const,
  }))
  return { id, type, names, listCount, ...(number === undefined ? {} : { number }) }
}

const branches = Array.from({ length: 150 }, (_, at) => subject(`branch-${at}`, '01', 1, [`Huawei Cloud Region ${at}`]))

const subjects: Suggested[] = [
  ...branches,
  subject('huawei', '01', 5, ['HUAWEI TECHNOLOGIES CO., LTD.', '华为技术有限公司', '华为'], '914403001922038216'),
  subject('holding', '01', 2, ['HUAWEI INVESTMENT & HOLDING CO., LTD.', '华为投资控股有限公司']),
  subject('smic', '01', 4, ['Semiconductor Manufacturing International Corporation', '中芯国际集成电路制造有限公司']),
  subject('hit', '01', 3, ['Harbin Institute of Technology', '哈尔滨工业大学', '哈工大']),
  subject('putin', '02', 5, ['Vladimir Vladimirovich Putin', 'Владимир Владимирович Путин', '弗拉基米尔·普京']),
  subject('igor', '02', 2, ['Igor Alexandrovich PUTIN']),
  subject('rosneft', '01', 7, ['Oil Company Rosneft']),
  subject('aero', '01', 1, ['Rosneft Aero']),
  subject('gazprom', '01', 4, ['Public Joint Stock Company Gazprom', 'ПАО «Газпром»']),
  subject('bank', '01', 6, ['Gazprombank Joint Stock Company']),
  subject('ship', '03', 1, ['ARTAVIL'], '9187629'),
  subject('hudong', '01', 1, ['Hudong-Zhonghua Shipbuilding']),
]

beforeAll(async () => {
  await engine.indices.create({ index, ...subjectIndex })
  const operations = subjects.flatMap(({ id, number, ...rest }) => {
    const identifiers = number === undefined ? [] : [number]
    const suggest = suggestInputs({ ...rest, identifiers, identifierKinds: identifiers.map(() => 'other') })
    return [{ index: { _index: index, _id: id } }, { id, suggest }]
  })
  const { errors } = await engine.bulk({ operations, refresh: true })
  expect(errors).toBe(false)
})

afterAll(async () => {
  await engine.indices.delete({ index })
  await engine.close()
})

async function suggest(keyword: string) {
  return chooseSuggestions(await engine.search({ index, ...buildSuggestQuery(keyword) }), { keyword, size: 10 })
}

describe('suggestions of a real index', () => {
  test.each([
    ['hwjs', ['huawei']],
    ['华为', ['huawei', 'holding']],
    ['中芯', ['smic']],
    ['zhongxin', ['smic']],
    ['哈工大', ['hit']],
    ['hgd', ['hit']],
    ['普京', ['putin']],
    ['путин', ['putin']],
    ['Putin', ['putin', 'igor']],
    ['газпр', ['gazprom']],
    ['gazprom', ['gazprom', 'bank']],
    ['rosneft', ['aero', 'rosneft']],
    ['9187629', ['ship']],
    ['IMO 91876', ['ship']],
    ['91440300 1922', ['huawei']],
    ['9187', []],
    ['a', []],
  ])('%s: %j', async (typed, ids) => {
    expect((await suggest(typed)).map(({ id }) => id)).toEqual(ids)
  })

  test('the parent comes before its branches, of which few hide no other subject', async () => {
    expect((await suggest('huawei')).map(({ id }) => id)).toEqual(['huawei', 'holding'])
    expect((await suggest('hu')).map(({ id }) => id)).toEqual(['huawei', 'holding', 'hudong'])
    const regions = (await suggest('huawei cl')).map(({ id }) => id)
    expect(regions).toHaveLength(2)
    expect(regions.every((id) => id.startsWith('branch'))).toBe(true)
  })

  test('each says by which name or number', async () => {
    expect((await suggest('hwjs'))[0]).toMatchObject({ of: 'names', at: 1 })
    expect((await suggest('imo 9187629'))[0]).toMatchObject({ of: 'identifiers', at: 0, text: '9187629' })
  })
})
