import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DiligenceAnswer, DiligenceReport, GuidedRun } from '../../src/contract/guided/run.ts'
import { pagesOf } from '../support/pdf-text.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'
import { type GuidedClient, guidedClient } from './guided-client.ts'

/** A later edition of the parts replayed, in which one section says something else. */

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const later = '2026-08-15'
let environment: TestEnvironment
let signedIn: SignedIn
let desk: GuidedClient
let mirror: string

beforeAll(async () => {
  mirror = await mkdtemp(join(tmpdir(), 'qd-parts-'))
  environment = await buildTestEnvironment()
  await environment.ingest(['us-law-parts', '--force'], { SOURCE_MIRROR: fixtures })
  signedIn = await environment.signIn(await environment.app(), 'demo')
  desk = guidedClient(signedIn)
}, 120_000)
afterAll(async () => {
  await environment.close()
  await rm(mirror, { recursive: true, force: true })
})

/** The parts of the fixtures as of another day, one text of one part replaced. */
async function replay(day: string, part: string, from: string, to: string): Promise<void> {
  const folder = join(mirror, 'us-law-parts')
  await rm(folder, { recursive: true, force: true })
  await cp(join(fixtures, 'us-law-parts'), folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.includes(`part-${part}.`)) {
      const text = await readFile(path, 'utf8')
      expect(text).toContain(from)
      await writeFile(path, text.replace(from, to))
    }
    await rename(path, join(folder, name.replace(/\d{4}-\d{2}-\d{2}/, day)))
  }
  await environment.ingest(['us-law-parts', '--force'], { SOURCE_MIRROR: mirror })
}

async function keepReport(name: string): Promise<string> {
  const ask = async (query: Record<string, string>) =>
    (await desk.get<DiligenceAnswer>('diligencing/question', { module: '2', ...query })).data
  let now = await ask({ type: '3' })
  while (!now.hasEnd) {
    const optType = ['cp.us.0', 'cp.us.4'].includes(now.id) ? '1' : '2'
    now = await ask({ type: '2', id: now.id, optType })
  }
  await desk.post('diligencing/question/submit', { module: 2, optId: now.id })
  return (await desk.post<{ id: string }>('diligencing/question/report', { module: 2, reportName: name })).data.id
}

const report = async (id: string) => (await desk.get<GuidedRun>('diligencing/report/detail', { id })).data
const changedIn = ({ steps }: GuidedRun) =>
  steps.flatMap(({ id, citations }) => citations.flatMap((one) => (one.change ? [{ id, ...one.change }] : [])))

describe('a text that changes after a report was made', () => {
  let id: string

  test('is not marked while it is the one of the report', async () => {
    id = await keepReport('军事最终用户')
    const kept = await report(id)
    expect(kept.steps.some(({ citations }) => citations.some(({ held }) => held?.kind === 'law'))).toBe(true)
    expect(kept.isTextChanged).toBe(false)
    expect(changedIn(kept)).toEqual([])
  })

  test('is marked at the questions that cite it, with its day and the two versions to compare', async () => {
    await replay(later, '744', 'see also § 744.22.', 'see also § 744.22 and supplement no. 2.')
    const kept = await report(id)
    expect(kept.isTextChanged).toBe(true)
    const [first, ...others] = changedIn(kept)
    expect(first).toEqual({
      id: expect.any(String),
      since: later,
      lawId: 'us-15-cfr-744',
      olderId: 'us-15-cfr-744.2026-07-30',
    })
    const refs = kept.steps.flatMap(({ citations }) => citations.filter(({ change }) => change).map(({ ref }) => ref))
    expect(refs.every((ref) => ref.startsWith('15 CFR 744.21'))).toBe(true)
    expect(others.every(({ since }) => since === later)).toBe(true)
    for (const law of [first?.lawId ?? '', first?.olderId ?? '']) {
      expect((await desk.get('law/detail', { id: law })).status).toBe(200)
    }
  })

  test('is marked in the list of reports, in the document, and at the open question of a run', async () => {
    const page = await desk.post<{ records: DiligenceReport[] }>('diligencing/page', {})
    expect(page.data.records.find((one) => one.id === id)?.isTextChanged).toBe(true)
    const url = `/open-api/api/diligencing/report/export?id=${id}&languages=zh`
    const text = pagesOf((await signedIn.inject({ url })).rawPayload)
      .join('\n')
      .replace(/\s+/g, '')
    expect(text).toContain('条文自本流程版本后有变动，结论须复核')
    expect(text).toContain(later)
    const run = (await desk.post<GuidedRun>('risk/end/use/start', { categoryId: 'meu' })).data
    expect(run.question?.citations.every(({ change }) => change === null)).toBe(true)
    const recordId = run.recordId
    const next = await desk.post<GuidedRun>('risk/end/use/answer', {
      recordId,
      questionId: run.question?.id,
      optType: 1,
    })
    expect(next.data.question?.citations.some(({ change }) => change?.since === later)).toBe(true)
  })

  test('a section that says the same keeps its day, and one that is gone is marked too', async () => {
    const texts = async () =>
      await environment.db
        .selectFrom('article_texts')
        .select(['article', 'sha256', 'since'])
        .where('law_id', '=', 'us-15-cfr-744')
        .orderBy('article')
        .execute()
    const before = await texts()
    expect(before.filter(({ since }) => since === later).map(({ article }) => article)).toEqual(['744.21'])
    expect(before.find(({ article }) => article === 'supplement-4')?.since).toBe('2026-07-30')
    await replay('2026-09-01', '744', 'N="744.1"', 'N="744.99"')
    const after = await texts()
    expect(after.find(({ article }) => article === '744.21')).toMatchObject({ since: '2026-09-01' })
  })
})
