import type { LawPart } from '@qingdan/database/law-text.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import { readArticleNumber, readSectionNumber } from './article-number.ts'
import type { HeldLaw } from './held-law.ts'
import { hanRuns, indexedWords, isHan, meaning, searchedWords, simplified } from './words.ts'

export type Article = Extract<LawPart, { kind: 'article' }>

/** A law that a keyword found. */
export interface FoundLaw {
  law: HeldLaw
  /** The article that has most of the keyword; null if only the title and what else the list shows has it. */
  article: Article | null
  /** Words of the texts that matched, folded. */
  terms: string[]
  /** It has the whole keyword: in the title, or in one article. */
  isWhole: boolean
}

/** A law whose title, short form or number has the words. */
export interface NamedLaw {
  law: HeldLaw
  /** They are its title, or its title without the name of the state. */
  isExact: boolean
}

/** Searches titles, numbers and texts of laws. */
export interface LawSearch {
  /** By titles alone, one version of each law: exact ones first, then the newest. */
  named(keyword: string): NamedLaw[]
  /** Best first: those with the whole keyword; where these are few, those with most of it follow. */
  find(keyword: string): FoundLaw[]
}

/** Left out when a law is spoken of. */
const stateName = /^中华人民共和国/

/** What is indexed: a law by its titles, or one of its articles. */
interface Indexed {
  id: number
  title: string
  heading: string
  text: string
}

interface Place {
  law: HeldLaw
  article: Article | null
  /** All words of the place, simplified. */
  text: string
}

/** Documents are added in portions of this many, so that other requests are answered in between. */
const portion = 50
/** A word in the title says what the law is about; in a text it may be one of a thousand. */
const boosts = { title: 8, heading: 3 }
/** One slip in a word of five letters. */
const slips = 0.2
const shortestMistyped = 5
const shortestBegun = 3
/** With fewer whole answers than this, near ones help. */
const fewWhole = 5
/** Of a keyword of ten pairs, texts with six are near; those with one are not. */
const leastPart = 0.6
/** Of equal texts the one that has been replaced comes second. */
const endedWeight = 0.8
const equalTitleWeight = 4
const literalTitleWeight = 2

/** Slips are looked for only where nothing else is found: they take most of the time. */
const withSlips = {
  fuzzy: (word: string) => (!isHan(word) && !/\d/.test(word) && word.length >= shortestMistyped ? slips : false),
}

/** Makes the index of all laws. */
export async function createLawSearch(laws: readonly HeldLaw[]): Promise<LawSearch> {
  const places: Place[] = laws.flatMap((law) => [
    { law, article: null, text: simplified([...titlesOf(law), law.law.summary ?? ''].join('\n')) },
    ...law.law.parts.flatMap((article) =>
      article.kind === 'article' ? [{ law, article, text: simplified(textOf(article)) }] : [],
    ),
  ])
  const titles = new Map(laws.map((law) => [law, titlesOf(law).map(foldTitle)]))
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'text'],
    tokenize: indexedWords,
    processTerm: meaning,
    searchOptions: {
      tokenize: searchedWords,
      boost: boosts,
      prefix: (word) => (isHan(word) ? word.length === 1 : word.length >= shortestBegun),
    },
  })
  await index.addAllAsync(places.map(toIndexed), { chunkSize: portion })

  function findWords(keyword: string): FoundLaw[] {
    const runs = hanRuns(keyword)
    const wanted = foldTitle(keyword)
    const placed = ({ id, terms, score }: SearchResult): Hit[] => {
      const place = places[id as number]
      if (place === undefined) return []
      return [{ ...place, terms, score: score * weightOf(place.law, titles.get(place.law) ?? [], wanted) }]
    }
    const hasRuns = ({ text }: Place) => runs.every((run) => text.includes(run))
    const wholeBy = (slip: object) =>
      byLaw(
        index
          .search(keyword, { combineWith: 'AND', ...slip })
          .flatMap(placed)
          .filter(hasRuns),
        true,
      )
    const exact = wholeBy({})
    const whole = exact.length === 0 ? wholeBy(withSlips) : exact
    if (whole.length >= fewWhole) return whole
    const least = Math.ceil(new Set(searchedWords(keyword).filter((word) => meaning(word) !== null)).size * leastPart)
    const some = index.search(keyword, { combineWith: 'OR' }).filter(({ queryTerms }) => queryTerms.length >= least)
    const known = new Set(whole.map(({ law }) => law.id))
    return [...whole, ...byLaw(some.flatMap(placed), false).filter(({ law }) => !known.has(law.id))]
  }

  /** The section itself, then what mentions it; the words before its number stand in many texts. */
  function findSection({ label, number }: { label: string; number: string }): FoundLaw[] {
    const own = articlesNumbered(label, laws.toSorted(inForceFirst)).map((found) => ({ ...found, terms: [number] }))
    const known = new Set(own.map(({ law }) => law.law.id))
    return [...own, ...findWords(number).filter(({ law }) => !known.has(law.law.id))]
  }

  return {
    find(keyword) {
      const section = readSectionNumber(keyword)
      if (section !== null) return findSection(section)
      const wanted = readArticleNumber(keyword)
      const among = wanted?.rest ? findWords(wanted.rest).map(({ law }) => law) : laws.toSorted(inForceFirst)
      const articles = wanted === null ? [] : articlesNumbered(wanted.label, among)
      return articles.length > 0 ? articles : findWords(keyword)
    },

    named: (keyword) => findNamed(keyword, titles),
  }
}

/** The articles with a number, in the order of the laws. */
function articlesNumbered(label: string, laws: readonly HeldLaw[]): FoundLaw[] {
  return laws.flatMap((law) => {
    const article = law.law.parts.filter((part) => part.kind === 'article').find((part) => part.label === label)
    return article === undefined ? [] : [{ law, article, terms: [], isWhole: true }]
  })
}

/** The first version of each law. */
function onePerWork<One>(ordered: readonly One[], lawOf: (one: One) => HeldLaw): One[] {
  const works = new Set<string>()
  return ordered.filter((one) => {
    const { work } = lawOf(one).law
    return !works.has(work) && works.add(work)
  })
}

function findNamed(keyword: string, titles: ReadonlyMap<HeldLaw, readonly string[]>): NamedLaw[] {
  const wanted = foldTitle(keyword)
  const words = wanted.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const found = [...titles].flatMap(([law, own]) => {
    if (!own.some((title) => words.every((word) => title.includes(word)))) return []
    return [{ law, isExact: own.some((title) => title === wanted || title.replace(stateName, '') === wanted) }]
  })
  const ordered = found.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || inForceFirst(a.law, b.law))
  return onePerWork(ordered, ({ law }) => law)
}

function toIndexed({ law, article }: Place, id: number): Indexed {
  if (article === null) return { id, title: titlesOf(law).join('\n'), heading: '', text: law.law.summary ?? '' }
  const notices = article.passages.filter(({ kind }) => kind !== 'notice')
  return {
    id,
    title: '',
    heading: `${article.label} ${article.heading ?? ''}`,
    text: notices.map(({ text }) => text).join('\n'),
  }
}

function titlesOf({ law: { title, abbreviation, number } }: HeldLaw): string[] {
  return [title.zh, title.en, title.local, abbreviation, number].filter((text) => text !== null)
}

function foldTitle(title: string): string {
  return simplified(title.normalize('NFKC'))
    .toLowerCase()
    .replace(/[《》“”"']/g, '')
}

/** A title that is the keyword, or has it literally, is what was meant. */
function weightOf({ law }: HeldLaw, titles: readonly string[], wanted: string): number {
  const ended = law.end === null ? 1 : endedWeight
  if (titles.includes(wanted)) return ended * equalTitleWeight
  return titles.some((title) => title.includes(wanted)) ? ended * literalTitleWeight : ended
}

function textOf({ label, heading, passages }: Article): string {
  return [label, heading ?? '', ...passages.map(({ text }) => text)].join('\n')
}

type Hit = Place & { terms: string[]; score: number }

/** The best place of each law; a title and an article that both match count together. */
function byLaw(hits: readonly Hit[], isWhole: boolean): FoundLaw[] {
  const groups = Map.groupBy(hits, ({ law }) => law)
  return [...groups]
    .map(([law, places]) => {
      const inText = places.filter(({ article }) => article !== null).toSorted((a, b) => b.score - a.score)[0]
      const inTitle = places.find(({ article }) => article === null)
      const terms = [...new Set([...(inText?.terms ?? []), ...(inTitle?.terms ?? [])])]
      return {
        law,
        article: inText?.article ?? null,
        terms,
        isWhole,
        score: (inTitle?.score ?? 0) + (inText?.score ?? 0),
      }
    })
    .toSorted((a, b) => b.score - a.score || newerFirst(a.law, b.law))
    .map(({ score: _, ...found }) => found)
}

function inForceFirst(a: HeldLaw, b: HeldLaw): number {
  const isReplaced = ({ law, later }: HeldLaw) => Number(law.end !== null || later.length > 0)
  return isReplaced(a) - isReplaced(b) || newerFirst(a, b)
}

function newerFirst(a: HeldLaw, b: HeldLaw): number {
  const [one, other] = [a.law.publishedOn ?? '', b.law.publishedOn ?? '']
  return one < other ? 1 : one > other ? -1 : 0
}
