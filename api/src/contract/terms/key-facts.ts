import { type Language, pick } from '../bilingual.ts'
import { formatCountry } from '../country-names.ts'
import type { EntityDetail } from '../detail.ts'
import type { SubjectType } from '../subject.ts'

type Detail = Omit<EntityDetail, 'hasCollection'>

interface KeyFact {
  /** Its heading is `terms.fact` of this name. */
  name: string
  type: SubjectType
  values: (detail: Detail, language: Language) => readonly (string | null)[]
  isNumber?: boolean
  /** The PDF prints it with the documents that state it, with their notes. */
  isPrintedWithDocuments?: boolean
  /** Whether the page says so when no list states it; always, if absent. */
  isExpected?: (detail: Detail) => boolean
}

const table = [
  {
    name: 'creditCode',
    type: '01',
    values: ({ creditCode }) => [creditCode],
    isNumber: true,
    // Only Chinese enterprises have this number: for others it does not exist, so it is not "unknown".
    isExpected: ({ countryCode }) => countryCode === 'CN',
  },
  { name: 'birthday', type: '02', values: ({ birthday }) => birthday },
  { name: 'birthPlaces', type: '02', values: ({ birthPlaces }) => birthPlaces },
  {
    name: 'nationalities',
    type: '02',
    values: ({ nationalities }, language) => nationalities.map((country) => formatCountry(country, language)),
  },
  { name: 'imo', type: '03', values: ({ imo }) => [imo], isNumber: true, isPrintedWithDocuments: true },
  {
    name: 'vesselFlag',
    type: '03',
    values: ({ vesselFlagZh, vesselFlag }, language) => [
      pick({ zh: vesselFlagZh ?? vesselFlag, en: vesselFlag }, language),
    ],
  },
  { name: 'vesselType', type: '03', values: ({ vesselType }) => [vesselType] },
  { name: 'owner', type: '03', values: ({ owner }) => [owner] },
  { name: 'tonnage', type: '03', values: ({ tonnage }) => [tonnage] },
  { name: 'regTonnage', type: '03', values: ({ regTonnage }) => [regTonnage] },
  { name: 'model', type: '04', values: ({ model }) => [model] },
  { name: 'tailNo', type: '04', values: ({ tailNo }) => [tailNo], isNumber: true },
  { name: 'msn', type: '04', values: ({ msn }) => [msn], isNumber: true, isPrintedWithDocuments: true },
  { name: 'constructionNum', type: '04', values: ({ constructionNum }) => [constructionNum], isNumber: true },
  { name: 'manufactureDate', type: '04', values: ({ manufactureDate }) => [manufactureDate] },
  { name: 'operator', type: '04', values: ({ operator }) => [operator] },
] as const satisfies readonly KeyFact[]

export type KeyFactName = (typeof table)[number]['name']

/** The facts that identify a subject, by its type, in the order a reviewer needs them; the page and the PDF show these. */
export const keyFacts: readonly (KeyFact & { name: KeyFactName })[] = table

/** What is stated of a fact; empty if no list states it. */
export function valuesOf({ values }: KeyFact, detail: Detail, language: Language): string[] {
  return values(detail, language).flatMap((value) => value || [])
}
