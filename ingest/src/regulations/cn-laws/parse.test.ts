import type { LawVersion } from '@qingdan/database/law-text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleTexts, readBundleOf } from '../../../test/support/read-bundle.ts'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { articlesOf } from './law-parts.ts'
import { cnLaws } from './regulation.ts'

const index = 'laws-index.csv'

async function read(texts: ReadonlyMap<string, string>) {
  const edition = await readBundleOf(cnLaws, texts)
  const laws = edition.entries.map(({ content }) => content as LawVersion)
  const law = (title: string, publishedOn?: string) => {
    const found = laws.find((one) => one.title.zh === title && (publishedOn ?? one.publishedOn) === one.publishedOn)
    if (found === undefined) throw new Error(`There is no ${title}`)
    return found
  }
  return { ...edition, laws, law }
}

describe('Chinese laws', () => {
  let texts: Map<string, string>
  let found: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    texts = await bundleTexts(cnLaws, fixtureFolder)
    found = await read(texts)
  })
  const withText = (name: string, change: (text: string) => string) => {
    const text = texts.get(name)
    if (text === undefined || change(text) === text) throw new Error(`Nothing to change in ${name}`)
    return new Map([...texts, [name, change(text)]])
  }

  it('have their articles under the headings, with what they say of themselves', () => {
    expect(found.warnings).toEqual([])
    expect(found.day).toBe('2026-07-10')
    const law = found.law('中华人民共和国出口管制法')
    expect(law).toMatchObject({ abbreviation: '出口管制法', effectiveOn: '2020-12-01', category: 'statute', end: null })
    expect(law.preamble).toEqual(['2020年10月17日 第十三届全国人民代表大会常务委员会第二十二次会议通过'])
    expect(law.parts[0]).toEqual({ kind: 'heading', level: 1, text: '第一章 总则' })
    expect(articlesOf(law).map(({ id, passages }) => [id, passages.length])).toEqual([
      ...[
        ['1', 1],
        ['2', 2],
        ['3', 1],
        ['4', 1],
        ['5', 1],
      ],
    ])
  })

  it('keep what follows the last article apart', () => {
    const articles = articlesOf(found.law('中华人民共和国核两用品及相关技术出口管制条例'))
    expect(articles.at(-1)).toMatchObject({ id: 'annex', label: '附件' })
    expect(articles.at(-1)?.passages.map(({ kind }) => kind)).toEqual(['text', 'heading', 'text'])
  })

  it('are read from the transcription by article where there is no other', () => {
    const articles = articlesOf(found.law('不可靠实体清单规定'))
    expect(articles.map(({ passages }) => passages.map(({ text }) => text))).toEqual([
      ['为了维护国家主权、安全、发展利益，维护公平、自由的国际经贸秩序，制定本规定。'],
      [
        '国家建立不可靠实体清单制度，对外国实体的下列行为采取相应措施：',
        '（一）危害中国国家主权、安全、发展利益；',
        '（二）违反正常的市场交易原则。',
      ],
      ['本规定自公布之日起施行。'],
    ])
  })

  it('end when they are repealed or replaced', () => {
    expect(found.law('中华人民共和国对外贸易法', '2022-12-30').end).toEqual({ how: 'replaced', on: '2026-03-01' })
    expect(found.law('中华人民共和国核两用品及相关技术出口管制条例').end).toEqual({ how: 'repealed', on: '2024-12-01' })
  })

  it('say that a text breaks off', async () => {
    const cut = await read(withText('foreign-trade-law.md', (text) => text.replace(/\*\*第四条[\s\S]*$/, '')))
    expect(cut.law('中华人民共和国对外贸易法', '2025-12-27').isIncomplete).toBe(true)
  })

  it.each([
    ['an article twice', 'foreign-trade-law.md', (text: string) => text.replace('第四条', '第三条'), /article 3 twice/],
    ['no articles', 'foreign-trade-law.md', (text: string) => text.replaceAll('第', ''), /no articles/],
    ['an index without a column', index, (text: string) => text.replace(',status,', ',state,'), /no column "status"/],
    ['a level of another kind', index, (text: string) => text.replace('部门规章', '决定'), /unknown level “决定”/],
    ['a version twice', index, (text: string) => `${text}${text.split('\n')[1] ?? ''}\n`, /there twice/],
    ['no day of the check', index, (text: string) => text.replaceAll('listed as 现行, ', ''), /when it was checked/],
    [
      'a text in another form',
      'mofcom-unreliable-entity-list-provisions.yml',
      (text: string) => text.replace('content:', 'text:'),
      /usual form/,
    ],
  ])('are refused with %s', async (_, name, change, message) => {
    await expect(read(withText(name, change))).rejects.toThrow(message)
  })

  it('are refused without a text that the index names', async () => {
    const torn = new Map([...texts].filter(([name]) => name !== 'foreign-trade-law.md'))
    await expect(read(torn)).rejects.toThrow(/foreign-trade-law.md .* is not in the bundle/)
  })

  it.each([
    [
      'an article left out',
      'foreign-trade-law.md',
      (text: string) => text.replace(/\*\*第四条.*\n/, ''),
      'designator-out-of-order',
    ],
    [
      'transcriptions that differ',
      'export-control-law.md',
      (text: string) => text.replace('防扩散', '扩散'),
      'law-texts-differ',
    ],
    [
      'a state in new words',
      index,
      (text: string) => text.replace('published, effective', 'suspended'),
      'unknown-status',
    ],
    ['a day that is none', index, (text: string) => text.replace('2026-07-01,', '2026-07-32,'), 'impossible-date'],
  ])('report %s', async (_, name, change, code) => {
    expect((await read(withText(name, change))).warnings.map((warning) => warning.code)).toContain(code)
  })
})

describeRealEditions((folder) => {
  it('have every article and every line of the transcriptions', async () => {
    const texts = await bundleTexts(cnLaws, folder)
    const { laws, counts, warnings } = await read(texts)
    expect(warnings).toEqual([])
    expect(counts).toMatchObject({ laws: 57, texts: 50 })
    // An independent count: lines of the shown transcription that begin with 第…条.
    const rows = (texts.get(index) ?? '').trim().split('\n').slice(1)
    expect(rows).toHaveLength(57)
    for (const [at, law] of laws.entries()) {
      const [path] = (rows[at] ?? '').match(/text\/[^;,]+\.md/) ?? []
      if (path === undefined) continue
      const lines = (texts.get(path.split('/').at(-1) ?? '') ?? '')
        .split('\n')
        .filter((line) => /\p{Script=Han}{3}/u.test(line))
      const begun = lines.filter((line) => /^\**第[一二三四五六七八九十百零]+条/.test(line)).length
      const ids = articlesOf(law).map(({ id }) => id)
      expect(ids.filter((id) => !id.startsWith('annex'))).toEqual(
        Array.from({ length: begun }, (_, number) => String(number + 1)),
      )
      const kept = JSON.stringify(law)
      expect(
        lines.slice(1).filter(
          (line) =>
            !kept.includes(
              line
                .trim()
                .replace(/[\s　]+/g, ' ')
                .slice(-4),
            ),
        ),
      ).toEqual([])
    }
    const broken = laws.filter(({ isIncomplete }) => isIncomplete).map(({ title }) => title.zh)
    expect(broken).toEqual(['中华人民共和国进出口商品检验法实施条例'])
    expect(laws.filter(({ end }) => end?.how === 'repealed')).toHaveLength(3)
    expect(laws.filter(({ end }) => end?.how === 'replaced')).toHaveLength(4)
  })
})
