import type { Citation } from '../../contract/citation.ts'
import { readArticleNumber } from '../laws/article-number.ts'
import type { CitableLaw } from '../laws/citable-law.ts'

/** Something cited that has to be looked up. */
export type Lookup = { kind: 'item'; text: string } | { kind: 'notice'; text: string; year: string; number: string }

/** Shorter names are words of other texts. */
const shortestHanName = 4
const shortestLatinName = 20

/** 》第三条, （国务院令第792号）》第14条 */
const afterName = /^(?:（[^（）]{1,30}）)?》?(第(?:[一二三四五六七八九十百]+|\d{1,3})条)/

/** What a text cites of the laws, longest names first, so that no name is found inside another. */
export function citedLaws(text: string, laws: readonly CitableLaw[]): Citation[] {
  return [...citedByName(text, laws), ...citedSections(text, laws)]
}

function citedByName(text: string, laws: readonly CitableLaw[]): Citation[] {
  const named = laws
    .flatMap(({ names, ...law }) => names.filter(isTelling).map((name) => ({ ...law, name })))
    .toSorted((a, b) => b.name.length - a.name.length)
  const found: Citation[] = []
  let rest = text
  for (const { name, id, articles } of named) {
    const at = rest.indexOf(name)
    if (at < 0) continue
    const [, article = ''] = afterName.exec(rest.slice(at + name.length)) ?? []
    const label = readArticleNumber(article)?.label ?? ''
    found.push({ kind: 'law', text: name, id, article: articles.get(label) ?? null })
    rest = rest.replaceAll(name, ' ')
  }
  return found
}

function isTelling(name: string): boolean {
  return name.length >= (/\p{Script=Han}/u.test(name) ? shortestHanName : shortestLatinName)
}

/** Sections of the ITAR, sections and supplements of the EAR: "22 CFR 120.5", "§§ 734.9(e) and 744.11", "supplement no. 7 to part 746 of the EAR", "15 CFR part 744, Supp. No. 4". */
function citedSections(text: string, laws: readonly CitableLaw[]): Citation[] {
  if (!/§|\bEAR\b|\bCFR\b/.test(text)) return []
  const byId = new Map(laws.map((law) => [law.id, law]))
  const target = (cited: string, part: string, article: string, title = '15'): Citation[] => {
    const id = `us-${title}-cfr-${part}`
    const held = byId.get(id)?.articles.get(article)
    return held === undefined ? [] : [{ kind: 'law', text: cited, id, article: held }]
  }
  return [
    ...[...text.matchAll(/(?<![\d.])(7\d\d)\.\d{1,2}(?!\d)/g)].flatMap(([cited, part = '']) =>
      target(cited, part, cited),
    ),
    ...[...text.matchAll(/\b22 CFR ((12\d)\.\d+)/g)].flatMap(([cited, article = '', part = '']) =>
      target(cited, part, article, '22'),
    ),
    ...[...text.matchAll(/supplement no\. (\d+) to (?:15 CFR )?part (7\d\d)/gi)].flatMap(
      ([cited, number = '', part = '']) => target(cited, part, `supplement-${number}`),
    ),
    ...[...text.matchAll(/part (7\d\d), Supp\. No\. (\d+)/g)].flatMap(([cited, part = '', number = '']) =>
      target(cited, part, `supplement-${number}`),
    ),
  ]
}

/** Item codes, only where the text calls them so, and numbers of Chinese notices. */
export function citedElsewhere(text: string): Lookup[] {
  const codes = /\bECCNs?\b/.test(text) ? [...text.matchAll(/\b\d[A-E]\d{3}\b/g)] : []
  return [
    ...codes.map(([code]) => ({ kind: 'item' as const, text: code })),
    ...[...text.matchAll(/公告\s*(20\d\d)年第(\d{1,3})号/g)].map(([cited, year = '', number = '']) => ({
      kind: 'notice' as const,
      text: cited,
      year,
      number,
    })),
  ]
}
