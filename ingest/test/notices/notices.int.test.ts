import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NoticeReading } from '@qingdan/database/notice-reading.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadFixtures } from '../../src/commands.ts'
import { lookWhenDue } from '../../src/notices/look-when-due.ts'
import { type NoticeIndex, noticePages } from '../../src/notices/notice-pages.ts'
import { publishConfirmed } from '../../src/notices/publish-confirmed.ts'
import { enterNotice, watchNotices } from '../../src/notices/watch-notices.ts'
import { ingestSource, refreshStored } from '../../src/pipeline/run.ts'
import { rollbackSource } from '../../src/pipeline/store/rollback.ts'
import type { Source } from '../../src/source.ts'
import { cnExportControl } from '../../src/sources/cn-export-control/source.ts'
import { sources } from '../../src/sources/registry.ts'
import { fixtureFolder } from '../support/read-edition.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

const china = sources.filter(({ id }) => id.startsWith('cn-'))
const control: Source = { ...cnExportControl, expected: { total: { min: 1, max: 300 }, byType: {} } }
const fixture = (name: string) => readFileSync(`${fixtureFolder}/notice-pages/${name}`)
const silent = { report: () => undefined, reportIndex: () => undefined }

let environment: TestEnvironment
let server: Server
let host: string
/** What the publisher answers, by path; anything else is not found. */
let answers: Map<string, { body: Buffer | string; status?: number; type?: string }>
let asked: string[]

const respond: RequestListener = (request, response) => {
  const path = new URL(request.url ?? '', 'http://x').pathname
  asked.push(path)
  const answer = answers.get(path)
  response.writeHead(answer?.status ?? (answer ? 200 : 404), { 'content-type': answer?.type ?? 'text/html' })
  response.end(answer?.body)
}

beforeEach(async () => {
  environment = await openTestEnvironment()
  answers = new Map()
  asked = []
  server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await environment.close()
})

/** A page of the declaration, at the address of the test's server. */
function pageOf(id: string): NoticeIndex {
  const found = noticePages.find((page) => page.id === id)
  if (found === undefined) throw new Error(`There is no page ${id}`)
  return { ...found, url: `${host}${new URL(found.url).pathname}` }
}

const article = (number: number) => `/flzc/gzjgfxwj/art/2025/art_${String(number).padStart(32, '0')}.html`
const mfaPath = '/web/wjb_673085/zfxxgk_674865/gknrlb/fzcqdcs/'

function serveMofcom(): NoticeIndex {
  answers.set('/flzc/gzjgfxwj/index.html', { body: fixture('mofcom-column.page') })
  answers.set('/api-gateway/jpaas-publish-server/front/page/build/unit', { body: fixture('mofcom-unit.json') })
  answers.set(article(1), { body: fixture('mofcom-notice.page') })
  answers.set(article(2), { body: fixture('mofcom-answer.page') })
  return pageOf('mofcom-security')
}

const watch = (...pages: NoticeIndex[]) => watchNotices(environment.db, pages, { now: new Date(), wait: 1 })
const drafts = () => environment.db.selectFrom('notice_drafts').selectAll().orderBy('id').execute()
const kindsOfEvents = async () =>
  (await environment.db.selectFrom('ingest_events').select(['kind', 'message']).orderBy('id').execute())
    .filter(({ kind }) => kind.startsWith('notice.'))
    .map(({ kind, message }) => `${kind}: ${message.replaceAll(host, '')}`)
const recordsOf = async (sourceId: string) =>
  (
    await environment.db
      .selectFrom('source_records')
      .select('record')
      .where('source_id', '=', sourceId)
      .where('valid_to', 'is', null)
      .orderBy('publisher_id')
      .execute()
  ).map(({ record }) => record)

async function addAdministrator(): Promise<void> {
  await sql`
    insert into users (id, user_name, state, role) values ('a1', 'first', '1', 'admin'), ('a2', 'closed', '0', 'admin'), ('u1', 'user', '1', 'user')
  `.execute(environment.db)
}

/** The person's verdict, as the API stores it. */
async function decide(noticeId: number, verdict: string, reading: NoticeReading | null = null): Promise<void> {
  await sql`
    insert into notice_verdicts (notice_id, version, text_sha256, reading, verdict, reason, decided_at)
    select id, 1, text_sha256, ${reading === null ? null : JSON.stringify(reading)}::jsonb, ${verdict}, 'a reason', now()
    from notice_drafts where id = ${noticeId}
    on conflict (notice_id) do update set version = notice_verdicts.version + 1, verdict = excluded.verdict,
      reading = excluded.reading, text_sha256 = excluded.text_sha256
  `.execute(environment.db)
}

describe('watching the pages of notices', () => {
  it('fetches and reads what is new about the lists, and tells every open administrator once', async () => {
    await addAdministrator()
    await loadFixtures(environment, china, {}, silent)
    const look = await watch(serveMofcom())
    expect(look).toMatchObject({ waiting: [1, 2], unread: [] })
    const [listing, answer] = await drafts()
    expect(listing).toMatchObject({
      page: 'mofcom-security',
      url: `${host}${article(1)}`,
      state: 'waiting',
      reading: { number: '商务部公告2025年第51号', sourceId: 'cn-export-control', publishedOn: '2025-09-25' },
      doubts: [],
    })
    expect(listing?.reading?.parties.map(({ en }) => en)).toEqual([
      'Huntington Ingalls Industries, Inc.',
      'Planate Management Group',
      'Global Dimensions LLC',
    ])
    expect(answer).toMatchObject({ reading: { kind: 'change', changes: [{ action: 'suspend', from: '2026-11-10' }] } })
    expect(await kindsOfEvents()).toEqual(['notice.waiting: 2 new notices wait for a person'])
    const alerts = await environment.db.selectFrom('alerts').select(['user_id', 'notice_id']).orderBy('id').execute()
    expect(alerts).toEqual([
      { user_id: 'a1', notice_id: 1 },
      { user_id: 'a1', notice_id: 2 },
    ])
    asked = []
    expect((await watch(pageOf('mofcom-security'))).waiting).toEqual([])
    expect(asked).not.toContain(article(1))
    expect(await environment.db.selectFrom('alerts').selectAll().execute()).toHaveLength(2)
  })

  it('leaves alone what the list says already, also under another address', async () => {
    await loadFixtures(environment, china, {}, silent)
    const known = readFileSync(`${fixtureFolder}/notice-pages/mofcom-answer.page`, 'utf8')
    await watch(serveMofcom())
    // The same answer at the spokesperson's own address.
    answers.set('/xwfb/xwfyrth/index.html', {
      body: [1, 2, 3, 4, 5]
        .map(
          (number) =>
            `<li><a href="/xwfb/xwfyrth/art/2025/art_${String(number).padStart(32, '0')}.html">答记者问：调整出口管制管控名单措施</a></li>`,
        )
        .join(''),
    })
    answers.set('/xwfb/xwfyrth/art/2025/art_00000000000000000000000000000001.html', { body: known })
    const look = await watch(pageOf('mofcom-spokesperson'))
    expect(look.waiting).toEqual([])
    expect((await drafts()).filter(({ page }) => page === 'mofcom-spokesperson').map(({ state }) => state)).toEqual([
      'listed',
      'unfetched',
      'unfetched',
      'unfetched',
      'unfetched',
    ])
  })

  it('reads the pages of the Taiwan Affairs Office in their own encoding, and again when their text changed', async () => {
    const notice = '/xwdt/xwfb/wyly/202601/t20260107_12740001.htm'
    answers.set('/zccs/zccs_61195/cjtdwgfz/', { body: fixture('tao-hub.page') })
    answers.set(notice, { body: fixture('tao-notice.page') })
    await loadFixtures(environment, china, {}, silent)
    expect((await watch(pageOf('tao'))).waiting).toHaveLength(1)
    const [draft] = await drafts()
    expect(draft?.reading?.parties.map(({ zh }) => zh)).toEqual(['刘世芳', '郑英耀'])
    expect((await watch(pageOf('tao'))).waiting).toEqual([])
    const page = new TextDecoder('gb18030').decode(fixture('tao-notice.page')).replace('gb2312', 'utf-8')
    answers.set(notice, { body: page.replace('刘世芳、郑英耀', '刘世芳、郑英耀、陈舒怡') })
    expect((await watch(pageOf('tao'))).waiting).toEqual([draft?.id])
    expect((await drafts())[0]?.reading?.parties).toHaveLength(3)
  })

  it('says once when a page has lost its shape or does not answer, and looks at the others', async () => {
    answers.set(mfaPath, { body: '<html><body>网站改版</body></html>' })
    answers.set('/zccs/zccs_61195/cjtdwgfz/', { body: fixture('tao-hub.page') })
    const look = await watch(pageOf('mfa'), pageOf('mofcom-security'), pageOf('tao'))
    expect(look.unread.map(({ page }) => page)).toEqual(['mfa', 'mofcom-security'])
    await watch(pageOf('mfa'))
    expect(await kindsOfEvents()).toEqual([
      expect.stringMatching(/^notice.page-unread: mfa: .* names 0 notices on mfa, 10 or more are expected/),
      expect.stringMatching(/^notice.page-unread: mofcom-security: .* did not give a page of notices: status 404/),
    ])
    answers.set(mfaPath, { body: fixture('mfa-index.page') })
    await watch(pageOf('mfa'))
    const pages = await environment.db.selectFrom('notice_pages').select(['page', 'failure']).orderBy('page').execute()
    expect(pages.filter(({ failure }) => failure === null).map(({ page }) => page)).toEqual(['mfa', 'tao'])
  })

  it.each([
    ['larger than any notice', { body: 'x'.repeat(5 * 1024 * 1024) }, 'more than 4194304 bytes'],
    ['in another encoding', { body: Buffer.from([0xb9, 0xab, 0xb8, 0xff]) }, 'its bytes are not utf-8'],
    ['in another form', { body: '<html><body>请稍候</body></html>' }, 'none of the known places'],
  ])('keeps a notice whose page is %s for the next look', async (_, answer, reason) => {
    const page = serveMofcom()
    answers.set(article(1), answer)
    await watch(page)
    expect((await drafts()).find(({ url }) => url.endsWith(article(1)))).toMatchObject({
      state: 'unfetched',
      text: null,
    })
    expect((await drafts())[0]?.failure).toContain(reason)
    answers.set(article(1), { body: fixture('mofcom-notice.page') })
    expect((await watch(page)).waiting).toHaveLength(1)
  })

  it('looks at once, then at the scheduled time, and after an hour at a page that failed', async () => {
    const now = new Date()
    const day = 24 * 60 * 60_000
    const plan = { pages: [pageOf('tao'), pageOf('mfa')], nextLook: () => new Date(now.getTime() + day), wait: 1 }
    answers.set('/zccs/zccs_61195/cjtdwgfz/', { body: fixture('tao-hub.page') })
    const lookAfter = (milliseconds: number) =>
      lookWhenDue(environment.db, plan, new Date(now.getTime() + milliseconds))
    expect((await lookAfter(0))?.unread.map(({ page }) => page)).toEqual(['mfa'])
    expect(await lookAfter(59 * 60_000)).toBeNull()
    asked = []
    expect(await lookAfter(61 * 60_000)).not.toBeNull()
    expect(new Set(asked)).toEqual(new Set([mfaPath]))
    asked = []
    await lookAfter(day + 1)
    expect(asked).toContain('/zccs/zccs_61195/cjtdwgfz/')
  })
})

const listing = `商务部公告2025年第51号 公布将1家美国实体列入出口管制管控名单
根据《中华人民共和国出口管制法》等法律法规有关规定，为维护国家安全和利益，决定将全球维度公司列入出口管制管控名单，并采取以下措施：
一、禁止向上述实体出口两用物项。
2025年9月25日
附件
出口管制管控名单
1. 全球维度公司（Global Dimensions LLC）`
const enter = async (text: string, title = '') =>
  (await enterNotice(environment.db, 'desk', {
    url: `${host}/n/${title.length}.html`,
    title,
    announcedOn: null,
    text,
  })) ?? 0

describe('a confirmed notice', () => {
  const publish = () => publishConfirmed({ ...environment, sources: [control] }, silent)

  it('is the next edition of its list: the same records with the same ids, and its own', async () => {
    await addAdministrator()
    await loadFixtures(environment, [control], {}, silent)
    await sql`update sources set is_demo = false where id = ${control.id}`.execute(environment.db)
    const before = await recordsOf(control.id)
    const id = await enter(listing)
    expect(await publish()).toBe(0)
    await sql`insert into alerts (user_id, raised_at, notice_id) values ('a2', now(), ${id})`.execute(environment.db)
    await decide(id, 'confirmed')
    expect(await publish()).toBe(1)
    const after = await recordsOf(control.id)
    expect(after.filter(({ publisherId }) => publisherId !== '2025-51-1')).toEqual(before)
    expect(after).toHaveLength(before.length + 1)
    expect((await drafts())[0]).toMatchObject({ state: 'settled', published_source_id: control.id, failure: null })
    const changes = await environment.db.selectFrom('subject_changes').select(['publisher_id', 'data_status']).execute()
    expect(changes).toEqual([{ publisher_id: '2025-51-1', data_status: 1 }])
    expect(await environment.db.selectFrom('alerts').select('id').where('read_at', 'is', null).execute()).toEqual([])
    expect((await kindsOfEvents()).at(-1)).toContain('notice.published: 商务部公告2025年第51号 is in cn-export-control')
    expect(await publish()).toBe(0)
  })

  it('is found by search after the index followed', async () => {
    await loadFixtures(environment, [control], {}, silent)
    await decide(await enter(listing), 'confirmed')
    expect(await publish()).toBe(1)
    await refreshStored(environment, {})
    expect(await environment.find('cn-ecl-2025-51-1')).toMatchObject({ id: 'cn-ecl-2025-51-1' })
  })

  it('is published as the person corrected it', async () => {
    await loadFixtures(environment, [control], {}, silent)
    const id = await enter(listing)
    const reading = (await drafts())[0]?.reading as NoticeReading
    const parties = reading.parties.map((party) => ({ ...party, en: 'Global Dimensions, LLC' }))
    await decide(id, 'confirmed', { ...reading, parties })
    await publish()
    const record = (await recordsOf(control.id)).find(({ publisherId }) => publisherId === '2025-51-1')
    expect(record?.names[0]?.value).toBe('Global Dimensions, LLC')
  })

  it('that suspends changes the listings of the notice that it names', async () => {
    await loadFixtures(environment, [control], {}, silent)
    const text = '自2026年11月10日起，继续暂停4月4日公告（商务部公告2025年第21号）相关措施1年。\n2026年11月9日'
    await decide(await enter(text, '商务部新闻发言人就调整出口管制管控名单措施答记者问'), 'confirmed')
    expect(await publish()).toBe(1)
    const ends = (await recordsOf(control.id)).flatMap(({ publisherId, listings }) =>
      publisherId.startsWith('2025-21-') ? [listings[0]?.suspensions?.at(-1)?.to] : [],
    )
    expect(new Set(ends)).toEqual(new Set(['2027-11-09']))
  })

  it('stays in the list when a file comes again that does not have it', async () => {
    await loadFixtures(environment, [control], {}, silent)
    await decide(await enter(listing), 'confirmed')
    await publish()
    const run = await ingestSource({ ...environment, mirror: fixtureFolder }, control)
    expect(run).toMatchObject({ outcome: 'published' })
    expect((await recordsOf(control.id)).some(({ publisherId }) => publisherId === '2025-51-1')).toBe(true)
    const again = await ingestSource({ ...environment, mirror: fixtureFolder }, control)
    expect(again).toMatchObject({ outcome: 'unchanged' })
  })

  it('that cannot be published leaves the list, says why, and waits for another verdict', async () => {
    await loadFixtures(environment, [control], {}, silent)
    await sql`update sources set is_demo = false where id = ${control.id}`.execute(environment.db)
    const before = await recordsOf(control.id)
    const id = await enter(listing)
    await decide(id, 'confirmed')
    const narrow = { ...control, expected: { total: { min: 1, max: before.length }, byType: {} } }
    const publishNarrow = () => publishConfirmed({ ...environment, sources: [narrow] }, silent)
    expect(await publishNarrow()).toBe(0)
    expect((await drafts())[0]).toMatchObject({ state: 'waiting', failed_version: 1 })
    expect((await drafts())[0]?.failure).toContain('outside the expected')
    expect(await recordsOf(control.id)).toEqual(before)
    const failures = (await kindsOfEvents()).filter((line) => line.startsWith('notice.failed'))
    expect(failures).toHaveLength(1)
    await publishNarrow()
    expect((await kindsOfEvents()).filter((line) => line.startsWith('notice.failed'))).toHaveLength(1)
    await decide(id, 'confirmed')
    expect(await publish()).toBe(1)
  })

  it('that was refused, or confirmed for another text, is not published', async () => {
    await loadFixtures(environment, [control], {}, silent)
    const id = await enter(listing)
    await decide(id, 'refused')
    expect(await publish()).toBe(0)
    await decide(id, 'confirmed')
    await enter(listing.replace('全球维度公司（', '全球维度有限公司（'))
    expect(await publish()).toBe(0)
    expect((await drafts())[0]?.state).toBe('waiting')
  })

  it('is out of the list when its edition is taken back, and of later ones', async () => {
    await loadFixtures(environment, [control], {}, silent)
    await ingestSource({ ...environment, mirror: fixtureFolder }, control)
    const before = await recordsOf(control.id)
    await decide(await enter(listing), 'confirmed')
    expect(await publish()).toBe(1)
    expect(await rollbackSource({ ...environment, sources: [control] }, control.id)).toMatchObject({
      outcome: 'rolled-back',
    })
    expect(await recordsOf(control.id)).toEqual(before)
    await ingestSource({ ...environment, mirror: fixtureFolder }, control, { isForced: true })
    expect(await recordsOf(control.id)).toEqual(before)
  })
})
