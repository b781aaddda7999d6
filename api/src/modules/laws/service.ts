import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Bilingual, Language } from '../../contract/bilingual.ts'
import type {
  LawDetail,
  LawLabels,
  LawPart,
  LawRow,
  LawSearchAnswer,
  LawSearchQuery,
} from '../../contract/laws/laws.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import { createAddressSigner } from '../../http/signed-address.ts'
import { type CitableLaw, citableLaws } from './citable-law.ts'
import { toDocument } from './document.ts'
import type { HeldLaw } from './held-law.ts'
import { createLibrary, type Library } from './library.ts'
import { categoryNames } from './phrases.ts'
import { countryNames, lawFields, toFoundRow, toRow } from './row.ts'
import { hanRuns } from './words.ts'

/** Laws of China and of other countries. */
export interface LawService {
  labels(keyword: string): Promise<LawLabels>
  /** Throws `law.label` for a country or category that is none of the labels. */
  search(query: LawSearchQuery): Promise<LawSearchAnswer>
  /** Throws `law.unknown`. */
  detail(id: string, language: Language): Promise<LawDetail>
  /** Laws whose titles have the words, one version of each. */
  named(text: string): Promise<{ id: string; title: string; titleEn: string | null; isExact: boolean }[]>
  /** Laws that a text cites, by a title in it or by part and section. */
  cited(text: string, citations: Citations): Promise<CitedLaw[]>
  /** Each law as texts cite it on a day, ISO. */
  citable(day: string): Promise<CitableLaw[]>
  /** Null for an unknown id. */
  titleOf(id: string): Promise<string | null>
  /** A signed address of its document. Throws `law.unknown`. */
  address(id: string, language: Language): Promise<string>
  /** The document of a signed address. Throws `file.unknown`. */
  document(token: string): Promise<string>
}

/** Titles as they are cited, and parts of the Code of Federal Regulations. */
export interface Citations {
  titles: readonly string[]
  regulations: readonly { title: string; part: string; section: string | null }[]
}

export interface CitedLaw {
  id: string
  titleZh: string | null
  titleEn: string | null
  /** The section that is cited, if the law has it. */
  article: string | null
}

/** `secret`: at least 32 characters. */
export function createLawService(db: Db, secret: string): LawService {
  const library = createLibrary(db)
  const signer = createAddressSigner(secret)

  async function known(id: string): Promise<HeldLaw> {
    const found = (await library()).byId.get(id)
    if (found === undefined) throw new AppError('law.unknown')
    return found
  }

  const addressOf = (id: string, language: Language) =>
    `/open-api/api/file/content/${signer.sign(`${language}:${id}`, new Date())}`

  return {
    async labels(keyword) {
      const held = await library()
      const laws = keyword === '' ? held.laws : held.search.find(keyword).map(({ law }) => law)
      const countries = labelsBy(laws, ({ law }) => law.countryCode).map(countryNames)
      const categories = labelsBy(laws, ({ law }) => law.category).map((category) => categoryNames[category])
      return {
        countryList: countries.map(({ country, countryCode }) => country ?? countryCode ?? ''),
        countryEnList: countries.map(({ countryEn, countryCode }) => countryEn ?? countryCode ?? ''),
        categoryList: categories.map(({ zh }) => zh),
        categoryEnList: categories.map(({ en }) => en),
      }
    },

    async search(query) {
      const held = await library()
      const day = chinaDay(new Date())
      const isWanted = toFilter(held, query)
      const { keyword, page, pageSize } = query
      const onPage = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * pageSize, page * pageSize)
      if (keyword === '') {
        const laws = held.laws.filter(isWanted).toSorted(newestFirst)
        const data = onPage(laws).map((law): LawRow => toRow(law, day))
        return { data, count: laws.length, wholeCount: laws.length }
      }
      const found = held.search.find(keyword).filter(({ law }) => isWanted(law))
      const runs = hanRuns(keyword)
      return {
        data: onPage(found).map((one) => toFoundRow(one, runs, day)),
        count: found.length,
        wholeCount: found.filter(({ isWhole }) => isWhole).length,
      }
    },

    async detail(id, language) {
      return { ...toDetail(await known(id), chinaDay(new Date())), url: addressOf(id, language) }
    },

    async address(id, language) {
      return addressOf((await known(id)).id, language)
    },

    async named(text) {
      const day = chinaDay(new Date())
      return (await library()).search.named(text).map(({ law, isExact }) => {
        const { id, title, titleEn } = lawFields(law, day)
        return { id, title, titleEn, isExact }
      })
    },

    async cited(text, { titles, regulations }) {
      const { search, byId } = await library()
      const byTitle = titles.flatMap((title) => search.named(title).find(({ isExact }) => isExact)?.law ?? [])
      const byPart = regulations.flatMap(({ title, part, section }) => {
        const law = byId.get(`us-${title}-cfr-${part}`)
        return law === undefined ? [] : [toCited(law, section)]
      })
      return [...[...byTitle, ...search.titledIn(text)].map((law) => toCited(law, null)), ...byPart]
    },

    async citable(day) {
      return citableLaws(await library(), day)
    },

    async titleOf(id) {
      const found = (await library()).byId.get(id)
      return found === undefined ? null : (found.law.title.zh ?? found.law.title.en ?? id)
    },

    async document(token) {
      const now = new Date()
      const subject = signer.read(token, now)
      const [language, id] = subject?.split(/:(.*)/s) ?? []
      const found = id === undefined ? undefined : (await library()).byId.get(id)
      if (found === undefined) throw new AppError('file.unknown')
      return toDocument(toDetail(found, chinaDay(now)), language === 'en' ? 'en' : 'zh')
    },
  }
}

function toCited({ id, law: { title, parts } }: HeldLaw, section: string | null): CitedLaw {
  const article = parts.find((part) => part.kind === 'article' && part.id === section)
  return { id, titleZh: title.zh, titleEn: title.en ?? title.local, article: article === undefined ? null : section }
}

/** Different values of laws: China first, then those with the most laws. */
function labelsBy<Label extends string>(laws: readonly HeldLaw[], of: (law: HeldLaw) => Label): Label[] {
  const counts = [...Map.groupBy(laws, of)].map(([label, found]) => ({ label, count: found.length }))
  const isFirst = ({ label }: { label: string }) => (label === 'CN' ? 1 : 0)
  return counts
    .toSorted((a, b) => isFirst(b) - isFirst(a) || b.count - a.count || (a.label < b.label ? -1 : 1))
    .map(({ label }) => label)
}

function toFilter({ laws }: Library, { countrys, categorys }: LawSearchQuery): (law: HeldLaw) => boolean {
  const countries = idsOf(
    countrys,
    new Set(laws.map(({ law }) => law.countryCode)),
    (code) => {
      const { country, countryEn } = countryNames(code)
      return { zh: country, en: countryEn }
    },
    'countrys',
  )
  const categories = idsOf(
    categorys,
    new Set(laws.map(({ law }) => law.category)),
    (category) => categoryNames[category],
    'categorys',
  )
  return ({ law }) =>
    (countries === null || countries.has(law.countryCode)) && (categories === null || categories.has(law.category))
}

/** What the labels mean, in either language; null if there are none. */
function idsOf<Id extends string>(
  labels: readonly string[],
  ids: ReadonlySet<Id>,
  nameOf: (id: Id) => Bilingual<string | null>,
  field: string,
): ReadonlySet<Id> | null {
  if (labels.length === 0) return null
  const found = labels.map((label) => [...ids].find((id) => nameOf(id).zh === label || nameOf(id).en === label))
  if (found.includes(undefined)) throw invalidInput([{ field, code: 'law.label' }])
  return new Set(found.filter((id) => id !== undefined))
}

/** By the day of publication; without one after the others, first those with a text. */
function newestFirst(one: HeldLaw, other: HeldLaw): number {
  const [a, b] = [one, other].map(({ law }) => law.publishedOn ?? (law.parts.length > 0 ? '0' : ''))
  if (a !== b && a !== undefined && b !== undefined) return a < b ? 1 : -1
  return one.id < other.id ? -1 : 1
}

function toDetail(held: HeldLaw, day: string): Omit<LawDetail, 'url'> {
  const { law, source } = held
  return {
    ...lawFields(held, day),
    officialUrl: law.urls.zh,
    officialUrlEn: law.urls.en,
    statedStatus: law.statedStatus,
    note: law.note,
    textSources: law.textSources,
    source: {
      title: source.title,
      titleCn: source.titleCn,
      publisher: source.publisher,
      licence: source.licence,
      url: source.url,
    },
    preamble: law.preamble,
    parts: law.parts.map(
      (part): LawPart => (part.kind === 'article' ? { ...part, isOmitted: part.isOmitted === true } : part),
    ),
    versions: held.versions.map((version) => {
      const { id, publishDate, effectiveDate, status, statusCn, statusEn, hasText, asOf } = lawFields(version, day)
      return { id, publishDate, effectiveDate, status, statusCn, statusEn, hasText, asOf }
    }),
  }
}
