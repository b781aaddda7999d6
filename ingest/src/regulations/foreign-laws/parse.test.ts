import type { LawVersion } from '@qingdan/database/law-text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleTexts, readBundleOf } from '../../../test/support/read-bundle.ts'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { foreignLaws } from './regulation.ts'

async function read(texts: ReadonlyMap<string, string>) {
  const edition = await readBundleOf(foreignLaws, texts)
  return { ...edition, laws: edition.entries.map(({ content }) => content as LawVersion) }
}

const index = 'foreign-laws-index.csv'
const programmes = 'sanctions-programs.jsonl'

describe('foreign laws and sanctions programmes', () => {
  let texts: Map<string, string>
  let found: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    texts = await bundleTexts(foreignLaws, fixtureFolder)
    found = await read(texts)
  })

  it('have titles, kinds, dates and addresses, and no text', () => {
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
    expect(found.laws.every(({ parts }) => parts.length === 0)).toBe(true)
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
    ['an index without rows', index, (text: string) => `${text.split('\n')[0] ?? ''}\n`, /no row/],
  ])('are refused with %s', async (_, name, change, message) => {
    const text = texts.get(name) ?? ''
    expect(change(text)).not.toBe(text)
    await expect(read(new Map([...texts, [name, change(text)]]))).rejects.toThrow(message)
  })
})

describeRealEditions((folder) => {
  it('are as many as the files have lines, without what is no programme', async () => {
    const texts = await bundleTexts(foreignLaws, folder)
    const { counts, warnings } = await read(texts)
    expect(warnings).toEqual([])
    const lines = (texts.get(programmes) ?? '').trim().split('\n')
    expect(lines).toHaveLength(261)
    expect(counts).toEqual({ laws: 37, programmes: lines.filter((line) => !line.includes('"zz_icij"')).length })
  })
})
