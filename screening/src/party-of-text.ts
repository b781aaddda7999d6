import type { QueryDetails } from '@qingdan/matching/model.ts'
import { internetAddresses, withoutInternetAddresses } from './internet-addresses.ts'
import { separateNumbers } from './numbers-in-name.ts'
import { nameInText } from './words-around-name.ts'

/**
 * What is searched for a text as typed or pasted: the name in it. Numbers and internet addresses beside it are details, as
 * lists have them.
 */
export function partyOfText(
  typed: string,
  details: QueryDetails | undefined,
): { name: string; details: QueryDetails | undefined } {
  const { name: text, numbers } = separateNumbers(typed)
  const { values: addresses, name: nameOfDomain } = internetAddresses(typed)
  const left = withoutInternetAddresses(nameInText(text))
  const name = /\p{L}/u.test(left) ? left : (nameOfDomain ?? text)
  const identifiers = [...numbers, ...addresses]
  if (identifiers.length === 0) return { name, details }
  return { name, details: { ...details, identifiers: [...(details?.identifiers ?? []), ...identifiers] } }
}
