import type {
  Address,
  CountryStatement,
  Fact,
  IdentityDocument,
  Listing,
  Place,
  RecordRelationship,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { ownershipStatements } from '../../reading/ownership-statements.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { toBirthDate, toDay } from './uk-days.ts'
import { type Fields, oneLine, type UkDesignation, type UkFile } from './uk-designation.ts'
import { toContacts, toPapers, toRegistrations } from './uk-documents.ts'
import { toNames } from './uk-names.ts'
import { deriveSubTypes, regimes } from './uk-regimes.ts'
import { toShip } from './uk-ship.ts'

export function normalise(file: UkFile, warnings: Warnings): Edition {
  return { publishedOn: file.publishedOn, records: toRecords(file.designations, warnings) }
}

async function* toRecords(batches: AsyncIterable<UkDesignation[]>, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for await (const designations of batches) {
    for (const designation of designations) {
      const record = toRecord(designation, warnings)
      if (record !== null) yield record
    }
  }
}

const types = { individual: '02', entity: '01', ship: '03' } as const

/** Null for a kind of designation that is not known: reported, and left out. */
function toRecord(designation: UkDesignation, warnings: Warnings): SourceRecord | null {
  const { fields, values, group } = designation
  const publisherId = (fields['UniqueID'] ?? '').trim()
  if (!/^[A-Z]{3}\d{4}$/.test(publisherId)) throw new Rejected(`A designation has the Unique ID "${publisherId}".`)
  const stated = fields['IndividualEntityShip'] ?? ''
  const type = types[stated.trim().toLowerCase() as keyof typeof types]
  if (type === undefined) {
    warnings.add('unknown-designation-type', `${stated} (${publisherId})`)
    return null
  }
  const names = toNames(designation, type, warnings)
  if (names.length === 0) throw new Rejected(`Designation ${publisherId} has no name.`)
  const papers = toPapers(designation)
  const unitedNations = toUnReference(oneLine(fields['UNReferenceNumber'] ?? ''), warnings)
  const ship = type === '03' ? toShip(designation, warnings) : null
  const remark = (fields['OtherInformation'] ?? '').trim()
  const record: Omit<SourceRecord, 'subTypes'> = {
    publisherId,
    ...(unitedNations.reference === null
      ? {}
      : { crossReferences: [{ scheme: 'un', value: unitedNations.reference }] }),
    type,
    names,
    sex: toSex(values('Gender'), warnings),
    birthDates: values('DOB').map((text) => toBirthDate(text, warnings)),
    birthPlaces: toBirthPlaces(group('Location'), warnings),
    countries: values('Nationality').map((text) => toNationality(oneLine(text), warnings)),
    addresses: group('Address').map((address) => toAddress(address, warnings)),
    documents: [
      ...papers.flatMap((paper) => ('kind' in paper ? [paper] : [])),
      ...values('BusinessRegistrationNumber').flatMap(toRegistrations),
      ...(ship?.documents ?? []),
      ...toContacts(designation),
      ...groupId(oneLine(fields['OFSIGroupID'] ?? '')),
    ],
    titles: values('Title').map(oneLine),
    positions: values('Position').map(oneLine),
    ...(ship === null ? {} : { vessel: ship.vessel }),
    facts: [
      ...papers.flatMap((paper) => ('key' in paper ? [paper] : [])),
      ...values('TypeOfEntity').map((value): Fact => ({ key: 'entity-type', label: 'Type of entity', value })),
      ...(ship?.facts ?? []),
      ...unitedNations.facts,
      ...reasons((fields['UKStatementofReasons'] ?? '').trim()),
    ],
    remarks: remark === '' ? [] : [remark],
    listings: [toListing(fields, publisherId, warnings)],
    relationships: [],
  }
  return { ...record, subTypes: deriveSubTypes(record), relationships: toRelationships(designation, record) }
}

function toUnReference(stated: string, warnings: Warnings): { reference: string | null; facts: Fact[] } {
  if (stated === '' || stated === 'N/A') return { reference: null, facts: [] }
  // "QDE.145" is QDe.145.
  const [, list, kind, number] = /^([A-Z]{2})([IE])\.(\d{3})$/i.exec(stated) ?? []
  if (list !== undefined && kind !== undefined) {
    return { reference: `${list.toUpperCase()}${kind.toLowerCase()}.${number}`, facts: [] }
  }
  warnings.add('unknown-un-reference', stated)
  return { reference: null, facts: [{ key: 'un-reference', label: 'UN Reference Number', value: stated }] }
}

function toSex(stated: readonly string[], warnings: Warnings): SourceRecord['sex'] {
  const sexes = new Set(stated.map((sex) => sex.toLowerCase()))
  for (const sex of sexes) if (sex !== 'male' && sex !== 'female') warnings.add('unknown-sex', sex)
  if (sexes.size > 1) warnings.add('two-sexes', [...sexes].join(', '))
  if (sexes.size !== 1) return null
  if (sexes.has('male')) return 'male'
  return sexes.has('female') ? 'female' : null
}

/** A country without a town adds nothing to a town of the same country. */
function toBirthPlaces(locations: readonly Fields[], warnings: Warnings): Place[] {
  return locations.map((location) => {
    const town = location['TownOfBirth'] ?? ''
    const country = location['CountryOfBirth'] ?? ''
    return {
      text: [town, country].filter((part) => part !== '').join(', '),
      ...(town === '' ? {} : { city: town }),
      ...(country === '' ? {} : toCountry(country, warnings)),
    }
  })
}

/** "Former USSR (now Belarus)" names no present country; its wording stays. */
const formerState = /\b(?:USSR|SSR|ASSR|RSFSR|SFSR|Soviet|German Democratic Republic|Autonomous SSR)\b/i

function toCountry(country: string, warnings: Warnings): { country: string; countryCode?: string } {
  const code = formerState.test(country) ? null : countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  return code ? { country, countryCode: code } : { country }
}

function toNationality(country: string, warnings: Warnings): CountryStatement {
  return { kind: 'nationality', ...toCountry(country, warnings) }
}

function toAddress(fields: Fields, warnings: Warnings): Address {
  const lines = [1, 2, 3, 4, 5, 6].map((line) => fields[`AddressLine${line}`] ?? '').filter((line) => line !== '')
  const postalCode = fields['AddressPostalCode'] ?? ''
  const country = fields['AddressCountry'] ?? ''
  return {
    text: [...lines, postalCode, country].filter((part) => part !== '').join(', '),
    ...(lines.length === 0 ? {} : { lines }),
    ...(postalCode === '' ? {} : { postalCode }),
    ...(country === '' ? {} : toCountry(country, warnings)),
  }
}

/** The number of the Treasury's list, withdrawn in January 2026, by which firms still know a party. */
function groupId(number: string): IdentityDocument[] {
  return number === '' ? [] : [{ kind: 'other', label: 'OFSI Group ID', number }]
}

function reasons(value: string): Fact[] {
  return value === '' ? [] : [{ key: 'statement-of-reasons', label: 'UK Statement of Reasons', value }]
}

const sources = new Set(['UK', 'UN', 'UK|UN', 'UN|UK', ''])

function toListing(fields: Fields, publisherId: string, warnings: Warnings): Listing {
  const regime = oneLine(fields['RegimeName'] ?? '')
  if (regimes[regime] === undefined) warnings.add('unknown-regime', regime)
  const source = oneLine(fields['DesignationSource'] ?? '')
  if (!sources.has(source)) warnings.add('unknown-designation-source', source)
  const listedOn = toDay(fields['DateDesignated'] ?? '')
  const updatedOn = toDay(fields['LastUpdated'] ?? '')
  if (listedOn === null) warnings.add('unknown-date', `${publisherId} ${fields['DateDesignated'] ?? ''}`)
  return {
    list: 'UK Sanctions List',
    programmes: [regime],
    measures: toMeasures(fields),
    legalBases: [regime],
    listedOn,
    amendedOn: updatedOn === null || updatedOn === listedOn ? [] : [updatedOn],
    ...(source === '' ? {} : { note: `Designation source: ${source.replaceAll('|', ', ')}` }),
  }
}

/** A measure that only refers to "Other information" is given in the words there, up to the next heading. */
function toMeasures(fields: Fields): string[] {
  const other = oneLine(fields['OtherInformation'] ?? '')
  const measures = (fields['SanctionsImposed'] ?? '').split('|').map(oneLine)
  return [
    ...new Set(
      measures
        .filter((measure) => measure !== '')
        .map((measure) => {
          const [, heading] = /^(.+?):?\s*\(?see ["'“].*/i.exec(measure) ?? []
          if (heading === undefined) return measure
          const at = other.toLowerCase().indexOf(`${heading.toLowerCase()}:`)
          const [, words] = /^(.+?[.])(?:\s|$)/.exec(at < 0 ? '' : other.slice(at)) ?? []
          return words ?? heading
        }),
    ),
  ]
}

function toRelationships(
  { values, fields }: UkDesignation,
  { names, type }: Omit<SourceRecord, 'subTypes'>,
): RecordRelationship[] {
  const named = (kind: string, label: string, isFormer: boolean) => (toName: string) => ({
    kind,
    label,
    toName: oneLine(toName),
    isFormer,
  })
  const prose = `${fields['UKStatementofReasons'] ?? ''}\n${fields['OtherInformation'] ?? ''}`
  const own = names.map((name) => name.value)
  // Reasons name a person only by the family name.
  const families = names.flatMap((name) => name.parts?.find((part) => part.kind === 'last')?.value ?? [])
  return [
    ...values('ParentCompany').map(named('owned-or-controlled-by', 'Parent company', false)),
    ...values('Subsidiary').map(named('owns-controls-or-operates', 'Subsidiary', false)),
    ...values('CurrentOwnerOperator').map(named('owned-or-controlled-by', 'Current owner/operator', false)),
    ...values('PreviousOwnerOperator').map(named('owned-or-controlled-by', 'Previous owner/operator', true)),
    ...ownershipStatements(prose, { names: [...own, ...families], isPerson: type === '02' }),
  ]
}
