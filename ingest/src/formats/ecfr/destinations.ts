import { countryCode } from '../../reading/countries.ts'
import type { Warnings } from '../../warnings.ts'

/** Names of destinations as the Commerce Department prints them, where they differ from those of the other publishers. */
const names: Readonly<Record<string, string>> = {
  'bosnia & herzegovina': 'BA',
  'china (prc)': 'CN',
  'congo (democratic republic of the)': 'CD',
  'congo (democratic republic of)': 'CD',
  'congo (republic of the)': 'CG',
  // Printed with a small L for the capital I.
  "cote d'lvoire": 'CI',
  'micronesia (federated state of)': 'FM',
  'the bahamas': 'BS',
  'saint kitts & nevis': 'KN',
  // As the chart spells it.
  seycheles: 'SC',
  'sint maarten (the dutch two-fifths of the island of saint martin)': 'SX',
  'south sudan, republic of': 'SS',
  'trinidad & tobago': 'TT',
  'vatican city': 'VA',
}

/** ISO 3166-1 alpha-2 of a destination of the EAR; null, with a warning, if our tables do not know its name. */
export function destinationCode(name: string, warnings: Warnings): string | null {
  const folded = name.trim().replace(/[’‘]/g, "'").toLowerCase()
  const code = names[folded] ?? countryCode(folded)
  if (!code) warnings.add('unknown-country', name)
  return code ?? null
}
