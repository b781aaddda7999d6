import { randomBytes } from 'node:crypto'
import { Client } from '@elastic/elasticsearch'
import { exactNameKeys } from '@qingdan/matching/fold.ts'
import { identifierForms } from '@qingdan/matching/identifier.ts'
import { indexKeys } from '@qingdan/matching/keys.ts'
import type { PartyKind } from '@qingdan/matching/model.ts'
import { newIndexName, subjectAlias } from '@qingdan/search-mappings/index-names.ts'
import { toStoredKeys } from '@qingdan/search-mappings/key-fields.ts'
import type { SubjectDocument } from '@qingdan/search-mappings/subject-document.ts'
import { subjectIndex } from '@qingdan/search-mappings/subject-index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScreener, type Screener, type Screening } from '../src/screener.ts'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: integration tests need real services (npm test starts them)`)
  return value
}

function subject(
  id: string,
  type: PartyKind,
  values: string[],
  rest: {
    identifiers?: string[]
    birthDate?: string
    sourceIds?: number[]
    isListed?: boolean
    listCount?: number
  } = {},
): SubjectDocument {
  const names = values.map((value, at) => ({
    value,
    kind: at === 0 ? ('primary' as const) : ('aka' as const),
    quality: 'strong' as const,
    script: 'Zyyy',
  }))
  const identifiers = (rest.identifiers ?? []).flatMap(identifierForms)
  const born = rest.birthDate ?? null
  return {
    id,
    type,
    subTypes: [],
    isListed: rest.isListed ?? true,
    sourceIds: rest.sourceIds ?? [1],
    countries: [],
    names,
    exactNames: values.flatMap((value) => exactNameKeys(value, type)),
    identifiers,
    identifierKinds: identifiers.map(() => 'other'),
    keys: toStoredKeys(indexKeys(names, type)),
    suggest: [],
    words: [],
    listCount: 1,
    designatedOn: null,
    row: {
      listings: Array.from({ length: rest.listCount ?? 1 }, (_, at) => ({
        sourceId: at + 1,
        publisherId: null,
        programmes: [],
      })),
      listedOn: null,
      changedOn: null,
      sex: null,
      birthDates: born ? [born] : [],
      birthRanges: born ? [{ from: born, to: born, isCirca: false }] : [],
    },
  }
}

const subjects = [
  subject('ofac-1', '02', ['Vladimir Vladimirovich PUTIN', 'Владимир Владимирович Путин'], { birthDate: '1952-10-07' }),
  subject('ofac-2', '01', ['华为技术有限公司', 'Huawei Technologies Co., Ltd.'], {
    identifiers: ['914403001922038216'],
  }),
  ...['EG', 'VN', 'CN'].map((country, at) => ({
    ...subject(`csl-${at}`, '01', ['Sanmu Metal Co., Ltd.', '三木金属有限公司'], { listCount: at === 2 ? 3 : 1 }),
    countries: [country],
  })),
  subject('un-1', '02', ['Ivan PETROV'], { birthDate: '1960-01-01', sourceIds: [2] }),
  subject('un-2', '02', ['Ivan PETROV'], { birthDate: '1975-05-05', sourceIds: [2] }),
  subject('un-3', '02', ['Ivan PETROV'], { sourceIds: [2], isListed: false }),
]

const prefix = `qdscreen${randomBytes(5).toString('hex')}`
const engine = new Client({ node: required('ELASTICSEARCH_URL') })
const alias = subjectAlias(prefix)
const index = newIndexName(prefix, new Date())
let screener: Screener

beforeAll(async () => {
  await engine.indices.create({ index, ...subjectIndex, aliases: { [alias]: {} } })
  const operations = subjects.flatMap((document) => [{ index: { _index: index, _id: document.id } }, document])
  const { errors } = await engine.bulk({ operations, refresh: true })
  expect(errors).toBe(false)
  screener = createScreener({ engine, alias }, 0)
})

afterAll(async () => {
  await engine.indices.delete({ index })
  await engine.close()
})

const idsOf = (screening: Screening | undefined) => screening?.rows.map(({ id }) => id)

describe('screening a real index', () => {
  test('finds names in another spelling and another script, one by one and in a batch', async () => {
    const names = ['Vladimir Puttin', 'Huawei Technologies', '华为技术', 'Wladimir Putin', 'nobody of that name']
    const queries = names.map((name) => ({ name, type: null }))
    const many = await screener.screenBatch(queries)
    expect(many.map(idsOf)).toEqual([['ofac-1'], ['ofac-2'], ['ofac-2'], ['ofac-1'], []])
    for (const [at, query] of queries.entries()) expect((await screener.screen(query)).rows).toEqual(many[at]?.rows)
  })

  test('ranks the subject with agreeing details before its namesake', async () => {
    const details = { birthDate: '1975-05-05' }
    const [rows, plain] = await screener.screenBatch([
      { name: 'Ivan Petrov', type: '02', details },
      { name: 'Ivan Petrov', type: '02' },
    ])
    expect(idsOf(rows)?.[0]).toBe('un-2')
    expect(idsOf(plain)).toEqual(['un-1', 'un-2'])
  })

  test('orders equal scores by the country that the query names, then by the number of lists', async () => {
    const names = ['三木金属有限公司', '越南三木金属有限公司', 'Sanmu Metal Egypt']
    const [plain, vietnam, egypt] = await screener.screenBatch(names.map((name) => ({ name, type: null })))
    expect(idsOf(plain)).toEqual(['csl-2', 'csl-0', 'csl-1'])
    expect(idsOf(vietnam)?.[0]).toBe('csl-1')
    expect(idsOf(egypt)?.[0]).toBe('csl-0')
  })

  test('finds an equal identifier, as the name or as a detail', async () => {
    const [alone, beside] = await screener.screenBatch([
      { name: '91440300 1922 0382 16', type: null },
      { name: 'Another Name Entirely', type: null, details: { identifiers: ['914403001922038216'] } },
    ])
    for (const screening of [alone, beside]) expect(screening?.rows[0]).toMatchObject({ id: 'ofac-2', score: 100 })
  })

  test('respects the filters for lists, type and state', async () => {
    const asked = { name: 'Ivan Petrov', type: null }
    expect(idsOf(await screener.screen({ ...asked, sourceIds: [1] }))).toEqual([])
    expect(idsOf(await screener.screen({ ...asked, type: '01' }))).toEqual([])
    expect(idsOf(await screener.screen({ ...asked, includeOffline: true }))).toEqual(['un-1', 'un-2', 'un-3'])
  })

  test('in exact mode requires the same name', async () => {
    expect(idsOf(await screener.screenExact({ name: 'petrov, ivan' }))).toEqual(['un-1', 'un-2'])
    expect(idsOf(await screener.screenExact({ name: 'Ivan Petrof' }))).toEqual([])
  })

  test('names the live index', async () => {
    expect(await screener.version()).toBe(index)
    await expect(createScreener({ engine, alias: 'qd-not-there' }, 0).version()).rejects.toMatchObject({
      statusCode: 404,
    })
  })
})
