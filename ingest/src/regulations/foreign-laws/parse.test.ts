import type { LawVersion } from '@qingdan/database/law-text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleTexts, readBundleOf } from '../../../test/support/read-bundle.ts'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { readKorean } from './read-korean.ts'
import { foreignLaws } from './regulation.ts'

async function read(texts: ReadonlyMap<string, string>) {
  const edition = await readBundleOf(foreignLaws, texts)
  return { ...edition, laws: edition.entries.map(({ content }) => content as LawVersion) }
}

const index = 'foreign-laws-index.csv'
const programmes = 'sanctions-programs.jsonl'
const act = 'diet-foreign-exchange-and-foreign-trade-act.yml'

describe('foreign laws and sanctions programmes', () => {
  let texts: Map<string, string>
  let found: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    texts = await bundleTexts(foreignLaws, fixtureFolder)
    found = await read(texts)
  })

  it('have titles, kinds, dates and addresses', () => {
    expect(found.warnings).toEqual([])
    expect(found.day).toBe('2026-07-20')
    expect(
      found.laws.map(({ countryCode, category, isStatedInForce }) => [countryCode, category, isStatedInForce]),
    ).toEqual([
      ['EU', 'regulation', true],
      ['US', 'statute', true],
      ['JP', 'statute', false],
      ['CN', 'statute', false],
      ['INT', 'regime', false],
      ['AU', 'programme', false],
      ['CH', 'programme', false],
      ['UN', 'programme', false],
    ])
    expect(found.laws[2]?.title).toEqual({
      zh: null,
      en: 'Foreign Exchange and Foreign Trade Act',
      local: '外国為替及び外国貿易法',
    })
    expect(found.laws[6]?.end).toEqual({ how: 'repealed', on: null })
  })

  it('have an authority only where one is named: the index also states the form of an act there, or its number', async () => {
    expect(found.laws.map(({ authority }) => authority)).toEqual([
      ...[null, null, 'Ministry of Economy, Trade and Industry', 'Ministry of Commerce of the PRC'],
      ...['MTCR Chair / Points of Contact', expect.any(String), expect.any(String), expect.any(String)],
    ])
    const numbered = (texts.get(index) ?? '').replace('Federal statute', '31 CFR Part 850')
    expect((await read(new Map([...texts, [index, numbered]]))).laws[1]).toMatchObject({
      authority: null,
      number: '31 CFR Part 850',
    })
  })

  it('do not call the control list of China a watch list', async () => {
    const law = "Export Control Law of the People's Republic of China"
    const changed = (texts.get(index) ?? '').replace(law, 'Export Control Watch List (Controlled List)')
    expect((await read(new Map([...texts, [index, changed]]))).laws[3]?.title.en).toBe('Export Control List')
  })

  it('call the programmes of China as China does', async () => {
    const changed = (texts.get(programmes) ?? '').replace('AU-TERROR', 'CN-CML')
    const { laws } = await read(new Map([...texts, [programmes, changed]]))
    expect(laws.slice(5, 7).map(({ title }) => title.zh)).toEqual(['反制清单', null])
  })

  it('have the articles of those that are transcribed, and say where tables are left out', () => {
    const [withText, ...others] = found.laws.filter(({ parts }) => parts.length > 0)
    expect(others).toEqual([])
    expect(withText).toMatchObject({
      title: { local: '外国為替及び外国貿易法' },
      number: '昭和二十四年法律第二百二十八号',
      textSources: ['ammitto/data-jp'],
      textDays: { takenOn: null, amendedOn: '2007-04-01' },
    })
    expect(
      withText?.parts.map((part) =>
        part.kind === 'article' ? [part.id, part.heading, part.passages.length] : part.text,
      ),
    ).toEqual(['第一章 総則', ['1', '目的', 1], ['25-2', null, 3], ['annex', null, 0]])
  })

  it('show no address that is none of the web', async () => {
    const changed = (texts.get(programmes) ?? '').replace('https://www.dfat', 'javascript:alert(1)//www.dfat')
    const { laws } = await read(new Map([...texts, [programmes, changed]]))
    expect(laws[5]?.urls).toEqual({ zh: null, en: null })
  })

  it.each([
    [
      'a jurisdiction that is new',
      index,
      (text: string) => text.replace('Japan', 'Atlantis'),
      /unknown jurisdiction “Atlantis”/,
    ],
    ['a kind that is new', index, (text: string) => text.replace('international_regime', 'x'), /unknown kind “x”/],
    ['a law twice', index, (text: string) => `${text}${text.split('\n')[1] ?? ''}\n`, /there twice/],
    ['a programme of nobody', programmes, (text: string) => text.replace('au_dfat"', 'zz_new"'), /unknown zz_new/],
    [
      'a programme without a title',
      programmes,
      (text: string) => text.replace('"title": "Counter', '"name": "Counter'),
      /usual form/,
    ],
    [
      'a state of a programme that is new',
      programmes,
      (text: string) => text.replace('"ended"', '"paused"'),
      /usual form/,
    ],
    ['a Japanese text in another form', act, (text: string) => text.replace('content:', 'text:'), /usual form/],
    ['an article without a number', act, (text: string) => text.replace('第一条', '目的'), /is called “目的”/],
    ['an index without rows', index, (text: string) => `${text.split('\n')[0] ?? ''}\n`, /no row/],
  ])('are refused with %s', async (_, name, change, message) => {
    const text = texts.get(name) ?? ''
    expect(change(text)).not.toBe(text)
    await expect(read(new Map([...texts, [name, change(text)]]))).rejects.toThrow(message)
  })
})

describe('a Korean law', () => {
  const article = (
    label: string,
    articleNumber: number,
    subArticleNumber: number,
    text: string,
    effectiveDate?: string,
  ) => ({
    ...(effectiveDate !== undefined && { effectiveDate }),
    label,
    articleNumber,
    subArticleNumber,
    title: '목적',
    amendmentNote: null,
    text,
  })
  const file = (articles: object[], articleCount = articles.length) =>
    JSON.stringify({ laws: { a: { lawName: '대외무역법', promulgationDate: '20251001', articleCount, articles } } })

  it('has its articles without their headings said twice', () => {
    const read = readKorean(file([article('제8조의2', 8, 2, '제8조의2(목적)\n① 이 법은\n② 다음')])).get('대외무역법')
    expect(read?.parts).toEqual([
      {
        kind: 'article',
        id: '8-2',
        label: '제8조의2',
        heading: '목적',
        passages: [
          { kind: 'text', text: '① 이 법은' },
          { kind: 'text', text: '② 다음' },
        ],
      },
    ])
  })

  it('says when it was taken, and since when its newest amendment is in force', () => {
    const articles = [article('제1조', 1, 0, '제1조', '20240821'), article('제2조', 2, 0, '제2조', '20251001')]
    const daysOf = (text: string) => readKorean(text).get('대외무역법')?.textDays
    const taken = file(articles).replace('{', '{"retrievedAt":"2026-07-31T01:52:24.037Z",')
    expect(daysOf(taken)).toEqual({ takenOn: '2026-07-31', amendedOn: '2025-10-01' })
    expect(daysOf(file([article('제1조', 1, 0, '제1조')]))).toEqual({ takenOn: null, amendedOn: null })
  })

  it.each([
    ['cut off', file([]).slice(0, -5), /no JSON/],
    ['without articles', file([]), /usual form/],
    ['with fewer articles than it says', file([article('제1조', 1, 0, '제1조')], 2), /has 1 articles/],
  ])('is refused %s', (_, text, message) => {
    expect(() => readKorean(text)).toThrow(message)
  })
})

describeRealEditions((folder) => {
  it('have every article and every character of the transcriptions', async () => {
    const texts = await bundleTexts(foreignLaws, folder)
    const { laws } = await read(texts)
    const counted = laws.flatMap(({ title, parts }) =>
      parts.length === 0 ? [] : [[title.local, parts.filter(({ kind }) => kind === 'article').length]],
    )
    const days = laws.flatMap(({ title, textDays }) => (textDays === undefined ? [] : [[title.local, textDays]]))
    expect(Object.fromEntries(days)).toEqual({
      外国為替及び外国貿易法: { takenOn: null, amendedOn: '2007-04-01' },
      輸出貿易管理令: { takenOn: null, amendedOn: '2025-01-23' },
      대외무역법: { takenOn: '2026-07-31', amendedOn: '2025-10-01' },
    })
    // With 別表, which is named and left out.
    expect(Object.fromEntries(counted)).toEqual({ 外国為替及び外国貿易法: 84 + 0, 輸出貿易管理令: 15, 대외무역법: 75 })
    for (const [name, text] of texts) {
      if (!name.endsWith('.yml')) continue
      const kept = JSON.stringify(laws).replace(/\s|　/g, '')
      const lines = text.split('\n').flatMap((line) => line.match(/^\s*- ([^\s:'"-][^:'"]{30,})$/)?.[1] ?? [])
      expect(lines.length).toBeGreaterThan(20)
      expect(lines.filter((line) => !kept.includes(line.replace(/\s|　/g, '')))).toEqual([])
    }
  })

  it('are as many as the files have lines, without what is no programme', async () => {
    const texts = await bundleTexts(foreignLaws, folder)
    const { counts, warnings } = await read(texts)
    expect(warnings).toEqual([])
    const lines = (texts.get(programmes) ?? '').trim().split('\n')
    expect(lines).toHaveLength(261)
    expect(counts).toEqual({
      laws: 37,
      texts: 3,
      programmes: lines.filter((line) => !line.includes('"zz_icij"')).length,
    })
  })
})
