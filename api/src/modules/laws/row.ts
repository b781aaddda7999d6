import type { LawPart as StoredPart } from '@qingdan/database/law-text.ts'
import type { LawHighlight, LawRow, LawTextDays } from '../../contract/laws/laws.ts'
import { countryOf } from '../dictionary/countries.ts'
import { authorityOf } from './authority-names.ts'
import type { HeldLaw } from './held-law.ts'
import type { Article, FoundLaw } from './law-search.ts'
import { categoryNames, international, statusNames } from './phrases.ts'
import { endOf, statusOn } from './status.ts'
import { isHan, rangesIn, simplified } from './words.ts'

/** What a list shows of a passage before and after the first word found, in characters. */
const shownBefore = 60
const shownAfter = 200
const longestOverview = 400
const longestWord = 20

/** Names of the country, also of what is none. */
export function countryNames(code: string) {
  if (code === 'INT') return { country: international.zh, countryEn: international.en, countryCode: code }
  return countryOf(code)
}

/** What list and detail say of a law on a day, ISO. */
export function lawFields(held: HeldLaw, day: string) {
  const { law } = held
  const authority = law.authority === null ? null : authorityOf(law.authority)
  const category = categoryNames[law.category]
  const status = statusOn(law, laterOf(held), day)
  const isOurs = law.countryCode === 'CN'
  return {
    id: held.id,
    title: (isOurs ? law.title.zh : law.title.local) ?? law.title.en ?? law.title.zh ?? held.id,
    titleEn: law.title.en,
    zh: law.title.zh,
    abbr: law.abbreviation,
    num: law.number,
    overview: overviewOf(held),
    ...countryNames(law.countryCode),
    unit: authority?.zh ?? null,
    unitEn: authority?.en ?? null,
    category: category.zh,
    categoryEn: category.en,
    publishDate: law.publishedOn,
    effectiveDate: law.effectiveOn,
    endDate: endOf(law, laterOf(held)),
    status,
    statusCn: statusNames[status].zh,
    statusEn: statusNames[status].en,
    hasText: law.parts.length > 0,
    isIncomplete: law.isIncomplete,
    versionCount: held.versions.length,
    asOf: held.asOf,
    textDays: textDaysOf(held),
  }
}

/** Null for the texts of publishers and for those with versions, which are right to the day of the edition. */
function textDaysOf({ law: { textDays, parts }, source }: HeldLaw): LawTextDays | null {
  return textDays === undefined || parts.length === 0 ? null : { ...textDays, receivedOn: source.receivedOn }
}

const laterOf = ({ later }: HeldLaw) => later.map(({ law }) => law)

/** The summary, or the first paragraph of the text, which says what the law is for. */
function overviewOf({ law: { summary, parts } }: HeldLaw): string | null {
  const first = parts.find(isArticle)?.passages.find(({ kind }) => kind === 'text')?.text
  const text = summary ?? first ?? null
  return text !== null && text.length > longestOverview ? `${text.slice(0, longestOverview)}…` : text
}

const isArticle = (part: StoredPart): part is Article => part.kind === 'article'

/** The row of a law without a keyword. */
export function toRow(held: HeldLaw, day: string): LawRow {
  return { ...lawFields(held, day), matched: null, highlights: [] }
}

/** The row of a law that was found, with the words marked. */
export function toFoundRow(
  { law, article, terms: found, isWhole }: FoundLaw,
  runs: readonly string[],
  day: string,
): LawRow {
  const fields = lawFields(law, day)
  // Half of a Chinese word that is there whole elsewhere is no hit.
  const terms = isWhole ? found.filter((term) => !isHan(term)) : found
  const marked = (field: LawHighlight['field'], text: string | null) =>
    text === null ? [] : rangesIn(text, terms, runs).map((range) => ({ field, ...range }))
  const text = article === null ? null : excerptOf(article, terms, runs)
  return {
    ...fields,
    matched:
      article === null || text === null
        ? null
        : { article: article.id, label: article.label, heading: article.heading, text },
    highlights: [
      ...marked('title', fields.title),
      ...marked('titleEn', fields.titleEn),
      ...marked('abbr', fields.abbr),
      ...marked('num', fields.num),
      ...marked('overview', article === null ? fields.overview : null),
      ...marked('heading', article?.heading ?? null),
      ...marked('text', text),
    ],
  }
}

/** The passage with most of the words, around the first of them. */
function excerptOf({ passages }: Article, terms: readonly string[], runs: readonly string[]): string {
  const wanted = [...new Set([...runs, ...terms])]
  let text = passages[0]?.text ?? ''
  let most = 0
  for (const passage of passages) {
    const lower = simplified(passage.text).toLowerCase()
    // What is there whole says more than any number of its parts.
    const count = wanted.reduce((sum, part) => sum + (lower.includes(part) ? part.length : 0), 0)
    if (count > most) [text, most] = [passage.text, count]
  }
  const first = rangesIn(text, terms, runs)[0]?.start ?? 0
  const from = first > shownBefore * 2 ? wordStart(text, first - shownBefore) : 0
  const to = Math.min(text.length, from + shownBefore + shownAfter)
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
}

/** The next place after a space, where there is one near: a Latin word is not cut. */
function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + longestWord).indexOf(' ')
  return space < 0 ? at : at + space + 1
}
