import type { Bilingual } from '../../contract/bilingual.ts'
import { terms } from '../../contract/terms/terms.ts'
import { countryOf } from '../dictionary/countries.ts'
import type { SourceRow } from '../dictionary/repository.ts'
import { legalFormNames, ofac, referenceSchemes, regimeNames } from './ground-phrases.ts'
import { documentLabels } from './phrases.ts'

/** The names of the lists, for grounds that name lists. */
export type ListNames = readonly Pick<SourceRow, 'id' | 'short_name' | 'short_name_cn'>[]

type Wording = (value: string, lists: ListNames) => Bilingual

const asStated: Wording = (value) => ({ zh: value, en: value })

/** Values of these kinds are codes of the comparison; everything else is shown as compared. */
const wordings: Readonly<Record<string, Wording>> = {
  country: each(countryName),
  'other-country': each(countryName),
  'other-sex': sexName,
  city: each(capitalised),
  'other-city': each(capitalised),
  'birth-date': each(periodOf),
  'birth-year': each(periodOf),
  'near-birth-date': each(periodOf),
  'other-birth-date': each(periodOf),
  'other-legal-form': each(nameIn(legalFormNames)),
  regime: each(nameIn(regimeNames)),
  'other-regime': each(nameIn(regimeNames)),
  number: numberName,
  'other-number': numberName,
  reference: each(referenceName),
  'other-reference': each(referenceName),
  'one-list': listName,
}

/** A value of a ground as a reader knows it: countries, regimes and lists by name, days and months as such. */
export function inWords(kind: string, value: string, lists: ListNames): Bilingual {
  const wording = Object.hasOwn(wordings, kind) ? (wordings[kind] ?? asStated) : asStated
  return wording(value, lists)
}

/** One record may state several, which the comparison joins with commas. */
function each(wording: Wording): Wording {
  return (value, lists) => {
    const parts = value.split(', ').map((part) => wording(part, lists))
    return { zh: parts.map(({ zh }) => zh).join('、'), en: parts.map(({ en }) => en).join(', ') }
  }
}

function nameIn(names: Readonly<Record<string, Bilingual>>): Wording {
  return (value, lists) => (Object.hasOwn(names, value) ? names[value] : undefined) ?? asStated(value, lists)
}

function countryName(code: string): Bilingual {
  const { country, countryEn } = countryOf(code)
  return { zh: country ?? code, en: countryEn ?? code }
}

function sexName(value: string): Bilingual {
  const sex = value === 'male' ? 'male' : 'female'
  return { zh: terms.zh.sex[sex], en: terms.en.sex[sex] }
}

/** Cities are compared in small letters. */
function capitalised(city: string): Bilingual {
  const name = city.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  return { zh: name, en: name }
}

/** A whole year or month as such, any other period by its first and last day; a single day or year as stated. */
function periodOf(value: string): Bilingual {
  const [from = '', to = from] = value.split('/')
  const text = from === to ? from : (wholePeriod(from, to) ?? `${from} – ${to}`)
  return { zh: text, en: text }
}

/** The year or month of which these are the first and the last day, ISO. */
function wholePeriod(from: string, to: string): string | null {
  const [year = '', month = ''] = from.split('-')
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return from === `${year}-${month}-01` && to === `${year}-${month}-${days}` ? `${year}-${month}` : null
}

/** `tax-id 7707696113`: the kind of the number and the number. */
function numberName(value: string): Bilingual {
  const [kind = '', ...rest] = value.split(' ')
  const label = Object.entries(documentLabels).find(([key]) => key === kind)?.[1]
  const number = rest.join(' ')
  return label === undefined ? { zh: value, en: value } : { zh: `${label.zh} ${number}`, en: `${label.en} ${number}` }
}

/** `un:QDE.070`, or the list whose entry another list repeats. */
function referenceName(value: string, lists: ListNames): Bilingual {
  const [scheme = '', ...rest] = value.split(':')
  const name = Object.hasOwn(referenceSchemes, scheme) ? referenceSchemes[scheme] : undefined
  if (name === undefined || rest.length === 0) return listName(value, lists)
  const entry = rest.join(':')
  return { zh: `${name.zh} ${entry}`, en: `${name.en} ${entry}` }
}

function listName(id: string, lists: ListNames): Bilingual {
  if (id === 'ofac') return ofac
  const list = lists.find((source) => source.id === id)
  return { zh: list?.short_name_cn ?? id, en: list?.short_name ?? id }
}
