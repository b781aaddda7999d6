import { isMember } from '@qingdan/guided-flows/conditions/country-sets.ts'
import type { CountrySets } from '@qingdan/guided-flows/model.ts'
import { isCovered } from './paragraph-scope.ts'

interface Asked {
  code: string
  /** ISO codes of the destinations and places of end use. */
  destinations: readonly string[]
  /** Reasons for control that the chart marks for one of them. */
  reasons: ReadonlySet<string>
  /** Lists on which a party of the transaction is confirmed to be. */
  lists: ReadonlySet<string>
  countries: CountrySets
}

/** 15 CFR 740.20(c)(1). */
const staReasons = new Set(['NS', 'CB', 'NP', 'RS', 'CC', 'SI'])
/** 15 CFR 740.20(c)(1) with 740.2(a)(26): in A:5 of this text, but STA is barred. */
const staBarred = new Set(['AE'])
const arms = /^(?:9[A-E]515|[0-9][A-E]6\d\d)/

/**
 * License exceptions that may be available for all destinations: those to which the entry says yes for the paragraph, and STA, without
 * what 15 CFR 740.2 bars. None of them is an authorisation: their conditions are for a person to check.
 */
export function candidateExceptions(
  listed: readonly { exceptionKey: string; exceptionValue: string }[],
  asked: Asked,
): string[] {
  const { code, destinations, reasons, lists } = asked
  const everywhere = (...sets: string[]) => destinations.every((country) => isIn(country, sets, asked))
  const anywhere = (...sets: string[]) => destinations.some((country) => isIn(country, sets, asked))
  // Parts 744 and 746, 740.2(a)(17) and (a)(6), and MT by (a)(5).
  if (['EL', 'MEU', 'MIEU', 'UVL', 'SDN', 'DPL'].some((list) => lists.has(list)) || anywhere('embargo', 'meu-2'))
    return []
  if (reasons.has('MT') || (arms.test(code) && anywhere('D:5'))) return []
  const found = listed
    .filter(({ exceptionKey, exceptionValue }) => {
      if (!saysYes(exceptionValue, code)) return false
      if (exceptionKey === 'LVS') return everywhere('B')
      if (exceptionKey !== 'GBS' && exceptionKey !== 'TSR') return true
      const isOnlyNs = [...reasons].every((reason) => reason === 'NS')
      return isOnlyNs && everywhere('B') && !anywhere('=SD', '=UA')
    })
    .map(({ exceptionKey }) => exceptionKey)
  const isSta = everywhere('A:5') && !destinations.some((one) => staBarred.has(one))
  return isSta && [...reasons].every((reason) => staReasons.has(reason)) ? [...found, 'STA'] : found
}

function isIn(country: string, sets: readonly string[], { countries }: Asked): boolean {
  return sets.some((set) => isMember(country, set, countries))
}

/** "Yes", "Yes for 3A001.a.2", "$3000", "N/A for MT; Yes for: $1500: 3A001.c"; not "N/A". */
function saysYes(answer: string, code: string): boolean {
  const from = answer.search(/\bYes\b|\$\d/)
  if (from < 0) return false
  const yes = answer.slice(from)
  return !/\d[A-E]\d{3}|\.[a-z]\b/.test(yes) || isCovered(yes, code) !== false
}
