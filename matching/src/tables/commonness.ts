import { equivalentFamilies, spellingFamilies } from './name-families.ts'
import {
  chineseFamilyNames,
  chineseGivenNames,
  japaneseFamilyNames,
  japaneseGivenNames,
  koreanFamilyNames,
  koreanGivenNames,
  vietnameseFamilyNames,
  vietnameseGivenNames,
} from './population/east-asian.ts'
import {
  philippineNames,
  portugueseFamilyNames,
  portugueseGivenNames,
  spanishFamilyNames,
  spanishGivenNames,
} from './population/iberian.ts'
import {
  arabicNames,
  caucasianNames,
  centralAsianNames,
  israeliNames,
  persianNames,
  turkishNames,
} from './population/near-eastern.ts'
import {
  balkanNames,
  balticNames,
  czechNames,
  greekNames,
  hungarianNames,
  polishNames,
  romanianNames,
  russianFamilyNames,
  russianGivenNames,
  russianPatronymics,
  ukrainianNames,
} from './population/slavic.ts'
import { africanNames, southAsianNames, southeastAsianNames } from './population/south-asian-african.ts'
import { usFamilyNames } from './population/us-family-names.ts'
import { usFemaleNames, usMaleNames } from './population/us-given-names.ts'
import {
  britishNames,
  dutchFamilyNames,
  dutchGivenNames,
  frenchFamilyNames,
  frenchGivenNames,
  germanFamilyNames,
  germanGivenNames,
  italianFamilyNames,
  italianGivenNames,
  nordicGivenNames,
  nordicNames,
} from './population/western-european.ts'
import { words } from './words.ts'

/** The share of a name among the given or the family names of the people that uses it, per mille; 0 when unknown. */
export interface Commonness {
  given: number
  family: number
}

const families = [
  usFamilyNames,
  chineseFamilyNames,
  koreanFamilyNames,
  japaneseFamilyNames,
  vietnameseFamilyNames,
  spanishFamilyNames,
  portugueseFamilyNames,
  frenchFamilyNames,
  italianFamilyNames,
  germanFamilyNames,
  dutchFamilyNames,
]
const givens = [
  usFemaleNames,
  usMaleNames,
  chineseGivenNames,
  koreanGivenNames,
  japaneseGivenNames,
  vietnameseGivenNames,
  spanishGivenNames,
  portugueseGivenNames,
  frenchGivenNames,
  italianGivenNames,
  germanGivenNames,
  dutchGivenNames,
  nordicGivenNames,
  russianGivenNames,
  russianPatronymics,
]
/** Given and family names in one table: one name may be both, or the tables do not distinguish them. */
const both = [
  philippineNames,
  nordicNames,
  britishNames,
  ukrainianNames,
  polishNames,
  czechNames,
  balkanNames,
  hungarianNames,
  romanianNames,
  balticNames,
  greekNames,
  arabicNames,
  persianNames,
  turkishNames,
  caucasianNames,
  centralAsianNames,
  israeliNames,
  southAsianNames,
  southeastAsianNames,
  africanNames,
]
/** Tables of masculine family names of the Slavic pattern. */
const slavic = new Set([ukrainianNames, polishNames, czechNames, balkanNames, caucasianNames, centralAsianNames])

const unknown: Commonness = { given: 0, family: 0 }
let table: Map<string, Commonness> | null = null

/**
 * How common a normalised token is in the world, by its own share or that of the same name in another spelling or language; O(1).
 * The tables are read on first use.
 */
export function commonnessOf(form: string): Commonness {
  table ??= build()
  return table.get(form) ?? unknown
}

/** The larger of both shares: whether a token is a given or a family name is not known. */
export function commonness(form: string): number {
  const { given, family } = commonnessOf(form)
  return Math.max(given, family)
}

function build(): Map<string, Commonness> {
  const built = new Map<string, Commonness>()
  const add = (form: string, given: number, family: number): void => {
    const known = built.get(form)
    if (known === undefined) {
      built.set(form, { given, family })
    } else {
      known.given = Math.max(known.given, given)
      known.family = Math.max(known.family, family)
    }
  }
  for (const block of families) forEachName(block, (form, share) => add(form, 0, share))
  for (const block of givens) forEachName(block, (form, share) => add(form, share, 0))
  for (const block of both) forEachName(block, (form, share) => add(form, share, share))
  forEachName(russianFamilyNames, (form, share) => addBothSexes(form, share, add))
  for (const block of slavic) {
    forEachName(block, (form, share) => {
      const feminine = feminineOf(form)
      if (feminine !== null) add(feminine, 0, share)
    })
  }
  for (const spellings of [...equivalentFamilies, ...spellingFamilies]) {
    let given = 0
    let family = 0
    for (const form of spellings) {
      given = Math.max(given, built.get(form)?.given ?? 0)
      family = Math.max(family, built.get(form)?.family ?? 0)
    }
    if (given + family > 0) for (const form of spellings) add(form, given, family)
  }
  return built
}

function addBothSexes(form: string, share: number, add: (form: string, given: number, family: number) => void): void {
  add(form, 0, share)
  const feminine = feminineOf(form)
  if (feminine !== null) add(feminine, 0, share)
}

/** Ivanov → ivanova, Sobchinsky → sobchinskaya; Polish and Czech -ski → -ska. Null for names that have one form. */
function feminineOf(form: string): string | null {
  if (/(?:[oe]v|[iy]n)$/.test(form) && form.length > 4) return `${form}a`
  if (/[st]k[iy]$/.test(form)) return form.endsWith('i') ? `${form.slice(0, -1)}a` : `${form.slice(0, -1)}aya`
  return null
}

function forEachName(block: string, tell: (form: string, share: number) => void): void {
  let share = 0
  for (const word of words(block)) {
    const number = Number(word)
    if (Number.isNaN(number)) tell(word, share)
    else share = number
  }
}
