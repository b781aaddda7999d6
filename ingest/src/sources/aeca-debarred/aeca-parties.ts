import type { RecordName } from '@qingdan/database/record.ts'
import { distinctNames, plainName } from '../../reading/plain-record.ts'
import type { Line } from './parse.ts'

export interface Party {
  isPerson: boolean
  names: RecordName[]
}

/** Lines that name several parties at once, separated by hand. */
const together: Readonly<Record<string, readonly string[]>> = {
  'Dominguez, Carlos; Elint, S.A., Spain Night Vision, S.A., and SNV, S.A': [
    'Dominguez, Carlos',
    'Elint, S.A.',
    'Spain Night Vision, S.A.',
    'SNV, S.A.',
  ],
  'Kam-Tech Systems, Ltd. and David Menashe': ['Kam-Tech Systems, Ltd.', 'Menashe, David'],
  'Lavery III, Henry L., and Security Assistance International, Inc.': [
    'Lavery III, Henry L.',
    'Security Assistance International, Inc.',
  ],
}

const company = /,\s*(?:inc|incorporated|ltd|limited|llc|corp|corporation|co|s\.?\s?a|gmbh|pte)\.?$/i
const generation = /^(?:jr|sr|ii|iii|iv)\.?$/i
const alsoKnown = /\s*[;,]?\s*\b(?:a\/k\/a|a\.\s?k\.\s?a\b\.?|aka\b)[.:]?\s*/i
/** The register gives it with the alias that it announces. */
const leading = /^\s*(?:a\/k\/a|a\.\s?k\.\s?a\b\.?|aka\b)[.:]?\s*/i
const bracketed = /\s*\(\s*(?:a\/k\/a|a\.\s?k\.\s?a\b\.?|aka\b)[.:]?\s*([^()]+)\)/i

/** Whether a line seems to name several parties that are not yet separated by hand. */
export function isUnparted({ party, kind }: Line): boolean {
  return kind === 'administrative' && !Object.hasOwn(together, party) && /;|\band\b/.test(party)
}

/**
 * The parties of a line. A person is printed with the family name in front ("Ahmed, Tariq (a.k.a. Tariq Amin; Tariq Ahmad Amin)",
 * "Nji, Eric Fru a/k/a Ngi, Eric Fru", "Budenz, II, George Charles"); a name without a comma, or with a legal form behind it, is a company's.
 */
export function partiesOf(line: Line): Party[] {
  return (together[line.party] ?? [line.party]).map((text) => toParty(text, line))
}

function toParty(text: string, line: Line): Party {
  const inBrackets = bracketed.exec(text)?.[1]?.split(';') ?? []
  const [printed = '', ...chained] = text.replace(bracketed, '').split(alsoKnown)
  const isPerson = line.born !== '' || (printed.includes(',') && !company.test(printed))
  const aliases = [...chained, ...inBrackets, ...line.aliases]
    .map((alias) => alias.replace(leading, '').trim())
    .filter((alias) => alias !== '')
  const read = isPerson ? toPersonName : plainName
  return {
    isPerson,
    names: distinctNames([read(printed.trim(), 'primary'), ...aliases.map((alias) => read(alias, 'aka'))]),
  }
}

/** "Kocurek, III, Louis J." is Louis J. Kocurek III. A name without a comma is in reading order already. */
function toPersonName(printed: string, kind: RecordName['kind']): RecordName {
  const [last = '', ...rest] = printed.split(/\s*,\s*/)
  const first = rest.filter((part) => !generation.test(part)).join(' ')
  if (first === '') return plainName(printed, kind)
  const family = [last, ...rest.filter((part) => generation.test(part))].join(' ')
  return {
    ...plainName(`${first} ${family}`, kind),
    parts: [
      { kind: 'last', value: family },
      { kind: 'first', value: first },
    ],
  }
}
