import { describe, expect, it } from 'vitest'
import type { FoundNews } from '../../news/news-source.ts'
import { selectNews } from '../../news/select-news.ts'
import { createWarnings, type Warnings } from '../../warnings.ts'
import { readAtom, readRss } from './read-feed.ts'

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

const rss = (items: string) => `<rss version="2.0"><channel><title>t</title>${items}</channel></rss>`
const item = ({
  title = 'A rule',
  link = 'https://example.org/1',
  date = 'Fri, 24 Jul 2026 18:00:00 -0400',
  guid = '1',
}) => `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate><guid>${guid}</guid></item>`

async function all(found: AsyncIterable<FoundNews>): Promise<FoundNews[]> {
  const items: FoundNews[] = []
  for await (const one of found) items.push(one)
  return items
}

function selected(items: string, warnings: Warnings) {
  return selectNews(readRss(bytes(rss(items)), warnings), {}, '2026-07-31', warnings)
}

describe('feeds', () => {
  it('reads the page, not the feed, as the address of an Atom entry, and the day that its date states', async () => {
    const entry = `<entry><id>x</id><link rel="self" href="https://example.org/feed"/>
      <link rel="alternate" href="https://example.org/page"/><title>Notice</title><updated>2026-07-30T23:30:00-05:00</updated></entry>`
    const found = await all(
      readAtom(bytes(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`), createWarnings()),
    )
    expect(found).toEqual([
      {
        id: 'x',
        title: 'Notice',
        titleCn: null,
        summary: null,
        publishedOn: '2026-07-30',
        url: 'https://example.org/page',
      },
    ])
  })

  it('keeps no element and no script of a title', async () => {
    const escaped =
      '&lt;b&gt;Oil &amp;amp; gas&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
    const [first] = await selected(item({ title: escaped }), createWarnings())
    expect(first?.title).toBe('Oil & gas')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', ''])(
    'leaves out an item whose link is "%s"',
    async (link) => {
      const warnings = createWarnings()
      expect(await selected(item({ link }), warnings)).toEqual([])
      expect(warnings.list()[0]?.code).toBe('link-refused')
    },
  )

  it('leaves out an item of a future day, and keeps one of tomorrow, which is today elsewhere', async () => {
    const warnings = createWarnings()
    const items =
      item({ date: 'Thu, 31 Dec 2099 00:00:00 GMT' }) + item({ date: '2026-08-01T01:00:00+10:00', guid: '2' })
    expect((await selected(items, warnings)).map(({ id }) => id)).toEqual(['2'])
    expect(warnings.list()).toEqual([{ code: 'news-in-future', count: 1, examples: ['1: 2099-12-31'] }])
  })

  it('reports items without a title or a readable date', async () => {
    const warnings = createWarnings()
    await selected(item({ title: ' ' }) + item({ date: 'soon', guid: '2' }), warnings)
    expect(warnings.list().map(({ code }) => code)).toEqual(['news-without-title', 'news-without-date'])
  })

  it('takes five thousand items of a million, and reports the rest', async () => {
    let given = 0
    async function* endless(): AsyncGenerator<FoundNews> {
      for (; given < 1_000_000; given++)
        yield {
          id: `${given}`,
          title: 'x',
          titleCn: null,
          summary: null,
          publishedOn: '2026-07-01',
          url: 'https://example.org',
        }
    }
    const warnings = createWarnings()
    expect(await selectNews(endless(), {}, '2026-07-31', warnings)).toHaveLength(5_000)
    expect(given).toBe(5_000)
    expect(warnings.list()[0]?.code).toBe('news-beyond-limit')
  })

  it.each([
    ['an HTML page', '<!doctype html><html></html>'],
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"></rss>'],
    ['a file that is cut off', '<rss version="2.0"><channel><item>'],
    ['another root', '<opml></opml>'],
  ])('refuses %s', async (_what, text) => {
    await expect(all(readRss(bytes(text), createWarnings()))).rejects.toThrow()
  })
})
