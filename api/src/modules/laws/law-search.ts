import type { LawPart } from '@qingdan/database/law-text.ts'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { HeldLaw } from './held-law.ts'
import { hanRuns, indexedWords, isHan, meaning, searchedWords } from './words.ts'

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

/** Searches titles, numbers and texts of laws. */
export interface LawSearch {
  /** Best first: those with the whole keyword; where these are few, those with most of it follow. */
  find(keyword: string): FoundLaw[]
}

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
    { law, article: null },
    ...law.law.parts.flatMap((article) => (article.kind === 'article' ? [{ law, article }] : [])),
  ])
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

  return {
    find(keyword) {
      const runs = hanRuns(keyword)
      const placed = ({ id, terms, score }: SearchResult): Hit[] => {
        const place = places[id as number]
        return place === undefined ? [] : [{ ...place, terms, score: score * weightOf(place.law, keyword) }]
      }
      const hasRuns = ({ law, article }: Place) => {
        const text = article === null ? [...titlesOf(law), law.law.summary ?? ''].join('\n') : textOf(article)
        return runs.every((run) => text.includes(run))
      }
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
    },
  }
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

/** A title that is the keyword, or has it literally, is what was meant. */
function weightOf(law: HeldLaw, keyword: string): number {
  const wanted = keyword.toLowerCase()
  const titles = titlesOf(law).map((title) => title.toLowerCase())
  const ended = law.law.end === null ? 1 : endedWeight
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

function newerFirst(a: HeldLaw, b: HeldLaw): number {
  const [one, other] = [a.law.publishedOn ?? '', b.law.publishedOn ?? '']
  return one < other ? 1 : one > other ? -1 : 0
}
