import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EntityDetail } from '../../src/contract/detail.ts'
import { envelopeOf } from '../../src/contract/envelope.ts'
import { GraphAnswer, GraphTableAnswer } from '../../src/contract/graph.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const cst = 'reg-NK-abdzbEBkqyT29GyREbiURZ'
const zakharov = 'reg-NK-aU5ybkbRFJucf8YMwsJvDw'
const svetlana = 'reg-NK-DQ98GPMgdVH8DSZd8g9Xtc'
const kalashnikov = 'reg-NK-nR5AXM9AVPq4pQaSPSaVam'

let environment: TestEnvironment
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
  await environment.ingest(['ownership-register', '--force'], { SOURCE_MIRROR: fixtures })
  // OFAC's entries on Mahan Air and its aircraft, plus a company that OFAC names without a number.
  await environment.db
    .insertInto('relationships')
    .values([
      {
        source_id: 'ofac-sdn',
        from_publisher_id: '12927',
        to_publisher_id: null,
        to_name: 'Mola-Movahedin Charity Institute',
        kind: 'owned-or-controlled-by',
        label: 'Owned or Controlled By',
        is_former: false,
        quality: null,
      },
      {
        source_id: 'ofac-sdn',
        from_publisher_id: '50543',
        to_publisher_id: null,
        to_name: 'MAHAN AIR',
        kind: 'providing-support-to',
        label: 'Providing support to',
        is_former: false,
        quality: null,
      },
    ])
    .execute()
  user = await environment.signIn(await environment.app())
})
afterAll(() => environment.close())

const level = '/open-api/api/sanction/detail/graph/conduct/level'
const table = '/open-api/api/sanction/detail/graph/conduct/table'

async function post(url: string, payload: object, language = 'en') {
  return user.inject({ method: 'POST', url, payload, headers: { 'accept-language': language } })
}

async function graph(payload: object, language?: string): Promise<GraphAnswer> {
  const response = await post(level, payload, language)
  const body = response.json()
  expect(response.statusCode, response.body).toBe(200)
  expect(envelopeOf(GraphAnswer).parse(body)).toEqual(body)
  return body.data
}

async function rows(payload: object): Promise<GraphTableAnswer> {
  const response = await post(table, payload)
  const body = response.json()
  expect(response.statusCode, response.body).toBe(200)
  expect(envelopeOf(GraphTableAnswer).parse(body)).toEqual(body)
  return body.data
}

const told = ({ edges }: GraphAnswer) =>
  edges.map(({ source, target, kind, percentText, isFormer }) => [source, kind, target, percentText, isFormer])

describe('who holds a party', () => {
  test('is asked with holders, shares and who stands above them', async () => {
    const answer = await graph({ startCpyId: cst, type: 0, level: 2 })
    expect(answer).toMatchObject({ type: 0, level: 2, isCut: false })
    expect(told(answer)).toEqual(
      expect.arrayContaining([
        [zakharov, 'owner-of', cst, '51%', false],
        [zakharov, 'owner-of', cst, '50%', true],
        [kalashnikov, 'owner-of', cst, '49%', false],
        [svetlana, 'owner-of', cst, '1%', true],
      ]),
    )
    // One holding is one edge, whether a statement gives the share or not; his wife's kinship is no ownership.
    expect(new Set(told(answer).map(([source, , target, , isFormer]) => `${source} ${target} ${isFormer}`)).size).toBe(
      answer.edges.length,
    )
    expect(answer.edges.every(({ isOwnership }) => isOwnership)).toBe(true)
    expect(answer.nodes.find(({ start }) => start)).toMatchObject({ id: cst, type: 0, subjectType: '01', s: '1' })
    expect(answer.nodes.find(({ id }) => id === zakharov)).toMatchObject({ type: 1, isListed: false })
  })

  test('has shares in aggregate: former ones left out, one holding counted once, more than half warned of', async () => {
    const { shareholderList, listedOwnership } = await graph({ startCpyId: cst })
    expect(shareholderList).toMatchObject([
      { id: zakharov, percent: 51, paths: 1, isWarning: true },
      { id: kalashnikov, percent: 49, paths: 1, isWarning: false },
    ])
    expect(listedOwnership).toEqual({ percent: null, isWarning: false, owners: [] })
  })

  test('reads in Chinese', async () => {
    const { edges } = await graph({ startCpyId: 'ofac-15464' }, 'zh')
    expect(edges).toMatchObject([
      { source: 'ofac-12927', target: 'ofac-15464', percent: null, percentText: '未载明', labelZh: '拥有或控制方' },
    ])
  })
})

describe('what a party holds', () => {
  test('points from OFAC’s Mahan Air to its aircraft', async () => {
    const answer = await graph({ startCpyId: 'ofac-12927', type: '1' })
    expect(told(answer)).toContainEqual(['ofac-12927', 'owned-or-controlled-by', 'ofac-15464', 'not stated', false])
    expect(answer.shareholderList).toMatchObject([{ id: 'ofac-15464', percent: null, paths: 0, unstatedPaths: 1 }])
    expect(answer.listedOwnership).toBeNull()
  })

  test('finds a party named without a number by its exact primary name', async () => {
    const { edges, nodes } = await graph({ startCpyId: 'ofac-12927', type: 1, includeOther: true })
    expect(edges).toContainEqual(
      expect.objectContaining({ source: 'ofac-50543', target: 'ofac-12927', isOwnership: false, percentText: '' }),
    )
    expect(nodes.find(({ id }) => id === 'ofac-50543')?.nameZh).toBe('永信至成科技集团股份有限公司')
  })

  test('finds a party named without a number by an alias, and apart from its legal form', async () => {
    const named = {
      source_id: 'ofac-sdn',
      from_publisher_id: '50543',
      to_publisher_id: null,
      kind: 'owns-controls-or-operates',
      label: 'Owns, controls or operates',
      is_former: false,
      quality: null,
    }
    const toNames = ['Mahan Air Company (MA)', 'LYDIA 2']
    const added = environment.db.insertInto('relationships').values(toNames.map((to_name) => ({ ...named, to_name })))
    await added.execute()
    const owned = await graph({ startCpyId: 'ofac-50543', type: 1 })
    const owners = await graph({ startCpyId: 'ofac-12927', type: 0 })
    await environment.db.deleteFrom('relationships').where('to_name', 'in', toNames).execute()
    expect(owned.edges.map(({ target }) => target)).toContain('ofac-12927')
    expect(owned.nodes.find(({ name }) => name === 'LYDIA 2')).toMatchObject({ s: null })
    expect(owners.edges).toContainEqual(expect.objectContaining({ source: 'ofac-50543', target: 'ofac-12927' }))
  })

  test('support is another layer: off unless asked for, only around the start, and never followed', async () => {
    const plain = await graph({ startCpyId: 'ofac-12927', type: 1, level: 3 })
    expect(plain.edges.filter(({ isOwnership }) => !isOwnership)).toEqual([])
    const whole = await graph({ startCpyId: 'ofac-12927', type: 1, level: 3, includeOther: 'true' })
    const others = whole.edges.filter(({ isOwnership }) => !isOwnership)
    expect(others).not.toEqual([])
    for (const { source, target } of others) expect([source, target]).toContain('ofac-12927')
    const beside = await post(level, { startCpyId: 'ofac-12927', cpyId: 'ofac-50543', type: 1 })
    expect(beside.statusCode).toBe(404)
  })

  test('a party known by name alone opens nothing', async () => {
    const { nodes } = await graph({ startCpyId: 'ofac-12927' })
    const [named] = nodes.filter(({ name }) => name === 'Mola-Movahedin Charity Institute')
    expect(named).toMatchObject({ subjectType: null, s: null, isListed: false, hasRelation: false })
    expect((await post(level, { startCpyId: named?.id })).statusCode).toBe(404)
  })
})

test('a node can be expanded, and is marked as expandable', async () => {
  const mahan = 'ofac-12927'
  const first = await graph({ startCpyId: 'ofac-15464' })
  expect(first.nodes.find(({ id }) => id === mahan)?.hasRelation).toBe(true)
  const above = await graph({ startCpyId: 'ofac-15464', cpyId: mahan })
  expect(above.nodes.map(({ name }) => name)).toContain('Mola-Movahedin Charity Institute')
  // His wife does not own him: there is nothing above him.
  const holders = await graph({ startCpyId: cst })
  expect(holders.nodes.find(({ id }) => id === zakharov)?.hasRelation).toBe(false)
  const more = await graph({ startCpyId: cst, cpyId: zakharov, type: 1 })
  expect(more.edges.map(({ target }) => target)).toContain('reg-NK-iE6m5ryPeTAMZozfECVSL7')
  expect(more.nodes.find(({ start }) => start)?.id).toBe(cst)
})

test('a subject without relations is one node', async () => {
  const answer = await graph({ startCpyId: 'un-110554', level: 3 })
  expect(answer.edges).toEqual([])
  expect(answer.shareholderList).toEqual([])
  expect(answer.nodes).toMatchObject([{ id: 'un-110554', start: true, hasRelation: false, type: 1 }])
})

describe('the table', () => {
  test('has the same relations as rows', async () => {
    const { type, children } = await rows({ cpyId: cst })
    expect(type).toBe(0)
    expect(children.map(({ index, id, percent, status }) => [index, id, percent, status])).toEqual(
      expect.arrayContaining([
        ['1', expect.any(String), expect.any(Number), 'current'],
        [expect.any(String), svetlana, 1, 'former'],
      ]),
    )
    const shown = await graph({ startCpyId: cst, level: 1 })
    expect(children).toHaveLength(shown.edges.length)
    const above = children.find(({ id, status }) => id === zakharov && status === 'current')
    expect(above).toMatchObject({ amount: null, amountText: '', percentText: '51%', isOwnership: true })
    // His wife is kin of his, not of the company: his own page shows her.
    expect(above?.children).toEqual([])
  })

  test('is outward where the party holds anything', async () => {
    const { type, children } = await rows({ cpyId: 'ofac-12927' })
    expect(type).toBe(1)
    expect(children.map(({ id }) => id)).toContain('ofac-15464')
  })
})

describe('what is asked', () => {
  test('comes as a form as well', async () => {
    const response = await user.inject({
      method: 'POST',
      url: level,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ startCpyId: cst, cpyId: '', type: '2', level: '1' }).toString(),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().data).toMatchObject({ type: 0, level: 1 })
  })

  test.each([
    [{ startCpyId: 'ofac-1' }, 404],
    [{ startCpyId: 'a\u0000b' }, 404],
    [{ startCpyId: cst, cpyId: 'ofac-1' }, 404],
    // Listed, but not a part of this subject's graph.
    [{ startCpyId: cst, cpyId: 'ofac-12927' }, 404],
    [{ startCpyId: cst, level: 4 }, 400],
    [{ startCpyId: cst, level: '0' }, 400],
    [{ startCpyId: cst, level: 'x' }, 400],
    [{}, 400],
  ])('%j answers %i', async (payload, status) => {
    expect((await post(level, payload)).statusCode).toBe(status)
  })

  test.each([
    [{ cpyId: 'ofac-1' }, 404],
    [{ cpyId: cst, level: 9 }, 400],
    [{}, 400],
  ])('of the table %j answers %i', async (payload, status) => {
    expect((await post(table, payload)).statusCode).toBe(status)
  })
})

test('a party of a register alone has a page that says it is on no list, and is not searched', async () => {
  const { data } = (await user.inject({ url: `/open-api/api/sanction/detail/entity?id=${cst}` })).json()
  expect(EntityDetail.parse(data)).toMatchObject({ status: 'unlisted', sanctionInfoList: [], cpyId: cst })
  for (const offline of ['', '&includeOffline=true']) {
    const found = await user.inject({ url: `/open-api/api/sanction/search?keyword=Kalashnikov%20Concern${offline}` })
    expect(found.json().data.data.map(({ id }: { id: string }) => id)).not.toContain(kalashnikov)
  }
})

/** These tests are last, because they add two listings to the holders. */
describe('holders who are listed', () => {
  beforeAll(async () => {
    const entries = [
      ['un-110554', zakharov],
      ['ofac-50543', kalashnikov],
    ] as const
    for (const [entry, holder] of entries) {
      await environment.db.updateTable('subjects').set({ is_listed: true }).where('id', '=', holder).execute()
      await environment.db
        .updateTable('subject_records')
        .set({ subject_id: holder })
        .where('own_subject_id', '=', entry)
        .execute()
    }
  })

  test('are returned with their combined share', async () => {
    const { listedOwnership } = await graph({ startCpyId: cst })
    expect(listedOwnership).toMatchObject({ percent: 100, isWarning: true })
    expect(listedOwnership?.owners.map(({ id, percent }) => [id, percent])).toEqual([
      [zakharov, 51],
      [kalashnikov, 49],
    ])
  })

  test('are empty when all their entries have ended', async () => {
    await sql`
      update source_records set record = jsonb_set(record, '{listings,0,endedOn}', '"2020-01-01"')
      where source_id = 'un-sc' and publisher_id = '110554'
    `.execute(environment.db)
    const { listedOwnership, nodes } = await graph({ startCpyId: cst })
    expect(listedOwnership).toMatchObject({ percent: 49, isWarning: false })
    expect(nodes.find(({ id }) => id === zakharov)).toMatchObject({ isListed: false })
  })
})
