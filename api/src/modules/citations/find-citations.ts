import type { Citation } from '../../contract/citation.ts'
import { readArticleNumber } from '../laws/article-number.ts'
import type { CitableLaw } from '../laws/citable-law.ts'

/** Something cited that has to be looked up. */
export type Lookup = { kind: 'item'; text: string } | { kind: 'notice'; text: string; year: string; number: string }

/** Shorter names are words of other texts, unless they stand in 《》. */
const shortestHanName = 4
const shortestLatinName = 15
const fewestLatinWords = 3

/** 》第三条, （国务院令第792号）》第14条 */
const afterName = /^(?:（[^（）]{1,30}）)?》?(第(?:[一二三四五六七八九十百]+|\d{1,3})条)/
const han = /\p{Script=Han}/u

/** What a text cites of the laws, longest names first, so that no name is found inside another. */
export function citedLaws(text: string, laws: readonly CitableLaw[]): Citation[] {
  return [...citedByName(text, laws), ...citedSections(text, laws)]
}

function citedByName(text: string, laws: readonly CitableLaw[]): Citation[] {
  const named = laws
    .flatMap(({ names, ...law }) => names.map((name) => ({ ...law, name })))
    .toSorted((a, b) => b.name.length - a.name.length)
  const found: Citation[] = []
  // Of the same length as the text, so that a name is taken as it stands there.
  let rest = folded(text)
  for (const { name, id, articles } of named) {
    const wanted = folded(name)
    const at = placesOf(wanted, rest).find((place) => isTitle(rest, place, wanted))
    if (at === undefined) continue
    const end = at + wanted.length
    const [, article = ''] = afterName.exec(rest.slice(end)) ?? []
    const label = readArticleNumber(article)?.label ?? ''
    found.push({ kind: 'law', text: text.slice(at, end), id, article: articles.get(label) ?? null })
    rest = rest.replaceAll(wanted, ' '.repeat(wanted.length))
  }
  return found
}

/** Case and the form of apostrophes aside; of the same length. */
function folded(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll('’', "'")
}

function placesOf(wanted: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}

/** Whether what stands there is the whole title: the whole of what 《》 hold, or else a name that is long enough to mean nothing else. */
function isTitle(text: string, at: number, name: string): boolean {
  const end = at + name.length
  const opened = text.slice(0, at).lastIndexOf('《')
  if (opened >= 0 && text.lastIndexOf('》', at) < opened) {
    return text.slice(opened + 1, at).trim() === '' && /^\s*(?:（[^（）]{1,30}）)?\s*》/.test(text.slice(end))
  }
  if (han.test(name)) return name.length >= shortestHanName
  const isWhole = !/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(end))
  return isWhole && name.length >= shortestLatinName && name.split(' ').length >= fewestLatinWords
}

/** Parts, sections and supplements of the Code of Federal Regulations, those of the EAR also without their title. */
function citedSections(text: string, laws: readonly CitableLaw[]): Citation[] {
  const byId = new Map(laws.map((law) => [law.id, law]))
  const target = (cited: string, part: string, article: string, title = '15'): Citation[] => {
    const id = `us-${title}-cfr-${part}`
    const held = byId.get(id)?.articles.get(article)
    return held === undefined ? [] : [{ kind: 'law', text: cited, id, article: held }]
  }
  const places = placesInCode(text)
  const elsewhere = places.filter(({ title }) => title !== '15').map(({ cited }) => cited)
  const own = elsewhere.reduce((rest, cited) => rest.replaceAll(cited, ' '), text)
  const ofEar = /§|\bEAR\b|\bC\.?F\.?R\b/.test(own)
    ? [
        ...[...own.matchAll(/(?<![\d.])(7\d\d)\.\d{1,2}(?!\d)/g)].flatMap(([cited, part = '']) =>
          target(cited, part, cited),
        ),
        ...[...own.matchAll(/supplement no\. (\d+) to (?:15 CFR )?part (7\d\d)/gi)].flatMap(
          ([cited, number = '', part = '']) => target(cited, part, `supplement-${number}`),
        ),
        ...[...own.matchAll(/part (7\d\d), Supp\. No\. (\d+)/g)].flatMap(([cited, part = '', number = '']) =>
          target(cited, part, `supplement-${number}`),
        ),
      ]
    : []
  const ofCode = places.flatMap(({ cited, title, part, section }): Citation[] => {
    if (section !== null) return title === '15' ? [] : target(cited, part, section, title)
    const id = `us-${title}-cfr-${part}`
    return byId.has(id) ? [{ kind: 'law', text: cited, id, article: null }] : []
  })
  return [...ofEar, ...ofCode]
}

const codePlaces =
  /\b(\d{1,2})\s+C\.?F\.?R\.?\s+(?:parts?\s+)?((?:\d{3,4}(?:\.\d+)?(?:,?\s*and\s+(?=\d)|,\s*(?=\d))?)+)(?!, Supp\.)/gi

/** "15 CFR parts 734 and 744", "22 CFR 121.1". */
function placesInCode(text: string): { cited: string; title: string; part: string; section: string | null }[] {
  return [...text.matchAll(codePlaces)].flatMap(([whole, title = '', places = '']) => {
    let from = 0
    return [...places.matchAll(/\d{3,4}(?:\.\d+)?/g)].map(({ 0: place, index }) => {
      // With the words before it: a bare number would be found elsewhere too.
      const before = index === 0 ? whole.slice(0, whole.length - places.length) : places.slice(from, index)
      from = index + place.length
      const [part = place] = place.split('.')
      return { cited: before + place, title, part, section: place.includes('.') ? place : null }
    })
  })
}

/** Item codes, only where the text calls them so, and numbers of Chinese notices. `isOnItems`: the text is about controls, and every code is one. */
export function citedElsewhere(text: string, isOnItems = false): Lookup[] {
  const codes = isOnItems || /\bECCNs?\b/.test(text) ? [...text.matchAll(/\b\d[A-E]\d{3}\b/g)] : []
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
