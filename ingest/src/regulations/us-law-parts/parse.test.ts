import type { LawVersion } from '@qingdan/database/law-text.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleTexts, readBundleOf } from '../../../test/support/read-bundle.ts'
import { describeRealEditions, fixtureFolder } from '../../../test/support/read-edition.ts'
import { usLawParts } from './regulation.ts'

async function read(texts: ReadonlyMap<string, string>) {
  const edition = await readBundleOf(usLawParts, texts)
  return { ...edition, laws: edition.entries.map(({ content }) => content as LawVersion) }
}

const articlesOf = (law: LawVersion | undefined) =>
  law?.parts.flatMap((part) => (part.kind === 'article' ? [part] : [])) ?? []
const part744 = 'title-15-part-744.2026-07-30.xml'

describe('parts of the EAR and the ITAR', () => {
  let texts: Map<string, string>
  let laws: LawVersion[]
  beforeAll(async () => {
    texts = await bundleTexts(usLawParts, fixtureFolder)
    const found = await read(texts)
    expect(found.warnings).toEqual([])
    laws = found.laws
  })
  const law = (id: string) => laws.find((one) => one.id === id)

  it('have their sections as articles, and of a supplement the heading', () => {
    expect(articlesOf(law('us-15-cfr-744')).map(({ id, heading }) => [id, heading])).toEqual([
      ['744.1', 'Introduction.'],
      ['744.21', 'Restrictions on certain “military end uses” or “military end users.”'],
      ['supplement-4', 'Entity List'],
    ])
    expect(articlesOf(law('us-15-cfr-744')).at(-1)).toMatchObject({ isOmitted: true, label: 'Supplement No. 4' })
    expect(law('us-15-cfr-744')?.parts).toContainEqual({
      kind: 'heading',
      level: 1,
      text: '§§ 744.12-744.14 [Reserved]',
    })
  })

  it('keep notes, tables and lists of items in place', () => {
    expect(articlesOf(law('us-15-cfr-744'))[1]?.passages.map(({ kind }) => kind)).toEqual([
      'text',
      'text',
      'note',
      'note',
    ])
    expect(articlesOf(law('us-15-cfr-734'))[1]?.passages.slice(1)).toEqual([
      { kind: 'row', text: 'Destination | Level' },
      { kind: 'row', text: 'Country Group E:1 | 10 percent' },
    ])
    expect(articlesOf(law('us-22-cfr-121'))[0]?.passages[0]).toEqual({
      kind: 'heading',
      text: 'Category I—Firearms and Related Articles',
    })
  })

  it.each([
    ['a part of another number', (text: string) => text.replace('N="744"', 'N="799"'), /none of the parts/],
    ['a part without sections', (text: string) => text.replaceAll('DIV8', 'DIV3'), /no sections/],
    ['a section twice', (text: string) => text.replace('§ 744.21 ', '§ 744.1 '), /has 744.1 twice/],
    ['a page instead', () => '<!doctype html><html></html>', /HTML page/],
  ])('are refused with %s', async (_, change, message) => {
    const text = texts.get(part744) ?? ''
    await expect(read(new Map([...texts, [part744, change(text)]]))).rejects.toThrow(message)
  })

  it('are refused when one is missing', async () => {
    const torn = new Map([...texts].filter(([name]) => name !== part744))
    await expect(read(torn)).rejects.toThrow('lacks part 15 CFR 744')
  })
})

describeRealEditions((folder) => {
  it('have every section and every paragraph of a section', async () => {
    const texts = await bundleTexts(usLawParts, folder)
    const { laws, warnings } = await read(texts)
    expect(warnings).toEqual([])
    for (const [at, text] of [...texts.values()].entries()) {
      const articles = articlesOf(laws[at])
      // Independently: what stands between the tags, by patterns.
      const sections = [...text.matchAll(/<DIV8 [\s\S]*?<\/DIV8>/g)].map(([section]) => section)
      const single = sections.filter((section) => !/<HEAD>(?:§|&#xA7;){2}/i.test(section))
      expect(articles.filter(({ label }) => label.startsWith('§'))).toHaveLength(single.length)
      const supplements = text.match(/<DIV9 /g)?.length ?? 0
      expect(articles.filter(({ label }) => label.startsWith('Supplement'))).toHaveLength(supplements)
      const paragraphs = single.reduce((total, section) => total + (section.match(/<P[ >]/g)?.length ?? 0), 0)
      const kept = articles.flatMap(({ passages, label }) => (label.startsWith('§') ? passages : [])).length
      expect(kept).toBeGreaterThanOrEqual(
        paragraphs - (text.match(/<(?:EDNOTE|CAPTION)[\s\S]*?<\/(?:EDNOTE|CAPTION)>/g)?.length ?? 0),
      )
    }
  })
})
