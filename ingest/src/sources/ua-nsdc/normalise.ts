import type {
  CountryStatement,
  DocumentKind,
  Fact,
  IdentityDocument,
  Listing,
  PartialDate,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { englishCountry, isCountryCode } from '../../reading/countries.ts'
import { isIsoDay, toIsoDay, toPartialDate, yearDate } from '../../reading/partial-date.ts'
import { plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { namesOf } from './nsdc-names.ts'
import { type AttributeMeaning, kindOfIdentifier, meaningOf } from './nsdc-terms.ts'
import type { Action, NsdcRegister, Subject } from './parse.ts'

export const listName = 'State Register of Sanctions'

/** `foundOn` is the day on which the register was asked: it has no editions. */
export function normalise(register: NsdcRegister, warnings: Warnings, foundOn: string | undefined): Edition {
  if (foundOn === undefined) throw new Rejected('The register does not say of which day its answers are.')
  return { publishedOn: foundOn, records: toRecords(register, warnings) }
}

async function* toRecords({ subjects, actions }: NsdcRegister, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const subject of subjects) {
    // A subject on which nothing was decided.
    if (subject.status === '') warnings.add('no-list', subject.sid)
    else yield toRecord(subject, actions.get(subject.sid) ?? [], warnings)
  }
}

function toRecord(subject: Subject, actions: readonly Action[], warnings: Warnings): SourceRecord {
  const { sid, isPerson, attributes } = subject
  const valuesOf = (wanted: AttributeMeaning) =>
    attributes.filter(({ key }) => meaningOf(heading(key)) === wanted).map(({ value }) => value)
  const names = [...namesOf(subject), ...valuesOf('former-name').map((name) => plainName(name, 'fka'))]
  if (sid === '' || names.length === 0) throw new Rejected(`A subject has no number or no name: ${sid}.`)
  const [born, died] = [toDate(subject.bd, warnings), toDate(subject.dd, warnings)]
  const imo = valuesOf('imo')[0]
  return plainRecord({
    publisherId: sid,
    type: isPerson ? '02' : '01',
    names,
    birthDates: isPerson && born !== null ? [born] : [],
    birthPlaces: valuesOf('birth-place').map((text) => ({ text })),
    countries: subject.citizenships.map((code) => toCountry(code, isPerson, warnings)),
    addresses: valuesOf('address').map((text) => ({ text })),
    documents: [...subject.identifiers.flatMap((one) => toDocuments(one, warnings)), ...attributeDocuments(subject)],
    titles: valuesOf('title'),
    positions: valuesOf('position'),
    facts: [
      ...(isPerson || born === null ? [] : [{ key: 'established', label: 'bd', value: born.text, date: born }]),
      ...(died === null ? [] : [ended(died, isPerson)]),
      ...(imo === undefined ? [] : [{ key: 'imo-number', label: 'IMO', value: imo }]),
      ...attributes
        .filter(({ key, value }) => meaningOf(heading(key)) === null && value !== '')
        .map(({ key, value }): Fact => ({ key: 'note', label: heading(key) || 'Attribute', value })),
    ],
    listings: toListings(subject, actions, warnings),
  })
}

function heading(key: string): string {
  return key.replace(/[\s:]+$/, '')
}

function ended(date: PartialDate, isPerson: boolean): Fact {
  return isPerson
    ? { key: 'note', label: 'Date of death', value: date.text, date }
    : { key: 'dissolved-on', label: 'dd', value: date.text, date }
}

/** "07.10.1952", "1952-10-07", "1952"; other words are kept, and reported. */
function toDate(stated: string, warnings: Warnings): PartialDate | null {
  if (stated === '') return null
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(stated) ?? []
  const read = year === undefined ? stated.slice(0, 10) : toIsoDay(Number(year), Number(month), Number(day))
  if (read !== null && isIsoDay(read)) return toPartialDate(read, read, false)
  if (/^\d{4}$/.test(stated)) return yearDate(Number(stated), false)
  warnings.add('unknown-date', stated)
  return { from: null, to: null, isCirca: false, text: stated }
}

/** Codes of the register for the occupied regions of Ukraine, which have no code of their own. */
const occupied: Readonly<Record<string, string>> = { DN: 'Donetsk (occupied)', LN: 'Luhansk (occupied)' }

function toCountry(code: string, isPerson: boolean, warnings: Warnings): CountryStatement {
  const kind = isPerson ? 'citizenship' : 'jurisdiction'
  const region = occupied[code]
  if (region !== undefined) return { kind, country: region }
  if (isCountryCode(code)) return { kind, country: englishCountry(code), countryCode: code }
  warnings.add('unknown-country', code)
  return { kind, country: code }
}

function toDocuments({ id, code, iso2, note }: Subject['identifiers'][number], warnings: Warnings): IdentityDocument[] {
  const kind = kindOfIdentifier(id)
  if (kind === undefined) warnings.add('unknown-identifier-type', id)
  return code
    .split(/;\s*/)
    .filter((number) => number !== '')
    .map((number) => ({
      kind: kind ?? 'other',
      label: id === '' ? 'Identifier' : id,
      number,
      ...(isCountryCode(iso2) ? { country: englishCountry(iso2), countryCode: iso2 } : {}),
      ...(note === '' ? {} : { note }),
    }))
}

const attributeKinds: Partial<Record<AttributeMeaning, DocumentKind>> = {
  email: 'email',
  imo: 'imo',
  number: 'registration',
  phone: 'phone',
  'tax-id': 'tax-id',
  website: 'website',
}

function attributeDocuments({ attributes }: Subject): IdentityDocument[] {
  return attributes.flatMap(({ key, value }) => {
    const meaning = meaningOf(heading(key))
    const kind = meaning === null ? undefined : attributeKinds[meaning]
    return kind === undefined || value === '' ? [] : [{ kind, label: heading(key), number: value }]
  })
}

const statuses = new Set(['active', 'expired', 'excluded'])

/** One entry for each decision. A subject without one has only its status. */
function toListings(subject: Subject, actions: readonly Action[], warnings: Warnings): Listing[] {
  for (const { status } of [subject, ...actions]) {
    if (!statuses.has(status)) warnings.add('unknown-status', status)
  }
  if (actions.length > 0) return actions.map((action) => toListing(action, warnings))
  warnings.add('party-without-date', subject.sid)
  return [{ ...emptyListing, note: `Status: ${subject.status}` }]
}

const emptyListing: Listing = {
  list: listName,
  programmes: ['Law of Ukraine “On Sanctions” No. 1644-VII'],
  measures: [],
  legalBases: [],
  listedOn: null,
  amendedOn: [],
}

function toListing(action: Action, warnings: Warnings): Listing {
  const { decree, status, term, aid } = action
  const day = (stated: string) => {
    const date = toDate(stated, warnings)
    return date?.from === date?.to ? (date?.from ?? null) : null
  }
  const endedOn = day(action.endDate)
  if (status !== 'active' && endedOn === null) warnings.add('unknown-entry-event', `${aid}: ${status} without a day`)
  const notes = [
    term === '' ? '' : `Term: ${term}`,
    action.issuers === '' ? '' : `Proposed by: ${action.issuers}`,
    status === 'active' ? '' : `Status: ${status}`,
    action.reason || action.reasons,
  ].filter((note) => note !== '')
  return {
    ...emptyListing,
    measures: action.restrictions.map(({ restriction }) => restriction).filter((restriction) => restriction !== ''),
    legalBases: decree.number === '' ? [] : [`Decree of the President of Ukraine No. ${decree.number}`],
    listedOn: day(decree.date),
    ...(aid === '' ? {} : { reference: aid }),
    ...(endedOn === null ? {} : { endedOn }),
    ...(decree.link === '' ? {} : { url: decree.link }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}
