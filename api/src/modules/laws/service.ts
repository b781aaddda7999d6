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
import { toDocument, toNoticeDocument } from './document.ts'
import type { HeldLaw } from './held-law.ts'
import { createLibrary, type Library } from './library.ts'
import { createNotices, type HeldNotice, pageKey } from './notices.ts'
import { categoryNames } from './phrases.ts'
import { findLawsKey } from './repository.ts'
import { countryNames, lawFields, toFoundRow, toRow } from './row.ts'
import { stayEndedBefore } from './stay.ts'
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
  /** Each law as texts cite it on a day, ISO. */
  citable(day: string): Promise<CitableLaw[]>
  /** Of a law or of a notice that is a document; null for an unknown id. */
  titlesOf(id: string): Promise<Bilingual<string | null> | null>
  /** Ids of all versions of the same law; none for an unknown id. */
  versionsOf(id: string): Promise<string[]>
  /** Changes with what is published. */
  edition(): Promise<string>
  /** Ids of the documents held of pages of a publisher: of a law by its official address, or of a notice. */
  documentsOfPages(): Promise<ReadonlyMap<string, string>>
  /** Finds the version of a law that was in force on a day; null when it is the one named, or none is known. */
  versions(): Promise<(id: string, day: string) => string | null>
  /** A signed address of the document of a law or notice. Throws `law.unknown`. */
  address(id: string, language: Language): Promise<string>
  /** The document of a signed address. Throws `file.unknown`. */
  document(token: string): Promise<string>
}

/** `secret`: at least 32 characters. */
export function createLawService(db: Db, secret: string): LawService {
  const library = createLibrary(db)
  const notices = createNotices(db)
  const signer = createAddressSigner(secret)
  // Texts are looked through by the hundred, and the laws are the same until the next edition.
  let cited: { held: Library; day: string; laws: CitableLaw[] } | undefined

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
      const isHeld = (await library()).byId.has(id) || (await notices()).some((notice) => notice.id === id)
      if (!isHeld) throw new AppError('law.unknown')
      return addressOf(id, language)
    },

    documentsOfPages: async () => pagesWithDocuments((await library()).laws, await notices()),

    async named(text) {
      const day = chinaDay(new Date())
      return (await library()).search.named(text).map(({ law, isExact }) => {
        const { id, title, titleEn } = lawFields(law, day)
        return { id, title, titleEn, isExact }
      })
    },

    async citable(day) {
      const held = await library()
      if (cited?.held !== held || cited.day !== day) cited = { held, day, laws: citableLaws(held, day) }
      return cited.laws
    },

    async titlesOf(id) {
      const title = (await library()).byId.get(id)?.law.title
      if (title !== undefined) return { zh: title.zh, en: title.en }
      const notice = (await notices()).find((one) => one.id === id)
      return notice === undefined ? null : { zh: notice.title, en: null }
    },

    async versionsOf(id) {
      return ((await library()).byId.get(id)?.versions ?? []).map((version) => version.id)
    },

    edition: () => findLawsKey(db),

    async versions() {
      const { byId } = await library()
      return (id, day) => {
        const inForce = byId.get(id)?.versions.findLast((version) => lawFields(version, day).status === 'in-force')
        return inForce === undefined || inForce.id === id ? null : inForce.id
      }
    },

    async document(token) {
      const now = new Date()
      const subject = signer.read(token, now)
      const [language, id] = subject?.split(/:(.*)/s) ?? []
      const found = id === undefined ? undefined : (await library()).byId.get(id)
      const shown = language === 'en' ? 'en' : 'zh'
      const notice = (await notices()).find((one) => one.id === id)
      if (notice !== undefined) return toNoticeDocument(notice, shown)
      if (found === undefined) throw new AppError('file.unknown')
      return toDocument(toDetail(found, chinaDay(now)), shown)
    },
  }
}

/** Ids of the documents held, by the publisher's page of each. */
function pagesWithDocuments(laws: Library['laws'], notices: readonly HeldNotice[]): Map<string, string> {
  const ofLaws = laws.flatMap(({ id, law: { urls, parts } }): [string, string][] =>
    urls.zh === null || parts.length === 0 ? [] : [[pageKey(urls.zh), id]],
  )
  return new Map([...ofLaws, ...notices.map(({ id, url }) => [pageKey(url), id] as const)])
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
    parts: law.parts.map((part): LawPart => {
      if (part.kind !== 'article') return part
      return { ...part, isOmitted: part.isOmitted === true, stayEnded: stayEndedBefore(part.passages, day) }
    }),
    versions: held.versions.map((version) => {
      const { id, publishDate, effectiveDate, status, statusCn, statusEn, hasText, asOf } = lawFields(version, day)
      return { id, publishDate, effectiveDate, status, statusCn, statusEn, hasText, asOf }
    }),
  }
}
