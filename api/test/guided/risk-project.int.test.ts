import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RiskProject, RiskProjectRow } from '../../src/contract/guided/risk-project.ts'
import type { GuidedRun } from '../../src/contract/guided/run.ts'
import { storeLists } from '../support/lists.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'
import { type GuidedClient, guidedClient } from './guided-client.ts'
import { codesOf, plainProject, projectClient, stranger } from './project-client.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const integrity = { name: 'Integrity Technology Group, Incorporated', role: 0 }

let environment: TestEnvironment
let signedIn: SignedIn
let desk: GuidedClient
let other: GuidedClient
let trial: GuidedClient
let projects: ReturnType<typeof projectClient>
/** A party of China's control list, by its name. */
let controlled: string

beforeAll(async () => {
  environment = await buildTestEnvironment()
  await storeLists(environment)
  await environment.ingest(['cn-export-control', '--force'], { SOURCE_MIRROR: fixtures })
  await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
  // Rows of the chart as printed, which the shortened fixture does not have.
  for (const [name, code] of [
    ['Malaysia', 'MY'],
    ['Vietnam', 'VN'],
  ]) {
    await sql`
      insert into regulation_entries (regulation_id, entry_id, content, hash, position, valid_from)
      select regulation_id, ${code}, content || jsonb_build_object('name', ${name}::text, 'countryCode', ${code}::text,
        'columns', '["CB 1", "CB 2", "NP 1", "NS 1", "NS 2", "MT 1", "RS 1", "RS 2", "CC 1", "CC 3"]'::jsonb),
        ${`hash of ${name}`}, 900, valid_from
      from regulation_entries
      where regulation_id = 'us-country-chart' and content->>'name' = 'Germany' and valid_to is null
    `.execute(environment.db)
  }
  const app = await environment.app()
  signedIn = await environment.signIn(app, 'demo')
  desk = guidedClient(signedIn)
  other = guidedClient(await environment.signIn(app, 'admin'))
  trial = guidedClient(await environment.signIn(app, 'trial'))
  projects = projectClient(desk)
  const { name } = await environment.db
    .selectFrom('subjects')
    .innerJoin('subject_records', 'subject_records.subject_id', 'subjects.id')
    .select('name')
    .where('source_id', '=', 'cn-export-control')
    .orderBy('subjects.id')
    .executeTakeFirstOrThrow()
  controlled = name
}, 300_000)
afterAll(() => environment.close())

describe('worked cases', () => {
  const to = (destination: string, payment = 'CN', origin = 'US') => [
    { countryId: origin, role: 0 },
    { countryId: destination, role: 2 },
    { countryId: payment, role: 4 },
  ]
  const cases = [
    {
      id: 'rp-01: 3A001.a.2 to Malaysia has an X in NS 2, and GBS is a candidate',
      entries: { eccn: '3A001.a.2', countries: to('MY') },
      end: 'RP_END_LICENCE',
      found: ['RP_US_LICENCE_EXCEPTION_CANDIDATE'],
      decisive: ['RP_US_LICENCE_EXCEPTION_CANDIDATE', '15 CFR 738.4(a)(2)(ii)(A)'],
    },
    {
      id: 'rp-03: EAR99 to Cuba',
      entries: { countries: to('CU') },
      end: 'RP_END_LICENCE',
      found: ['RP_US_EMBARGO', 'RP_US_EAR99'],
      decisive: ['RP_US_EMBARGO', '15 CFR 746.2'],
    },
    {
      id: 'rp-05: a candidate that nobody judged',
      entries: { countries: to('DE'), partners: [integrity] },
      end: 'RP_SCREENING_PENDING',
      found: [],
      decisive: ['RP_SCREENING_PENDING', '15 CFR 744.1(b)(2)'],
      endUses: 'open',
    },
    {
      id: 'rp-07: a partner on China’s control list',
      entries: { countries: to('US', 'CN', 'CN') },
      partner: 'controlled',
      end: 'RP_END_STOP',
      found: ['RP_CN_LISTED', 'RP_US_NOT_SUBJECT'],
      decisive: ['RP_CN_LISTED', '《出口管制法》第18条第3款'],
    },
    {
      id: 'rp-09: paid from Russia',
      entries: { countries: to('DE', 'RU') },
      end: 'RP_END_ATTENTION',
      found: ['RP_PAYMENT_FLAG'],
      decisive: ['RP_PAYMENT_FLAG', '15 CFR 746.1(d)'],
    },
    {
      id: 'rp-11: end uses that are not answered make it provisional',
      entries: { countries: to('CN') },
      end: 'RP_END_ATTENTION',
      found: ['RP_END_USE_OPEN'],
      decisive: ['RP_END_USE_OPEN', '15 CFR 744.1(b)(1)'],
      endUses: 'open',
    },
    {
      id: 'rp-13: the same item to Vietnam, which is not in Group B',
      entries: { eccn: '3A001.a.2', countries: to('VN') },
      end: 'RP_END_LICENCE',
      found: ['RP_US_LICENCE'],
      absent: ['RP_US_LICENCE_EXCEPTION_CANDIDATE'],
      decisive: ['RP_US_LICENCE', '15 CFR 742.4'],
    },
  ]
  test.each(cases.map((one) => [one.id, one] as const))(
    '%s',
    async (_id, one) => {
      const partners = one.partner === 'controlled' ? [{ name: controlled, role: 0 }] : [stranger]
      const saved = await projects.save({ partners, ...one.entries })
      expect([saved.status, saved.message]).toEqual([200, expect.any(String)])
      let project = saved.data
      if (one.partner === 'controlled') project = await projects.confirm(project, controlled)
      project = await projects.finish(project)
      if (one.endUses !== 'open') project = await projects.denyEndUses(project)
      const codes = codesOf(project)
      expect(codes.at(-1)).toBe(one.end)
      expect(codes).toEqual(expect.arrayContaining(one.found))
      expect(codes.filter((code) => one.absent?.includes(code ?? ''))).toEqual([])
      if (one.endUses !== 'open') expect(codes).not.toContain('RP_END_USE_OPEN')
      const [code, citation] = one.decisive
      const decisive = project.run.steps.find((step) => step.code === code)
      expect(decisive?.citations.map(({ ref }) => ref).join('\n')).toContain(citation)
    },
    60_000,
  )
})

describe('a project', () => {
  test('is saved with its screening and one dated conclusion', async () => {
    const { data } = await projects.save()
    expect(data).toMatchObject({
      name: '阀门出口德国',
      value: '12000.50',
      state: 'done',
      conclusion: { level: 'attention', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      partners: [{ name: stranger.name, role: 0, isParty: true, screningNum: 0, topScore: null }],
      countries: [
        { countryId: 'US', role: 0 },
        { countryId: 'DE', role: 2, countryEn: 'Germany' },
      ],
    })
    expect(data.snapshot.lists.map(({ shortName }) => shortName)).toContain('BIS Entity List')
    expect(data.snapshot.openPoints).toContainEqual({ code: 'noCandidate', names: [stranger.name] })
  })

  test('names what is missing instead of a conclusion', async () => {
    const { status, message, data } = await projects.save({ eccn: '', value: '', partners: [], countries: [] })
    expect([status, message]).toEqual([200, expect.any(String)])
    expect(data).toMatchObject({ state: 'incomplete', eccn: null, value: null, conclusion: { level: null } })
  })

  test.each([
    [{ name: ' ' }, 'name', '请填写项目名称'],
    [{ name: '名'.repeat(51) }, 'name', '项目名称最多 50 个字'],
    [{ item: '' }, 'item', '请填写交易物项'],
    [{ eccn: '0A000' }, 'eccn', 'CCL 中没有这一编码；未列入 CCL 的填 EAR99'],
    [{ value: '-1' }, 'value', expect.any(String)],
    [{ countries: [{ countryId: 'DE', role: 5 }] }, 'countries.0.role', '请选择角色'],
    [{ countries: [{ countryId: 'DE', role: '' }] }, 'countries.0.role', '请选择角色'],
    [{ countries: [{ countryId: 'ZZ', role: 2 }] }, 'countries.0.countryId', expect.any(String)],
    [{ countries: Array.from({ length: 31 }, () => ({ countryId: 'DE', role: 2 })) }, 'countries', expect.any(String)],
    [{ partners: [{ name: 'A', role: 12 }] }, 'partners.0.role', '请选择角色'],
    [{ partners: [{ name: '', role: 1 }] }, 'partners.0.name', '请填写交易伙伴名称'],
    [{ partners: [stranger, stranger] }, 'partners.1.name', '同一交易伙伴的同一角色只填一次'],
    [
      { partners: Array.from({ length: 51 }, (_, at) => ({ name: `P${at}`, role: 1 })) },
      'partners',
      '一个项目最多 50 个交易伙伴',
    ],
  ])('refuses %j', async (changes, field, message) => {
    const {
      status,
      data,
      message: said,
    } = await desk.post<{ errors: { field: string }[] }>('risk/project/save', {
      ...plainProject,
      ...changes,
    })
    expect([status, data.errors[0]?.field, said]).toEqual([400, field, message])
  })

  test('is taken from a form too, with its lists as JSON', async () => {
    const payload = new URLSearchParams({
      ...plainProject,
      countries: JSON.stringify(plainProject.countries),
      partners: JSON.stringify(plainProject.partners),
    }).toString()
    const response = await signedIn.inject({
      method: 'POST',
      url: '/open-api/api/risk/project/save',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
    expect([response.statusCode, response.json().data.partners.length]).toEqual([200, 1])
  })

  test('is listed, found by a part of its name, and nobody else’s', async () => {
    const { data } = await projects.save({ name: '找得到的项目' })
    const log = await signedIn.inject({ url: '/payment-service/api/my/record/page?pageSize=10' })
    expect(log.json().data.records[0]).toMatchObject({ moduleId: 'risk', detail: '找得到的项目' })
    const page = await desk.post<{ records: RiskProjectRow[]; total: number }>('risk/project/page', { name: '找得到' })
    expect(page.data).toMatchObject({
      total: 1,
      records: [{ id: data.id, state: 'done', partnerNum: 1, openNum: 0, isChanged: false }],
    })
    expect((await desk.post<{ total: number }>('risk/project/page', { name: '%' })).data.total).toBe(0)
    for (const path of ['delete', 'read', 'upper/question']) {
      expect((await other.post(`risk/project/${path}`, { id: data.id })).status).toBe(404)
    }
    expect((await other.get('risk/project/baseinfo', { id: data.id })).status).toBe(404)
    expect((await other.post('risk/project/save', { ...plainProject, id: data.id })).status).toBe(404)
    expect((await other.post('risk/project/answer', { id: data.id, questionId: 'rp.7', answer: 1 })).status).toBe(404)
    expect((await other.post('risk/project/end/use', { id: data.id, categoryId: 'nuc' })).status).toBe(404)
    expect((await desk.get('risk/project/baseinfo', { id: '999999' })).status).toBe(404)
    expect((await trial.post('risk/project/page', {})).status).toBe(403)
    expect((await trial.post('risk/project/save', plainProject)).status).toBe(403)
  })

  test('is deleted with what belongs to it; decisions about its partners stay and settle the next', async () => {
    const { data } = await projects.save({ partners: [{ name: 'MAHAN AIR', role: 0 }] })
    expect(data.state).toBe('pending')
    const judged = await projects.confirm(data, 'MAHAN AIR')
    expect(judged).toMatchObject({ state: 'open', run: { question: { id: 'rp.8a' } } })
    expect(codesOf(await projects.finish(judged))).toContain('RP_US_SDN_EAR')
    expect((await desk.post('risk/project/delete', { id: data.id })).status).toBe(200)
    expect((await desk.get('risk/project/baseinfo', { id: data.id })).status).toBe(404)
    const { data: again } = await projects.save({ partners: [{ name: 'Mahan Air', role: 6 }] })
    expect(again.partners[0]?.entity).toMatchObject({ state: 'confirmed', openNum: 0 })
    expect(codesOf(await projects.finish(again))).toContain('RP_US_SDN_EAR')
  })

  test('a hit counts only once a person confirmed it, and none of them is no hit', async () => {
    const { data } = await projects.save({ partners: [integrity] })
    expect(data).toMatchObject({ state: 'pending', conclusion: { level: null } })
    expect(data.partners[0]?.screningNum).toBeGreaterThan(0)
    expect(codesOf(data)).not.toContain('RP_US_SDN_OFAC')
    const cleared = await projects.none(data)
    expect(cleared).toMatchObject({ state: 'done', conclusion: { level: 'attention' } })
    expect(codesOf(cleared)).not.toContain('RP_US_SDN_OFAC')
    await desk.post('user/screening/entity/relation/delete', { id: data.partners[0]?.entity.id })
    const judged = await projects.confirm(await projects.read(data.id), 'Integrity')
    const confirmed = await projects.finish(judged, { 'rp.8u': 1 })
    expect(confirmed).toMatchObject({ state: 'done', conclusion: { level: 'denial' } })
    const [newest, before] = confirmed.history
    expect(newest).toMatchObject({ cause: 'person', isRead: true, before: { level: 'attention' } })
    expect(newest?.appeared.map(({ code }) => code)).toContain('RP_US_SDN_OFAC')
    expect(newest?.why).toContainEqual(expect.objectContaining({ after: 'SDN 清单' }))
    expect(before?.conclusion.level).toBe('attention')
  })

  test('partners of a project are not in the list of screened names', async () => {
    const { data } = await projects.save({ partners: [{ name: 'Only In A Project Ltd', role: 1 }] })
    const names = await desk.post<{ total: number }>('user/screening/entity/page', {
      originalEntityName: 'Only In A Project',
    })
    expect([names.data.total, data.partners.length]).toEqual([0, 1])
  })
})

describe('questions of a project', () => {
  const foreign = {
    countries: [
      { countryId: 'CN', role: 0 },
      { countryId: 'DE', role: 2 },
    ],
  }

  test('ask what no fact decides; answers survive a reload, go back, and hold while the item is the same', async () => {
    const { data } = await projects.save(foreign)
    expect(data).toMatchObject({ state: 'open', run: { question: { id: 'rp.6' }, hasUpper: false } })
    const second = (await projects.answer(data, 0)).data
    expect(second.run.question?.id).toBe('rp.7')
    expect((await projects.read(data.id)).run.question?.id).toBe('rp.7')
    const ended = (await projects.answer(second, 0)).data
    expect(codesOf(ended)).toContain('RP_US_NOT_SUBJECT')
    const back = await desk.post<RiskProject>('risk/project/upper/question', { id: data.id })
    expect(back.data).toMatchObject({ state: 'open', run: { question: { id: 'rp.7' }, hasUpper: true } })
    const renamed = await projects.save({ ...foreign, id: data.id, name: '改了名' })
    expect(renamed.data.run.question?.id).toBe('rp.7')
    const another = await projects.save({ ...foreign, id: data.id, item: '另一物项' })
    expect(another.data.run.question?.id).toBe('rp.6')
  })

  test('of two tabs the later one is refused with the state that is in force', async () => {
    const { data } = await projects.save(foreign)
    const first = await projects.answer(data, 1)
    const late = await projects.answer(data, 0)
    expect([first.status, late.status]).toEqual([200, 409])
    expect(late.data).toMatchObject({ id: data.id, revision: first.data.revision, run: { question: { id: 'rp.7' } } })
    const stale = await projects.save({ ...foreign, id: data.id, revision: data.revision, name: '旧页' })
    expect([stale.status, stale.data.name]).toEqual([409, data.name])
    const both = await Promise.all([
      projects.save({ ...foreign, id: data.id, revision: first.data.revision, name: '甲' }),
      projects.save({ ...foreign, id: data.id, revision: first.data.revision, name: '乙' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const missing = await desk.post('risk/project/answer', { id: data.id, questionId: 'rp.7' })
    expect([missing.status, missing.message]).toEqual([400, '请选择答案'])
  })

  test('end uses begin with what is known of the project, and their results count', async () => {
    const { data } = await projects.save({
      countries: [
        { countryId: 'US', role: 0 },
        { countryId: 'DE', role: 3 },
      ],
    })
    const run = await desk.post<GuidedRun>('risk/project/end/use', { id: data.id, categoryId: 'nuc' })
    expect(run.data.steps[0]).toMatchObject({ by: 'facts', answer: 'yes' })
    expect(run.data.input).toMatchObject({ projectId: data.id, project: data.name })
    const again = await desk.post<GuidedRun>('risk/project/end/use', { id: data.id, categoryId: 'nuc' })
    expect(again.data.recordId).toBe(run.data.recordId)
    let now = run.data
    while (now.question) {
      const body = { recordId: now.recordId, questionId: now.question.id, optType: 1 }
      now = (await desk.post<GuidedRun>('risk/end/use/answer', body)).data
    }
    const after = await projects.read(data.id)
    expect(after.endUses.find(({ id }) => id === 'nuc')).toMatchObject({ state: 'ended', severity: now.severity })
    expect(codesOf(after)).toContain('RP_END_USE_HIT')
  })

  test('a project that was saved under an older graph is marked and keeps it until it is saved again', async () => {
    const { data } = await projects.save()
    await sql`
      insert into guided_graphs (hash, flow, version, graph, stored_at)
      select 'older', flow, '2025-01-01.1', graph, stored_at from guided_graphs where hash = ${data.run.hash}
    `.execute(environment.db)
    await sql`update risk_projects set graph_hash = 'older' where id = ${data.id}`.execute(environment.db)
    expect((await projects.read(data.id)).run).toMatchObject({ isOlderVersion: true, hash: 'older' })
    const saved = await projects.save({ id: data.id })
    expect(saved.data.run).toMatchObject({ isOlderVersion: false, hash: data.run.hash })
  })
})

describe('the report', () => {
  test('is a PDF with partners, findings, grounds, editions, version and hash, in both languages', async () => {
    const { data } = await projects.save({ partners: [{ name: 'MAHAN AIR', role: 0 }, stranger] })
    const project = data.state === 'pending' ? await projects.confirm(data, 'MAHAN AIR') : data
    for (const languages of ['zh', 'en'] as const) {
      const url = `/open-api/api/diligencing/report/export?id=${project.run.recordId}&languages=${languages}`
      const { statusCode, rawPayload } = await signedIn.inject({ url })
      expect(statusCode).toBe(200)
      const text = pagesOf(rawPayload).join('\n').replace(/\s+/g, '')
      const said = languages === 'zh' ? project.run.result : project.run.resultEn
      const partners = project.partners.map(({ name }) => name)
      for (const one of [...said, ...partners, project.run.version, project.run.hash, project.name]) {
        expect(text).toContain(one.replace(/\s+/g, ''))
      }
    }
    expect(
      (await desk.get<GuidedRun>('risk/record', { recordId: project.run.recordId })).data.project?.partners.length,
    ).toBe(2)
  })
})
