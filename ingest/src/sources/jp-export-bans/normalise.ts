import type { Address, SourceRecord } from '@qingdan/database/record.ts'
import { extentFacts, withoutExtent } from '../../name-extent.ts'
import { countryCode } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { joined, readNames } from './ban-names.ts'
import type { Entry, Notice } from './parse.ts'

export function normalise(notices: Notice[], warnings: Warnings): Edition {
  const publishedOn = notices
    .map(({ updatedOn }) => updatedOn)
    .sort()
    .at(-1)
  if (publishedOn === undefined) throw new Rejected('There are no notices.')
  return { publishedOn, records: toRecords(notices, warnings) }
}

async function* toRecords(notices: Notice[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const taken = new Set<string>()
  for (const notice of notices) {
    for (const entry of notice.entries) yield toRecord(notice, entry, taken, warnings)
  }
}

function toRecord(notice: Notice, entry: Entry, taken: Set<string>, warnings: Warnings): SourceRecord {
  const names = readNames(entry.head, `${notice.id} ${entry.number}`, warnings)
  const addresses = addressesOf(entry.address)
  const english = withoutExtent(names.english)
  const japanese = withoutExtent(names.japanese)
  const all = distinctNames([
    ...(english.name === '' ? [] : [plainName(english.name, 'primary')]),
    ...names.chinese.map((value) => plainName(value, 'primary')),
    ...(japanese.name === '' ? [] : [{ ...plainName(japanese.name, 'primary'), language: 'ja' }]),
    ...names.englishAliases.map((value) => plainName(value, 'aka')),
    ...names.japaneseAliases.map((value) => ({ ...plainName(value, 'aka'), language: 'ja' })),
  ])
  const [first] = all
  if (first === undefined) throw new Rejected(`Entry ${entry.number} of the notice on ${notice.id} has no name.`)
  return plainRecord({
    publisherId: idOf(notice, names.english || first.value, addresses, taken),
    type: '01',
    names: all,
    addresses,
    facts: extentFacts([english.extent, japanese.extent]),
    listings: [
      {
        list: notice.list,
        programmes: [notice.id],
        measures: ['Export ban'],
        legalBases: notice.reference === '' ? [] : [notice.reference],
        // The first day of the notice: later entries have no day of their own.
        listedOn: null,
        amendedOn: [],
        reference: `No. ${entry.number}`,
        note: `Notice of ${notice.designatedOn}, last changed ${notice.updatedOn}`,
      },
    ],
  })
}

/**
 * Numbers change when an entry is removed. One name occurs twice with different addresses: the second is identified
 * by its address.
 */
function idOf({ id }: Notice, name: string, [address]: Address[], taken: Set<string>): string {
  const byName = derivedId(id, name)
  const own = taken.has(byName) ? derivedId(id, name, address?.text ?? '') : byName
  taken.add(own)
  return own
}

function addressesOf(printed: string): Address[] {
  return joined(printed)
    .split(/;\s*(?:and\s+)?|(?<=(?:Russia|Belarus|China|Türkiye|Turkey)),? and (?=\S)/)
    .map((part) => part.trim().replace(/[.;,]$/, ''))
    .filter((part) => part !== '')
    .map((text) => ({ text, ...countryIn(text) }))
}

/** The last part of the address that is a country ("Moscow 125315, Russia", "Russia 618018"). */
function countryIn(address: string): { country?: string; countryCode?: string } {
  const parts = address.split(/,\s*/).map((part) => part.replace(/^\d[\d ]*|[\d ]*\d$/g, '').trim())
  const country = parts.findLast((part) => /\p{L}{3}/u.test(part) && countryCode(part))
  const code = country === undefined ? undefined : countryCode(country)
  return country !== undefined && code ? { country, countryCode: code } : {}
}
