import type { MatchEvidence } from '@qingdan/database/schema.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditRecord } from '../../src/contract/admin.ts'
import { EntityDetail } from '../../src/contract/detail.ts'
import { MatchDecisionPage, MatchPage } from '../../src/contract/matches/match-decisions.ts'
import { SearchAnswer } from '../../src/contract/subject.ts'
import { read as readAs } from '../support/answers.ts'
import { storeLists } from '../support/lists.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const base = '/user-service/api/admin/match'

let environment: TestEnvironment
let app: FastifyInstance
let admin: SignedIn
let demo: SignedIn

/** Anas Hasan Khattab, no longer on a list, and Abdul Latif Mansur, on one. */
const men = { a: 'ofac-sdn/15591', b: 'un-sc/110554' }
const firms = { a: 'ofac-sdn/12927', b: 'ofac-sdn/50543' }
const crafts = { a: 'ofac-sdn/15464', b: 'ofac-sdn/52945' }

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  app = await environment.app()
  admin = await environment.signIn(app, 'admin')
  demo = await environment.signIn(app, 'demo')
})
afterAll(() => environment.close())
beforeEach(async () => {
  await environment.db.deleteFrom('match_decisions').execute()
  await environment.db.deleteFrom('resolution_decisions').execute()
  await environment.db.deleteFrom('possible_matches').execute()
  await add(firms, 0.97)
  await add(men, 0.62, [
    { kind: 'other-birth-date', points: -3, values: ['1986', '1968'] },
    { kind: 'name', points: 4.25, values: ['mansur'] },
  ])
  await add(crafts, 0.5)
})

async function add(pair: { a: string; b: string }, probability: number, evidence: MatchEvidence[] = []): Promise<void> {
  const [a_source_id = '', a_publisher_id = ''] = pair.a.split('/')
  const [b_source_id = '', b_publisher_id = ''] = pair.b.split('/')
  await environment.db
    .insertInto('possible_matches')
    .values({
      a_source_id,
      a_publisher_id,
      b_source_id,
      b_publisher_id,
      probability,
      evidence: JSON.stringify(evidence),
    })
    .execute()
}
const readQueue = (query = '') => readAs(admin, `${base}/page${query}`, MatchPage)
const readDecisions = (query = '') => readAs(admin, `${base}/decision/page${query}`, MatchDecisionPage)
const refsIn = ({ records }: MatchPage) => records.map(({ a, b }) => ({ a: a.ref, b: b.ref }))
const readSubject = (id: string) => readAs(demo, `/open-api/api/sanction/detail/entity?id=${id}`, EntityDetail)
async function post(path: string, payload: Record<string, string>, who: SignedIn = admin) {
  const response = await who.inject({ method: 'POST', url: `${base}/${path}`, payload })
  return { status: response.statusCode, ...response.json() }
}
async function decide(pair: { a: string; b: string }, verdict: string, note?: string): Promise<string> {
  const { status, data } = await post('decide', { ...pair, verdict, ...(note !== undefined && { note }) })
  expect(status).toBe(200)
  return data.decisionId
}
function lastEntry(operation?: AuditRecord['operation']) {
  return environment.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'operation', 'subject', 'outcome', 'reason', 'details'])
    .$if(operation !== undefined, (entries) => entries.where('operation', '=', operation ?? ''))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

describe('possible matches', () => {
  test('do not exist for users, and ask visitors to sign in', async () => {
    for (const [method, path] of [
      ['GET', 'page'],
      ['POST', 'decide'],
      ['POST', 'undo'],
      ['GET', 'decision/page'],
    ] as const) {
      const options = { method, url: `${base}/${path}` }
      expect([path, (await demo.inject(options)).statusCode]).toEqual([path, 404])
      expect([path, (await app.inject(options)).json().code]).toEqual([path, 126])
    }
  })

  test('come with the facts of both: first who is on no list and may be on one, then the most probable', async () => {
    const queue = await readQueue()
    expect(refsIn(queue)).toEqual([men, firms, crafts])
    expect(queue).toMatchObject({ total: 3, next: null })
    expect(queue.records.map(({ consequence }) => consequence)).toEqual(['offList', 'none', 'none'])
    const [first] = queue.records
    expect(first).toMatchObject({
      probability: expect.closeTo(0.62, 5),
      a: { subjectId: 'ofac-15591', status: 'offline', lists: [{ sourceId: 1, state: 'ended' }] },
      b: { subjectId: 'un-110554', name: 'ABDUL LATIF MANSUR', status: 'listed', lists: [{ sourceId: 2 }] },
      grounds: [
        { kind: 'name', points: 4.25, shared: [{ zh: 'mansur', en: 'mansur' }] },
        { kind: 'other-birth-date', labelZh: '出生日期不同', own: { en: '1986' }, other: { en: '1968' } },
      ],
    })
    expect(await lastEntry()).toMatchObject({ operation: 'admin.matches', outcome: 'done', details: { total: 3 } })
  })

  test('are read on by cursor, whatever was decided meanwhile', async () => {
    const first = await readQueue('?pageSize=1')
    expect(refsIn(first)).toEqual([men])
    await decide(men, 'same')
    const second = await readQueue(`?pageSize=1&after=${first.next}`)
    expect(refsIn(second)).toEqual([firms])
    const third = await readQueue(`?pageSize=1&after=${second.next}`)
    expect(refsIn(third)).toEqual([crafts])
    expect(third.next).toBeNull()
    for (const cursor of ['nonsense', Buffer.from('[1,2]').toString('base64url'), 'x'.repeat(1001)]) {
      expect((await admin.inject({ url: `${base}/page?after=${cursor}` })).statusCode).toBe(400)
    }
  })

  test('are decided once, with what was seen, and leave the queue', async () => {
    const id = await decide(men, 'same', 'Photograph')
    expect(refsIn(await readQueue())).toEqual([firms, crafts])
    expect(await lastEntry('admin.decideMatch')).toMatchObject({
      actor_id: admin.userId,
      subject: `${men.a} ${men.b}`,
      details: { verdict: 'same', note: 'Photograph', decisionId: id },
    })
    expect(await post('decide', { ...men, verdict: 'other' })).toMatchObject({ status: 409 })
    expect(await lastEntry()).toMatchObject({
      outcome: 'refused',
      reason: 'match.decided',
      subject: `${men.a} ${men.b}`,
    })
    const { records } = await readDecisions()
    expect(records).toMatchObject([
      {
        decisionId: id,
        verdict: 'same',
        note: 'Photograph',
        userName: 'admin',
        state: 'waiting',
        a: { ref: men.a, name: 'Anas Hasan KHATTAB' },
        grounds: [{ kind: 'name' }, { kind: 'other-birth-date' }],
      },
    ])
  })

  test('can be named in either order; what is no pair is unknown', async () => {
    await decide({ a: men.b, b: men.a }, 'other')
    expect(refsIn(await readQueue())).toEqual([firms, crafts])
    const unknown = [
      { a: men.a, b: firms.a },
      { a: men.a, b: 'un-sc/none' },
      { a: 'no-list/1', b: men.b },
    ]
    for (const pair of unknown) {
      expect(await post('decide', { ...pair, verdict: 'same' })).toMatchObject({ status: 404 })
    }
    for (const wrong of [{ a: 'ofac', b: men.b }, { a: men.a }, { a: 'ofac-sdn/\u0000', b: men.b }, men]) {
      expect(await post('decide', wrong)).toMatchObject({ status: 400 })
    }
    expect(await post('decide', { ...men, verdict: 'perhaps' })).toMatchObject({ status: 400 })
  })

  test('of the same two subjects count as decided with any pair of their records', async () => {
    await decide(men, 'other')
    await environment.db
      .updateTable('subject_records')
      .set({ subject_id: 'ofac-15591' })
      .where('publisher_id', '=', '52945')
      .execute()
    await add({ a: 'ofac-sdn/52945', b: men.b }, 0.8)
    expect(refsIn(await readQueue())).not.toContainEqual({ a: 'ofac-sdn/52945', b: men.b })
    expect((await readSubject('un-110554')).possiblySame).toEqual([])
    await environment.db
      .updateTable('subject_records')
      .set({ subject_id: 'ofac-52945' })
      .where('publisher_id', '=', '52945')
      .execute()
  })

  test('of the same two subjects are one pair, the most probable of their records', async () => {
    await environment.db
      .updateTable('subject_records')
      .set({ subject_id: 'ofac-15591' })
      .where('publisher_id', '=', '52945')
      .execute()
    const again = { a: 'ofac-sdn/52945', b: men.b }
    await add(again, 0.8)
    const queue = await readQueue()
    expect(refsIn(queue)).toContainEqual(again)
    expect(refsIn(queue)).not.toContainEqual(men)
    expect(queue.total).toBe(queue.records.length)
    await environment.db
      .updateTable('subject_records')
      .set({ subject_id: 'ofac-52945' })
      .where('publisher_id', '=', '52945')
      .execute()
  })

  test('return to the queue when the decision is undone, once', async () => {
    const decisionId = await decide(men, 'other')
    expect(await post('undo', { decisionId })).toMatchObject({ status: 200 })
    expect(await lastEntry()).toMatchObject({ operation: 'admin.undoMatch', details: { decisionId, verdict: 'other' } })
    expect(refsIn(await readQueue())).toEqual([men, firms, crafts])
    expect((await readDecisions()).records).toMatchObject([{ decisionId, state: 'undone', undoneBy: 'admin' }])
    expect(await post('undo', { decisionId })).toMatchObject({ status: 409 })
    expect(await post('undo', { decisionId: '999999' })).toMatchObject({ status: 404 })
    expect(await post('undo', { decisionId: 'x' })).toMatchObject({ status: 400 })
    const again = await decide(men, 'same')
    const { records, next } = await readDecisions('?pageSize=1')
    expect([records[0]?.decisionId, next]).toEqual([again, again])
    expect((await readDecisions(`?before=${next}`)).records.map((one) => one.decisionId)).toEqual([decisionId])
  })

  test('that two decide at once have one decision', async () => {
    const answers = await Promise.all(['same', 'other'].map((verdict) => post('decide', { ...men, verdict })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('who is possibly the same', () => {
  const marksOf = async (keyword: string) => {
    const answer = await readAs(
      demo,
      `/open-api/api/sanction/search?keyword=${encodeURIComponent(keyword)}&includeOffline=true`,
      SearchAnswer,
    )
    return new Map(answer.data.map(({ id, possiblySame }) => [id, possiblySame]))
  }

  test('stands on the detail of both, with the values of each side first', async () => {
    expect((await readSubject('ofac-15591')).possiblySame).toMatchObject([
      {
        id: 'un-110554',
        status: 'listed',
        isConfirmed: false,
        lists: [{ sourceId: 2, state: 'in force' }],
        grounds: [{ kind: 'name' }, { own: { en: '1986' }, other: { en: '1968' } }],
      },
    ])
    expect((await readSubject('un-110554')).possiblySame).toMatchObject([
      {
        id: 'ofac-15591',
        status: 'offline',
        grounds: [{ kind: 'name' }, { own: { en: '1968' }, other: { en: '1986' } }],
      },
    ])
  })

  test('stands on the row, with the lists on which the subject of the row is not', async () => {
    expect((await marksOf('abdul latif mansur')).get('un-110554')).toMatchObject({
      count: 1,
      id: 'ofac-15591',
      lists: [],
    })
    expect((await marksOf('anas hasan khattab')).get('ofac-15591')).toMatchObject({
      id: 'un-110554',
      lists: [{ sourceId: 2 }],
    })
    expect((await marksOf('mahan air')).get('ofac-12927')).toMatchObject({ id: 'ofac-50543', lists: [] })
  })

  test('is confirmed until they are one subject, and gone when refused', async () => {
    await decide(men, 'same')
    expect((await readSubject('ofac-15591')).possiblySame).toMatchObject([{ id: 'un-110554', isConfirmed: true }])
    await environment.db.deleteFrom('match_decisions').execute()
    await decide(men, 'other')
    expect((await readSubject('ofac-15591')).possiblySame).toEqual([])
    expect((await marksOf('abdul latif mansur')).get('un-110554')).toBeNull()
  })
})
