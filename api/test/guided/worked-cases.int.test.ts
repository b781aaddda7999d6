import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FlowName, readCountrySets, readFlow } from '@qingdan/guided-flows/flows.ts'
import type { Answer, Fact, Facts } from '@qingdan/guided-flows/model.ts'
import { type Given, type Walk, walk } from '@qingdan/guided-flows/walk.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DiligenceAnswer, GuidedRun } from '../../src/contract/guided/run.ts'
import { buildTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { askedIn, findingsOf, type GuidedClient, guidedClient } from './guided-client.ts'

/**
 * The worked cases through the calls, on the whole Commerce Control List. What a case knows of a party comes from a
 * confirmed subject of the fixtures that has just that; what has no field or no subject is asked, and answered as the
 * case has it. The cases of risk projects are in `risk-project.int.test.ts`.
 */

interface WorkedCase {
  id: string
  flow: FlowName
  start?: string
  facts: Facts
  answers: Readonly<Record<string, Answer | Readonly<Record<string, string>>>>
  default?: Answer
  expect: {
    terminal: string
    findings?: string[]
    notFindings?: string[]
    notAsked?: string[]
    countResult?: string | number
    /** The conclusion that carries the citation; the last one where none is named. */
    decisive?: string
    citation: string
  }
}

const shared = process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url))
const casesFile = resolve(shared, 'guided-flows/cases.json')
const areThere = existsSync(casesFile)
const cases = (areThere ? (JSON.parse(readFileSync(casesFile, 'utf8')) as { cases: WorkedCase[] }).cases : []).filter(
  ({ flow }) => flow !== 'risk-project',
)
const countries = readCountrySets()

/** Listed subjects of the fixtures by what the lists say of them, and nothing else. */
const subjects: { id: string; facts: Facts }[] = [
  { id: 'bis-el-9324e4405244', facts: { 'endUser.lists': ['EL'], 'endUser.footnotes': ['1', '2'] } },
  { id: 'bis-el-32f0f347005b', facts: { 'endUser.lists': ['EL'], 'endUser.footnotes': ['3'] } },
  { id: 'bis-meu-0070d5b63170', facts: { 'endUser.lists': ['MEU'] } },
  { id: 'bis-uvl-933894c96ede', facts: { 'endUser.lists': ['UVL'] } },
  { id: 'ofac-35096', facts: { 'endUser.lists': ['SDN'], 'endUser.sdnTags': ['RUSSIA-EO14024'] } },
  { id: 'cn-ecl-2025-35-1', facts: { 'partner.cnLists': ['CTRL'] } },
  { id: 'cn-uel-2025-7-1', facts: { 'partner.cnLists': ['UEL'] } },
  // Its holder with 60 percent is on the Entity List with footnotes 1 and 2.
  { id: 'fcc-73c4d2bdb405', facts: { 'endUser.owned50Lists': ['EL'], 'endUser.owned50': ['1', '2'] } },
]

let environment: TestEnvironment
let desk: GuidedClient

beforeAll(async () => {
  if (!areThere) return
  environment = await buildTestEnvironment()
  await environment.ingest(['demo'])
  await environment.ingest(['us-ccl', '--force'], { SOURCE_MIRROR: shared })
  // No list of the fixtures states a share of a party of the Entity List.
  await sql`
    insert into relationships (source_id, from_publisher_id, to_publisher_id, kind, label, is_former, to_name, percent)
    values ('bis-entity-list', '9324e4405244', null, 'owner-of', 'owner of', false, 'ComNet (USA) LLC', 60)
  `.execute(environment.db)
  subjects.push({ id: await withFootnote5(), facts: { 'endUser.lists': ['EL'], 'endUser.footnotes': ['5'] } })
  desk = guidedClient(await environment.signIn(await environment.app(), 'demo'))
}, 300_000)
afterAll(() => environment?.close())

/** A party of the Entity List that has footnote 5, which none of the fixtures has. */
async function withFootnote5(): Promise<string> {
  const { rows } = await sql<{ subject_id: string }>`
    with one as (
      select r.subject_id, r.source_id, r.publisher_id from subject_records r
      where r.source_id = 'bis-entity-list' and not r.subject_id = any(${subjects.map(({ id }) => id)})
        and (select count(*) from subject_records other where other.subject_id = r.subject_id) = 1
      order by r.subject_id limit 1
    )
    update source_records c
    set record = jsonb_set(record, '{facts}', '[{"key": "entity-list-footnote-5", "value": "5"}]')
    from one where c.source_id = one.source_id and c.publisher_id = one.publisher_id and c.valid_to is null
    returning one.subject_id
  `.execute(environment.db)
  return rows[0]?.subject_id ?? ''
}

describe.skipIf(!areThere)('worked cases through the calls', () => {
  test('what the lists say of each subject is what its cases need', async () => {
    for (const { id, facts } of subjects) {
      const { recordId } = (
        await desk.post<GuidedRun>('risk/end/use/start', { categoryId: 'ent', parties: [{ name: 'Q', subjectId: id }] })
      ).data
      const { facts: known } = await environment.db
        .selectFrom('guided_runs')
        .select('facts')
        .where('id', '=', Number(recordId))
        .executeTakeFirstOrThrow()
      expect({ id, ...known }).toMatchObject({ id, ...facts })
    }
  })

  test('a control of all but a part of an entry is asked', async () => {
    const begun = { eccn: '3A611.y', countryId: 'VN', endUser: 'Qxzv Wpfk Ltd', type: 1 }
    const end = await answerAll(
      await started('risk/product/rule/start', begun),
      () => 'no',
      (run, id, answer) => [
        'risk/product/rule/answer',
        { recordId: run.recordId, id, answer: answer === 'yes' || id === 'fdp.g.1' ? 1 : 0 },
      ],
    )
    expect(askedIn(end)).toContain('fdp.ns.2')
  })

  test.each(cases.map((one) => [one.id, one] as const))('%s', async (_id, one) => {
    const wanted = walkedByFacts(one)
    const answers = new Map<string, ReturnType<AnswerOf>>(
      wanted.steps.flatMap((step): [string, ReturnType<AnswerOf>][] =>
        'answer' in step ? [[step.node.id, step.answer]] : 'amounts' in step ? [[step.node.id, step.amounts]] : [],
      ),
    )
    const confirmed = subjects.filter(({ facts }) => isNeeded(facts, one.facts))
    const end = await throughCalls(one, confirmed, (id) => {
      const answer = answers.get(id)
      if (answer === undefined) throw new Error(`${id} is asked, and the case has no answer to it`)
      return answer
    })
    const codes = findingsOf(end)
    expect(codes.at(-1)).toBe(one.expect.terminal)
    expect(codes).toEqual(expect.arrayContaining(one.expect.findings ?? []))
    expect(codes.filter((code) => code !== null && one.expect.notFindings?.includes(code))).toEqual([])
    expect(one.expect.notAsked?.filter((id) => askedIn(end).includes(id)) ?? []).toEqual([])
    for (const { citations } of end.steps) expect(citations.length).toBeGreaterThan(0)
    const decisive = end.steps.find(({ code }) => code === (one.expect.decisive ?? one.expect.terminal))
    expect(decisive?.citations.map(({ ref }) => ref).join('\n')).toContain(one.expect.citation)
    const shares = end.steps.flatMap(({ amounts }) => (amounts ? [Number(amounts.countResult)] : []))
    if (one.expect.countResult !== undefined) expect(shares).toEqual([Number(one.expect.countResult)])
  })
})

/** A subject is confirmed when the case knows of a listed party what it brings. */
function isNeeded(brought: Facts, known: Facts): boolean {
  return Object.entries(brought).some(
    ([fact, value]) =>
      fact in known &&
      listOf(known[fact]).length > 0 &&
      listOf(known[fact]).every((one) => listOf(value).includes(one)),
  )
}

function listOf(value: Fact | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The case in the engine: with all that it knows. */
function walkedByFacts(one: WorkedCase): Walk {
  const flow = readFlow(one.flow)
  const given: Given[] = []
  const start = startOf(one)
  for (;;) {
    const now = walk({ flow, countries, start, facts: one.facts, given })
    if (!now.open) return now
    const { id } = now.open
    const answer = one.answers[id] ?? one.default ?? 'no'
    given.push(typeof answer === 'string' ? { id, answer } : { id, amounts: answer })
  }
}

function startOf(one: WorkedCase): string {
  return one.start ?? Object.keys(readFlow(one.flow).start)[0] ?? ''
}

type AnswerOf = (id: string) => Answer | Readonly<Record<string, string>>

async function throughCalls(
  one: WorkedCase,
  confirmed: readonly { id: string }[],
  answerOf: AnswerOf,
): Promise<GuidedRun> {
  const { eccn, destination, shipFrom, asOf, type } = one.facts
  const parties = confirmed.map(({ id }) => ({ name: `party ${id}`, subjectId: id }))
  const entered = { asOf, ...(parties.length > 0 && { parties }) }
  if (one.flow === 'fdp') {
    const endUser = 'Qxzv Wpfk Ltd'
    const begun = { eccn, countryId: destination, shipFrom, type, endUser, ...entered }
    return await answerAll(await started('risk/product/rule/start', begun), answerOf, (run, id, answer) => [
      'risk/product/rule/answer',
      { recordId: run.recordId, id, answer: answer === 'yes' ? 1 : 0 },
    ])
  }
  if (one.flow === 'end-use') {
    const begun = { categoryId: startOf(one), eccn, countryId: destination, ...entered }
    return await answerAll(await started('risk/end/use/start', begun), answerOf, (run, questionId, answer) => [
      'risk/end/use/answer',
      { recordId: run.recordId, questionId, optType: answer === 'yes' ? 1 : 2 },
    ])
  }
  if (one.flow === 'de-minimis') {
    const { recordId } = (await desk.post<{ recordId: string }>('risk/minimum/rate/add', { reportName: one.id })).data
    const begun = await started('risk/minimum/rate/start', { recordId, eccn, countryId: destination })
    return await answerAll(begun, answerOf, async (_run, questionId, answer) => {
      if (typeof answer !== 'string') await desk.post('risk/minimum/rate/count', { recordId, ...answer })
      return ['risk/minimum/rate/answer', { recordId, questionId, answer: answer === 'no' ? 0 : 1 }]
    })
  }
  return await throughQuestionnaire(one.flow === 'item-control' ? '1' : '2', asOf, parties, answerOf)
}

async function throughQuestionnaire(
  module: '1' | '2',
  asOf: Fact | undefined,
  parties: readonly object[],
  answerOf: AnswerOf,
): Promise<GuidedRun> {
  const ask = async (query: Record<string, string>) => {
    const { status, data, message } = await desk.get<DiligenceAnswer>('diligencing/question', { module, ...query })
    expect({ status, message }).toMatchObject({ status: 200 })
    return data
  }
  let now = await ask({ type: '3', asOf: String(asOf), parties: JSON.stringify(parties) })
  while (!now.hasEnd) now = await ask({ type: '2', id: now.id, optType: answerOf(now.id) === 'yes' ? '1' : '2' })
  return now
}

async function started(path: string, body: object): Promise<GuidedRun> {
  const { status, data, message } = await desk.post<GuidedRun>(path, body)
  expect({ status, message }).toMatchObject({ status: 200 })
  return data
}

type Call = [path: string, body: object]

async function answerAll(
  begun: GuidedRun,
  answerOf: AnswerOf,
  callOf: (run: GuidedRun, id: string, answer: ReturnType<AnswerOf>) => Call | Promise<Call>,
): Promise<GuidedRun> {
  let now = begun
  while (now.question) {
    const { id } = now.question
    now = await started(...(await callOf(now, id, answerOf(id))))
  }
  return now
}
