import { countryCode } from '../../reading/countries.ts'
import type { OfacStatement } from '../sdn-list/party.ts'
import { linkOf, splitPieces } from '../sdn-list/sdn-remarks.ts'

export interface Remarks {
  birthDates: string[]
  birthPlaces: string[]
  nationalities: string[]
  citizenships: string[]
  weakAliases: { kind: string; name: string }[]
  statements: OfacStatement[]
  linkedTo: string[]
  remarks: string[]
}

const alias = /^(a\.k\.a\.|f\.k\.a\.|n\.k\.a\.) '(.+)'$/
const labelled: readonly [RegExp, 'birthDates' | 'birthPlaces' | 'nationalities' | 'citizenships'][] = [
  [/^DOB (.+)$/, 'birthDates'],
  [/^POB (.+)$/, 'birthPlaces'],
  [/^nationality (.+)$/, 'nationalities'],
  [/^citizen (.+)$/, 'citizenships'],
]

/** Contents of the remark column of the CSV files: identity data, weak aliases, links by name, and real remarks. */
export function readRemarks(text: string, isLabel: (text: string) => boolean): Remarks {
  const read: Remarks = {
    birthDates: [],
    birthPlaces: [],
    nationalities: [],
    citizenships: [],
    weakAliases: [],
    statements: [],
    linkedTo: [],
    remarks: [],
  }
  for (const stated of splitPieces(text.replace(/\.$/, ''))) {
    const piece = stated.replace(/^alt\. /, '')
    const named = alias.exec(piece)
    const field = labelled.find(([pattern]) => pattern.test(piece))
    const link = linkOf(piece)
    const statement = toStatement(piece, isLabel)
    if (named) read.weakAliases.push({ kind: named[1] ?? '', name: named[2] ?? '' })
    else if (field) read[field[1]].push(field[0].exec(piece)?.[1] ?? '')
    else if (link !== null) read.linkedTo.push(link)
    else if (statement !== null) read.statements.push(statement)
    else read.remarks.push(piece)
  }
  return read
}

/** "Tax ID No. 7702070139 (Russia)", "Passport A1 (Turkey) issued 01 Jan 2000 expires 01 Jan 2010". */
function toStatement(piece: string, isLabel: (text: string) => boolean): OfacStatement | null {
  const words = piece.split(' ')
  for (let count = words.length - 1; count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ')
    if (!isLabel(label)) continue
    const rest = words.slice(count).join(' ')
    const dated = /^(?<before>.*?)(?: issued (?<issued>\d.*?))?(?: expires (?<expires>\d.*?))?$/.exec(rest)?.groups
    const before = dated?.['before'] ?? rest
    const bracket = /^(?<value>.+) \((?<country>[^()]+(?:\([^()]*\))?)\)$/.exec(before)?.groups
    const placed = countryCode(bracket?.['country'] ?? '-') === undefined ? undefined : bracket
    return {
      label,
      value: placed?.['value'] ?? before,
      country: placed?.['country'] ?? '',
      issued: dated?.['issued'] ?? '',
      expires: dated?.['expires'] ?? '',
    }
  }
  return null
}
