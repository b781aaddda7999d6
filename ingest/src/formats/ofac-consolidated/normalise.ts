import type {
  Address,
  Listing,
  RecordName,
  RecordRelationship,
  SourceRecord,
  SubjectType,
} from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { isFamilyFirst, originOf } from '../ofac/family-first.ts'
import { toBirthPlace } from '../ofac/ofac-birth-place.ts'
import { listingDates, listNames, type Placing, placingsOf } from '../ofac/ofac-lists.ts'
import { readingOrder } from '../ofac/ofac-names.ts'
import { deriveSubTypes } from '../ofac/ofac-sub-types.ts'
import type { OfacAlias, OfacFlatAddress, OfacFlatName, OfacFlatParty } from '../sdn-list/party.ts'
import { applyStatement, toOfacDate } from '../sdn-list/statements.ts'
import { oneLine, toCountry } from '../us-register/draft.ts'

const types: Readonly<Record<string, SubjectType>> = { Entity: '01', Individual: '02', Vessel: '03', Aircraft: '04' }

/**
 * The list is small (about 450 parties): all are read before the first is returned, so that links by name can find
 * their party.
 */
export function normalise(publishedOn: string, parties: readonly OfacFlatParty[], warnings: Warnings): Edition {
  const uids = uidsByName(parties)
  return {
    publishedOn,
    records: (async function* () {
      for (const party of parties) yield toRecord(party, uids, warnings)
    })(),
  }
}

/** Numbers by name, for names that belong to only one party. */
function uidsByName(parties: readonly OfacFlatParty[]): ReadonlyMap<string, string> {
  const uids = new Map<string, string>()
  const shared = new Set<string>()
  for (const { uid, name, aliases } of parties) {
    for (const { last, first } of [name, ...aliases]) {
      if (first !== '') continue
      const key = linkKey(last)
      if (uids.has(key) && uids.get(key) !== uid) shared.add(key)
      uids.set(key, uid)
    }
  }
  for (const key of shared) uids.delete(key)
  return uids
}

/** The CSV files end a remark, and sometimes a company's "LTD.", with a single full stop. */
function linkKey(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}

function toRecord(party: OfacFlatParty, uids: ReadonlyMap<string, string>, warnings: Warnings): SourceRecord {
  const type = types[party.type]
  if (type === undefined) throw new Rejected(`Party ${party.uid} is of the unknown type "${party.type}".`)
  if (!/^\d+$/.test(party.uid)) throw new Rejected(`A party has the number "${party.uid}".`)
  const draft: Omit<SourceRecord, 'subTypes'> = {
    publisherId: party.uid,
    sharedId: `ofac-${party.uid}`,
    type,
    names: [],
    sex: null,
    birthDates: party.birthDates.map(toOfacDate),
    birthPlaces: party.birthPlaces.map(toBirthPlace),
    countries: [
      ...party.nationalities.map((country) => ({ kind: 'nationality' as const, ...toCountry(country, warnings) })),
      ...party.citizenships.map((country) => ({ kind: 'citizenship' as const, ...toCountry(country, warnings) })),
    ],
    addresses: party.addresses.flatMap((address) => toAddress(address, warnings)),
    documents: [],
    titles: [],
    // OFAC's "Title" is the office held.
    positions: party.title === '' ? [] : [party.title],
    ...(type === '03' ? { vessel: toVessel(party) } : {}),
    ...(type === '04' ? { aircraft: {} } : {}),
    facts: [],
    remarks: party.remarks,
    listings: [],
    relationships: party.linkedTo.map((name) => toRelationship(name, uids)),
  }
  for (const statement of party.statements) applyStatement(draft, statement, warnings)
  draft.facts = distinct(draft.facts)
  const { placings, others } = placingsOf(party, warnings)
  if (placings.length === 0) warnings.add('no-list', `${party.uid} ${party.programmes.join(', ')}`)
  draft.listings = placings.map((placing) => toListing(placing, party))
  for (const programme of others) draft.facts.push({ key: 'other-programme', label: 'Program', value: programme })
  const origin = originOf(draft)
  draft.names = toNames(party, type === '02', (given) => isFamilyFirst(origin, given), warnings)
  // Sub-types follow from every programme, whichever list it is of.
  const ofAll = { ...draft, listings: [{ programmes: party.programmes } as Listing] }
  return { ...draft, subTypes: deriveSubTypes(ofAll) }
}

const aliasKinds: Readonly<Record<string, RecordName['kind']>> = { 'a.k.a.': 'aka', 'f.k.a.': 'fka', 'n.k.a.': 'nka' }

function toNames(
  party: OfacFlatParty,
  isPerson: boolean,
  isFamilyFirstFor: (given: string) => boolean,
  warnings: Warnings,
): RecordName[] {
  const names = new Map<string, RecordName>()
  const add = (name: OfacFlatName, kind: RecordName['kind'], quality: RecordName['quality']) => {
    const parts = toParts(name, isPerson, party.type)
    const value = readingOrder(parts, 'Latn', isFamilyFirstFor(parts.at(-1)?.value ?? ''))
    const key = `${value}|${kind}`
    if (value === '' || names.get(key)?.quality === 'strong') return
    names.set(key, { value, kind, quality, script: scriptOf(value), parts })
  }
  add(party.name, 'primary', 'strong')
  for (const alias of party.aliases) add(alias, kindOf(alias, warnings), alias.isWeak ? 'weak' : 'strong')
  return [...names.values()]
}

function kindOf(alias: OfacAlias, warnings: Warnings): RecordName['kind'] {
  const kind = aliasKinds[alias.type]
  if (kind === undefined) warnings.add('unknown-alias-type', alias.type)
  return kind ?? 'aka'
}

function toParts(stated: OfacFlatName, isPerson: boolean, type: string): NonNullable<RecordName['parts']> {
  // Weak aliases of persons are one text: "ZAHAR, Mahmoud".
  const comma = isPerson && stated.first === '' ? stated.last.indexOf(', ') : -1
  const { last, first } =
    comma < 0 ? stated : { last: stated.last.slice(0, comma), first: stated.last.slice(comma + 2) }
  const kind = isPerson ? 'last' : type === 'Vessel' ? 'vessel' : type === 'Aircraft' ? 'aircraft' : 'entity'
  const parts = [
    { kind, value: oneLine(last) },
    { kind: 'first', value: oneLine(first) },
  ] satisfies RecordName['parts']
  return parts.filter((part) => part.value !== '')
}

function toAddress(address: OfacFlatAddress, warnings: Warnings): Address[] {
  const { lines, city, region, postalCode, country, note } = address
  const text = [...lines, city, region, postalCode, country].filter((part) => part !== '').join(', ')
  if (text === '') return []
  return [
    {
      text,
      ...(lines.length === 0 ? {} : { lines }),
      ...(city === '' ? {} : { city }),
      ...(region === '' ? {} : { region }),
      ...(postalCode === '' ? {} : { postalCode }),
      ...(country === '' ? {} : toCountry(country, warnings)),
      ...(note === '' ? {} : { note }),
    },
  ]
}

/** A statement that the publisher repeats is kept once. */
function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}

function toVessel({ vessel }: OfacFlatParty): NonNullable<SourceRecord['vessel']> {
  const { flag, ...fields } = vessel
  const code = flag === '' ? null : countryCode(flag)
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(flag === '' ? {} : { flag }),
    ...(code ? { flagCode: code } : {}),
  }
}

function toRelationship(name: string, uids: ReadonlyMap<string, string>): RecordRelationship {
  const uid = uids.get(linkKey(name))
  return {
    ...(uid === undefined ? {} : { toPublisherId: uid }),
    toName: name,
    kind: 'linked-to',
    label: 'Linked To',
    isFormer: false,
  }
}

function toListing({ code, programmes }: Placing, party: OfacFlatParty): Listing {
  const pattern = listingDates[code]
  const days = party.statements
    .filter(({ label }) => pattern?.test(label))
    .flatMap(({ value }) => toOfacDate(value).from ?? [])
    .sort()
  return {
    list: listNames[code],
    programmes,
    measures: [],
    legalBases: [],
    listedOn: days[0] ?? null,
    amendedOn: [],
  }
}
