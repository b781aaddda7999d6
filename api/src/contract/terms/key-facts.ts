import { type Language, pick } from '../bilingual.ts'
import { formatCountry } from '../country-names.ts'
import type { EntityDetail } from '../detail.ts'
import type { SubjectType } from '../subject.ts'

type Detail = Omit<EntityDetail, 'hasCollection' | 'citations'>
/** Fields that are texts and are shown as they are. */
type TextField = {
  [Field in keyof Detail]: Detail[Field] extends string | string[] | null ? Field : never
}[keyof Detail]

/** Its heading is `terms.fact` of its name. */
type KeyFact = (
  | { name: TextField }
  | { name: keyof Detail; values: (detail: Detail, language: Language) => readonly (string | null)[] }
) & {
  type: SubjectType
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
    isNumber: true,
    // Only Chinese enterprises have this number: for others it does not exist, so it is not "unknown".
    isExpected: ({ countryCode }) => countryCode === 'CN',
  },
  { name: 'birthday', type: '02' },
  { name: 'birthPlaces', type: '02' },
  {
    name: 'nationalities',
    type: '02',
    values: ({ nationalities }, language) => nationalities.map((country) => formatCountry(country, language)),
  },
  { name: 'imo', type: '03', isNumber: true, isPrintedWithDocuments: true },
  {
    name: 'vesselFlag',
    type: '03',
    values: ({ vesselFlagZh, vesselFlag }, language) => [
      pick({ zh: vesselFlagZh ?? vesselFlag, en: vesselFlag }, language),
    ],
  },
  {
    name: 'vesselType',
    type: '03',
    values: ({ vesselTypeZh, vesselType }, language) => [
      pick({ zh: vesselTypeZh ?? vesselType, en: vesselType }, language),
    ],
  },
  {
    name: 'owner',
    type: '03',
    values: ({ owner, ownerRelation: by }, language) => {
      if (!by) return [owner]
      return [
        pick(
          { zh: `${owner}（${by.labelZh}，${by.sourceNameCn}）`, en: `${owner} (${by.labelEn}, ${by.sourceName})` },
          language,
        ),
      ]
    },
  },
  { name: 'tonnage', type: '03' },
  { name: 'regTonnage', type: '03' },
  { name: 'model', type: '04' },
  { name: 'tailNo', type: '04', isNumber: true },
  { name: 'msn', type: '04', isNumber: true, isPrintedWithDocuments: true },
  { name: 'constructionNum', type: '04', isNumber: true },
  { name: 'manufactureDate', type: '04' },
  { name: 'operator', type: '04' },
] as const satisfies readonly KeyFact[]

export type KeyFactName = (typeof table)[number]['name']

/** The facts that identify a subject, by its type, in the order a reviewer needs them; the page and the PDF show these. */
export const keyFacts: readonly (KeyFact & { name: KeyFactName })[] = table

/** What is stated of a fact; empty if no list states it. */
export function valuesOf(fact: KeyFact, detail: Detail, language: Language): string[] {
  const stated = 'values' in fact ? fact.values(detail, language) : [detail[fact.name]].flat()
  return stated.flatMap((value) => value || [])
}
