import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { News, NewsDetail, NewsPage, NewsSearchAnswer } from '../../src/contract/news/news.ts'
import { read as readAs } from '../support/answers.ts'
import { buildTestEnvironment, type SignedIn, type TestEnvironment } from '../support/test-environment.ts'

const fixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url))
const base = '/open-api/api/news'

let environment: TestEnvironment
let app: FastifyInstance
let user: SignedIn

beforeAll(async () => {
  environment = await buildTestEnvironment()
  app = await environment.app()
  user = await environment.signIn(app)
}, 300_000)
afterAll(() => environment.close())

const read = <Data extends z.ZodType>(path: string, schema: Data) => readAs(user, `${base}${path}`, schema)
const search = (query: Record<string, string>) => read(`/search?${new URLSearchParams(query)}`, NewsSearchAnswer)
const firstWith = async (keyword: string) => {
  const [first] = (await search({ keyword })).data
  if (!first) throw new Error(`Nothing has ${keyword}`)
  return first
}

test('before any news lists are empty, and an announcement is unknown', async () => {
  expect(await search({ newsType: '1' })).toMatchObject({ data: [], count: 0 })
  expect(await read('/hot/list', z.array(News))).toEqual([])
  const unknown = await user.inject({ url: `${base}/detail?id=1` })
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 404])
})

describe('with news', () => {
  beforeAll(async () => {
    await environment.ingest(['news'], { SOURCE_MIRROR: fixtures })
    await environment.ingest(['regulations', '--force'], { SOURCE_MIRROR: fixtures })
    await environment.ingest(['cn-unreliable-entities', '--force'], { SOURCE_MIRROR: fixtures })
  }, 300_000)

  test('each type has its own, newest first, and all together have the sum', async () => {
    const types: Record<string, string>[] = [{ newsType: '0' }, { newsType: '1' }, { newsType: '2' }, {}]
    const [china, international, decisions, all] = await Promise.all(
      types.map((query) => search({ ...query, pageSize: '50' })),
    )
    expect([china?.count, international?.count]).toEqual([4, 7])
    expect(decisions?.count).toBeGreaterThan(0)
    expect(all?.count).toBe(11 + (decisions?.count ?? 0))
    const days = all?.data.map(({ publishTime }) => publishTime ?? '') ?? []
    expect(days).toEqual(days.toSorted().reverse())
    expect(china?.data[0]).toMatchObject({ titleEn: null, countryCode: 'CN', unit: '商务部', newsType: '0' })
    expect(international?.data.map(({ title }) => title)).toEqual(Array(7).fill(null))
  })

  test('a list says of each publisher the day of the newest announcement that is held, whatever was looked for', async () => {
    const { data } = await search({ newsType: '1', pageSize: '50' })
    const { publishers } = await search({ newsType: '1', keyword: 'nothing has this' })
    const [newest] = publishers
    expect(newest?.newestOn).toBe(data[0]?.publishTime)
    expect(publishers.map(({ unitEn }) => unitEn)).not.toContain('Ministry of Commerce')
    expect(new Set(publishers.map(({ unitEn }) => unitEn))).toEqual(new Set(data.map(({ unitEn }) => unitEn)))
    expect((await search({ newsType: '0' })).publishers).toMatchObject([{ unit: '商务部' }])
    expect((await search({ newsType: '2' })).publishers).toEqual([])
  })

  test('pages follow on each other without a gap, across types', async () => {
    const whole = (await search({ pageSize: '12' })).data
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ page, pageSize: '4' })))
    expect(pages.flatMap(({ data }) => data)).toEqual(whole)
    expect(await search({ page: '900', pageSize: '10' })).toMatchObject({ data: [], count: pages[0]?.count })
  })

  test('a keyword is looked for as it is typed, signs of a pattern included', async () => {
    expect((await search({ keyword: '两用物项' })).count).toBe(1)
    expect((await search({ keyword: 'FIREARMS' })).count).toBe(1)
    expect((await search({ keyword: '%' })).count).toBe(0)
    const wrong = await app.inject({ url: `${base}/search?newsType=3` })
    expect([wrong.statusCode, wrong.json().data.errors[0].field]).toEqual([400, 'newsType'])
  })

  test('a decision opens the detail of China’s lists', async () => {
    const [decision] = (await search({ newsType: '2' })).data
    const opened = await user.inject({ url: `/open-api/api/sanction/china/detail?id=${decision?.id}` })
    expect(opened.statusCode).toBe(200)
  })

  test('an announcement says which item codes it names, of those that exist', async () => {
    const { id } = await firstWith('Correction')
    const { summary, itemList } = await read(`/detail?id=${id}`, NewsDetail)
    expect(summary).toContain('3A090')
    expect(itemList.map(({ eccn }) => eccn)).toContain('3A001')
  })

  describe('that cite laws and name parties', () => {
    const store = async (title: string | null, titleCn: string | null, summary: string | null) => {
      const { id } = await environment.db
        .insertInto('news_items')
        .values({
          source_id: 'un-press',
          publisher_id: `${title} ${titleCn}`,
          title,
          title_cn: titleCn,
          summary,
          published_on: '2020-01-01',
          url: 'https://example.org/',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      onTestFinished(async () => {
        await environment.db.deleteFrom('news_items').where('id', '=', id).execute()
      })
      return read(`/detail?id=${id}`, NewsDetail)
    }

    test('a law is found by its title, in either language, and by part and section', async () => {
      const chinese = await store(null, '商务部就《出口管制法》答记者问，另见《没有这部法》', null)
      expect(chinese.lawList.map(({ titleZh, article }) => [titleZh, article])).toEqual([
        ['中华人民共和国出口管制法', null],
      ])
      const english = await store('Export Control Law of the People’s Republic of China', null, 'See 15 CFR 744.21.')
      expect(english.lawList.map(({ id, article }) => [id, article])).toContainEqual(['us-15-cfr-744', '744.21'])
    })

    test('a party on a list is found by its exact name, and no other', async () => {
      const [subject] = await environment.db
        .selectFrom('subjects')
        .select(['id', 'name'])
        .where('name', 'like', '% % %')
        .orderBy('id')
        .limit(1)
        .execute()
      if (!subject) throw new Error('no subject')
      const named = await store(`Measures Against ${subject.name} Announced`, null, null)
      expect(named.entityList).toMatchObject([{ dataId: subject.id, name: subject.name, s: '1' }])
      expect((await store('Measures Against Nobody In Particular', null, null)).entityList).toEqual([])
    })

    test('are found from the pages of the party, the law and the item that they name', async () => {
      const [subject] = await environment.db
        .selectFrom('subjects')
        .select(['id', 'name'])
        .where('name', 'like', '% % %')
        .where('type', '=', '01')
        .limit(1)
        .execute()
      if (subject === undefined) throw new Error('There is no subject with a long name')
      const about = async (module: string, id: string) =>
        (await read(`/about?${new URLSearchParams({ module, id })}`, NewsPage)).data.map(({ id: own }) => own)
      expect(await about('sanction', subject.id)).toEqual([])
      const party = await store(`Measures Against ${subject.name.toUpperCase()}`, null, null)
      expect(await about('sanction', subject.id)).toEqual([party.id])
      const law = await store(null, '《出口管制法》答记者问', null)
      expect(await about('law', law.lawList[0]?.id ?? '')).toContain(law.id)
      const item = await store('Controls on 3A001', null, null)
      expect(await about('eccn', '3A001')).toContain(item.id)
      expect(await about('item', '1C902')).toEqual([])
      for (const [module, id] of [
        ['sanction', 'x'],
        ['sanction', "a'b%"],
        ['law', 'x'],
        ['eccn', '9Z999'],
        ['item', '9Z999'],
      ] as const) {
        const unknown = await app.inject({ url: `/open-api/api/news/about?${new URLSearchParams({ module, id })}` })
        expect(unknown.statusCode, `${module} ${id}`).toBe(404)
      }
      const refused = await app.inject({ url: '/open-api/api/news/about?module=news&id=1' })
      expect(refused.json().data.errors[0].field).toBe('module')
    })

    test('have the document of the same page, if its text is held, and no other', async () => {
      expect((await store('Without a document', null, null)).fileId).toBeNull()
      const { rows } = await sql<{ id: string; url: string; text: string }>`
        select entry_id as id, content->>'url' as url, content->>'text' as text from regulation_entries
        where regulation_id = 'cn-dual-use-notices' order by id limit 1
      `.execute(environment.db)
      const [notice] = rows
      if (notice === undefined) throw new Error('There is no notice')
      const { id } = await store('With a document', null, null)
      await environment.db
        .updateTable('news_items')
        .set({ url: notice.url.replace('https:', 'http:') })
        .where('id', '=', Number(id))
        .execute()
      const { fileId } = await read(`/detail?id=${id}`, NewsDetail)
      expect(fileId).toBe(`notice-${notice.id}`)
      const address = await user.inject({ url: `/open-api/api/file/url?fileId=${encodeURIComponent(fileId ?? '')}` })
      const document = await app.inject({ url: address.json().data })
      expect([document.statusCode, document.headers['content-security-policy']]).toEqual([
        200,
        expect.stringMatching(/^sandbox/),
      ])
      expect(document.body).toContain(notice.text.split('\n')[0]?.trim())
      const unknown = await user.inject({ url: '/open-api/api/file/url?fileId=notice-1900-1' })
      expect(unknown.statusCode).toBe(404)
      const charged = () => environment.db.selectFrom('usage_records').select('id').execute()
      const before = await charged()
      for (const path of ['law/detail', 'law/export']) {
        const asLaw = await user.inject({ url: `/open-api/api/${path}?id=${encodeURIComponent(fileId ?? '')}` })
        expect(asLaw.statusCode).toBe(404)
      }
      expect(await charged()).toEqual(before)
    })

    test('a party is found by its Chinese name', async () => {
      const { rows } = await sql<{ id: string; name: string }>`
        select sr.subject_id as id, n->>'value' as name from source_records r
        join subject_records sr using (source_id, publisher_id), jsonb_array_elements(r.record->'names') n
        where n->>'value' ~ '^[一-龥]{5,}$' and n->>'quality' = 'strong' order by 1 limit 1
      `.execute(environment.db)
      const [party] = rows
      const named = await store(null, `公布将${party?.name}列入清单`, null)
      expect(named.entityList).toMatchObject([{ dataId: party?.id, nameZh: party?.name }])
    })
  })

  test('a summary has no element and no script', async () => {
    const { id } = await firstWith('Financial sanctions, Russia')
    expect((await read(`/detail?id=${id}`, NewsDetail)).summary).toBe(
      'Notice: entries under the Russia regime were changed.',
    )
  })

  test('visitors read the lists, and need a session for an announcement', async () => {
    const { id } = await firstWith('Firearms')
    expect((await app.inject({ url: `${base}/search` })).statusCode).toBe(200)
    expect((await app.inject({ url: `${base}/hot/list` })).statusCode).toBe(200)
    const refused = await app.inject({ url: `${base}/detail?id=${id}` })
    expect([refused.statusCode, refused.json().code]).toEqual([401, 126])
  })

  test('what a user opened is hot sooner', async () => {
    const hot = async () => (await read('/hot/list', z.array(News))).map(({ id }) => id)
    const before = await hot()
    const third = before[2]
    await read(`/detail?id=${third}`, NewsDetail)
    const after = await hot()
    expect(after).toContain(third)
    expect(after.indexOf(third ?? '')).toBeLessThanOrEqual(before.indexOf(third ?? ''))
  })

  test.each(['0', '-1', '1e3', '99999999999', 'x', "1'"])('%s is no id', async (id) => {
    const response = await user.inject({ url: `${base}/detail?${new URLSearchParams({ id })}` })
    expect(response.statusCode).toBe(404)
  })
})
