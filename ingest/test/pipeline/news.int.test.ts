import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ingestAllNews, ingestDueNews } from '../../src/news/due-news.ts'
import { ingestNews, type NewsReport } from '../../src/news/ingest-news.ts'
import { newsLines, newsStatusLines } from '../../src/news/news-lines.ts'
import { newsSources } from '../../src/news/registry.ts'
import { unPress } from '../../src/news/sources/un-press.ts'
import { fixtureFolder } from '../support/read-edition.ts'
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openTestEnvironment()
})
afterAll(() => environment.close())
beforeEach(async () => {
  await environment.db.deleteFrom('news_items').execute()
  await environment.db.deleteFrom('news_sources').execute()
})

const itemOf = (number: number, title: string) =>
  `<item><title>${title}</title><link>https://example.org/${number}</link><guid>${number}</guid>
    <pubDate>Fri, 24 Jul 2026 10:00:00 GMT</pubDate></item>`

/** Reads a feed with these items. */
async function ingest(...items: string[]): Promise<NewsReport> {
  return ingestText(`<rss version="2.0"><channel><title>t</title>${items.join('')}</channel></rss>`)
}

async function ingestText(text: string): Promise<NewsReport> {
  await mkdir(join(environment.mirror, 'un-press'), { recursive: true })
  await writeFile(join(environment.mirror, 'un-press/un-press.2026-07-31.rss'), text)
  const report = await ingestNews(environment, unPress)
  if (report === 'busy') throw new Error('Another run is at it.')
  return report
}

function titles() {
  return environment.db.selectFrom('news_items').select(['id', 'title']).orderBy('publisher_id').execute()
}

describe('news', () => {
  it('keeps what a feed no longer has, adds what is new, and corrects a title in place', async () => {
    await ingest(itemOf(1, 'Sanctions: one'), itemOf(2, 'Sanctions: two'))
    const before = await titles()
    const report = await ingest(itemOf(2, 'Sanctions: two, corrected'), itemOf(3, 'Sanctions: three'))
    expect(report).toMatchObject({ outcome: 'published', counts: { items: 2, added: 1, changed: 1 } })
    const after = await titles()
    expect(after.map(({ title }) => title)).toEqual(['Sanctions: one', 'Sanctions: two, corrected', 'Sanctions: three'])
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('does not read the same file again', async () => {
    await ingest(itemOf(1, 'Sanctions: one'))
    expect(await ingest(itemOf(1, 'Sanctions: one'))).toMatchObject({ outcome: 'unchanged' })
  })

  it('leaves the news as they are when a file is cut off, says so, and reads the whole file later', async () => {
    await ingest(itemOf(1, 'Sanctions: one'))
    const report = await ingestText('<rss version="2.0"><channel><item><title>Sanctions: two</title>')
    expect(report).toMatchObject({ outcome: 'rejected', reasonCode: 'file.unreadable' })
    expect(newsLines(report)[0]).toMatch(/^news un-press: rejected, nothing published\. The file/)
    expect(await titles()).toHaveLength(1)
    expect((await newsStatusLines(environment))[0]).toMatch(
      /^news un-press: 1 items, the newest of 2026-07-24; last run/,
    )
    expect(await ingest(itemOf(1, 'Sanctions: one'), itemOf(2, 'Sanctions: two'))).toMatchObject({
      outcome: 'published',
    })
  })

  it('asks a publisher once an hour, whatever it answered', async () => {
    await ingestText('no feed')
    const asked: string[] = []
    const watch = { sources: [unPress], report: (_report: unknown, id: string) => void asked.push(id) }
    await ingestDueNews(environment, watch, new Date())
    expect(asked).toEqual([])
    await ingestDueNews(environment, watch, new Date(Date.now() + 3_601_000))
    expect(asked).toEqual(['un-press'])
  })

  it('asks only publishers of whom the mirror has news', async () => {
    await ingest(itemOf(1, 'Sanctions: one'))
    const asked: string[] = []
    const watch = { sources: newsSources, report: (_report: unknown, id: string) => void asked.push(id) }
    expect(await ingestAllNews(environment, watch)).toBe(true)
    expect(asked).toEqual(['un-press'])
    expect(await ingestAllNews({ ...environment, mirror: fixtureFolder }, watch)).toBe(true)
    expect(asked).toHaveLength(1 + newsSources.length)
  })
})
