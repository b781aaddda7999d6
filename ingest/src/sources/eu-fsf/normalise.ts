import type {
  Address,
  CountryStatement,
  DocumentKind,
  Fact,
  IdentityDocument,
  Listing,
  Place,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { ownershipStatements } from '../../reading/ownership-statements.ts'
import { isIsoDay, toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { toBirthDate } from './eu-births.ts'
import { toCountry, toDocuments } from './eu-documents.ts'
import type { Fields, FsfBlock, FsfEntity, FsfFile } from './eu-entity.ts'
import { toNames } from './eu-names.ts'
import { deriveSubTypes, programmes } from './eu-programmes.ts'

export function normalise(file: FsfFile, warnings: Warnings): Edition {
  return { publishedOn: file.publishedOn, records: toRecords(file.entities, warnings) }
}

async function* toRecords(batches: AsyncIterable<FsfEntity[]>, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for await (const entities of batches) {
    for (const entity of entities) {
      const record = toRecord(entity, warnings)
      if (record !== null) yield record
    }
  }
}

const subjectTypes = { person: '02', enterprise: '01' } as const

/** Null for a type of subject that is not known: reported, and left out. */
function toRecord(entity: FsfEntity, warnings: Warnings): SourceRecord | null {
  const { fields, children } = entity
  const publisherId = fields['logicalId'] ?? ''
  if (!/^\d+$/.test(publisherId)) throw new Rejected(`An entity has the logicalId "${publisherId}", not a number.`)
  const type = subjectTypes[entity.subjectType as keyof typeof subjectTypes]
  if (type === undefined) {
    warnings.add('unknown-subject-type', `${entity.subjectType} (${publisherId})`)
    return null
  }
  const names = toNames(children.nameAlias, warnings)
  if (names.length === 0) throw new Rejected(`Entity ${publisherId} has no name.`)
  const isPerson = type === '02'
  const functions = listed(children.nameAlias, 'function')
  const identifications = children.identification.flatMap((block) => toDocuments(block, warnings))
  const unitedNations = toUnReference(fields['unitedNationId'] ?? '', warnings)
  const remarks = entity.remarks.filter((remark) => !/^\W*(none|null)?\W*$/i.test(remark))
  const record: Omit<SourceRecord, 'subTypes'> = {
    publisherId,
    ...(unitedNations.reference === null
      ? {}
      : { crossReferences: [{ scheme: 'un', value: unitedNations.reference }] }),
    type,
    names,
    sex: toSex(children.nameAlias, warnings),
    birthDates: children.birthdate.flatMap((block) => toBirthDate(block, warnings)),
    birthPlaces: distinctPlaces(children.birthdate.flatMap((block) => toPlace(block, warnings))),
    countries: children.citizenship.flatMap((block) => toCitizenship(block, warnings)),
    addresses: children.address.flatMap((block) => toAddress(block, warnings)),
    documents: [
      ...identifications.flatMap((document) => ('kind' in document ? [document] : [])),
      ...children.address.flatMap((block) => toContacts(block, warnings)),
    ],
    titles: listed(children.nameAlias, 'title'),
    positions: isPerson ? functions : [],
    facts: [
      ...identifications.flatMap((document) => ('key' in document ? [document] : [])),
      ...(isPerson ? [] : functions.map((value): Fact => ({ key: 'function', label: 'Function', value }))),
      ...birthRemarks(children.birthdate, warnings),
      ...unitedNations.facts,
    ],
    remarks,
    listings: entity.regulations.map((regulation) => toListing(entity, regulation, warnings)),
    relationships: [],
  }
  const prose = [...remarks, ...functions, ...children.nameAlias.flatMap((block) => block.remarks)].join('\n')
  return {
    ...record,
    subTypes: deriveSubTypes(record),
    relationships: ownershipStatements(prose, { names: names.map((name) => name.value), isPerson }),
  }
}

function toUnReference(stated: string, warnings: Warnings): { reference: string | null; facts: Fact[] } {
  if (stated === '') return { reference: null, facts: [] }
  if (/^[A-Z]{2}[ie]\.\d{3}$/.test(stated)) return { reference: stated, facts: [] }
  // "QDi.43" and "HTi.00" are cut off: it is unknown which party they mean.
  warnings.add('unknown-un-reference', stated)
  return { reference: null, facts: [{ key: 'un-reference', label: 'United Nations ID', value: stated }] }
}

/** Values of a field over all names, "(a) Minister, (b) Deputy" parted. */
function listed(blocks: readonly FsfBlock[], name: string): string[] {
  const values = blocks.flatMap(({ fields }) => {
    const text = fields[name] ?? ''
    return /^\(?a\)\s/.test(text) ? text.split(/[,;]?\s*\(?\b[a-z]\)\s+/) : [text]
  })
  return [...new Set(values.map((value) => value.replace(/^\(?a\)\s+/, '').trim()).filter((value) => value !== ''))]
}

function toSex(blocks: readonly FsfBlock[], warnings: Warnings): SourceRecord['sex'] {
  const stated = [...new Set(blocks.map(({ fields }) => fields['gender'] ?? '').filter((sex) => sex !== ''))]
  const [first] = stated
  if (first === undefined) return null
  if (stated.length > 1) {
    warnings.add('two-sexes', blocks[0]?.fields['wholeName'] ?? '')
    return null
  }
  if (first === 'M') return 'male'
  if (first === 'F') return 'female'
  warnings.add('unknown-sex', first)
  return null
}

function toPlace({ fields }: FsfBlock, warnings: Warnings): Place[] {
  const country = toCountry(fields, warnings)
  const [city, place, region] = [fields['city'] ?? '', fields['place'] ?? '', fields['region'] ?? '']
  const line = [fields['street'], fields['poBox'], fields['zipCode'], place, city, region, country.country]
  const text = [...new Set(line.filter((part) => part !== undefined && part !== ''))].join(', ')
  if (text === '') return []
  return [{ text, ...(city === '' ? {} : { city }), ...(region === '' ? {} : { region }), ...country }]
}

function distinctPlaces(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [place.text, place])).values()]
}

function toAddress(block: FsfBlock, warnings: Warnings): Address[] {
  const { fields, remarks } = block
  const notes = [
    ...remarks.map((remark) => remark.replace(/\s+/g, ' ')),
    ...(fields['asAtListingTime'] === 'true' ? ['as at the time of listing'] : []),
  ]
  const noted = notes.length === 0 ? {} : { note: notes.join('; ') }
  const [place] = toPlace(block, warnings)
  if (place === undefined) return remarks.length === 0 ? [] : [{ text: remarks.join('; ').replace(/\s+/g, ' ') }]
  const lines = [fields['street'] ?? '', fields['poBox'] ? `P.O. Box ${fields['poBox']}` : '', fields['place'] ?? '']
  const stated = lines.filter((line) => line !== '')
  return [
    {
      ...place,
      ...(stated.length === 0 ? {} : { lines: stated }),
      ...(fields['zipCode'] ? { postalCode: fields['zipCode'] } : {}),
      ...noted,
    },
  ]
}

const contactKinds: Readonly<Record<string, { kind: DocumentKind; label: string }>> = {
  PHONE: { kind: 'phone', label: 'Telephone' },
  FAX: { kind: 'phone', label: 'Fax' },
  EMAIL: { kind: 'email', label: 'E-mail' },
  WEB: { kind: 'website', label: 'Website' },
}

function toContacts({ contacts }: FsfBlock, warnings: Warnings): IdentityDocument[] {
  return contacts.flatMap(({ key, value }): IdentityDocument[] => {
    if (value === '') return []
    const known = contactKinds[key]
    if (known === undefined) warnings.add('unknown-contact', key)
    return [{ kind: known?.kind ?? 'other', label: known?.label ?? (key || 'Contact'), number: value }]
  })
}

function toCitizenship({ fields, remarks }: FsfBlock, warnings: Warnings): CountryStatement[] {
  const { country, countryCode } = toCountry(fields, warnings)
  const notes = [
    ...(fields['region'] ? [fields['region']] : []),
    ...remarks.map((remark) => remark.replace(/\s+/g, ' ')),
  ]
  const stated = country ?? countryCode
  if (stated === undefined) return notes.length === 0 ? [] : [{ kind: 'citizenship', country: notes.join('; ') }]
  return [
    {
      kind: 'citizenship',
      country: stated,
      ...(countryCode === undefined ? {} : { countryCode }),
      ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    },
  ]
}

/** Remarks about a birth for which no date is given. */
function birthRemarks(blocks: readonly FsfBlock[], warnings: Warnings): Fact[] {
  return blocks
    .filter((block) => block.remarks.length > 0 && toBirthDate(block, warnings).length === 0)
    .map(({ remarks }) => ({ key: 'birthdate', label: 'Birth', value: remarks.join('; ').replace(/\s+/g, ' ') }))
}

function toListing({ fields, children }: FsfEntity, regulation: Fields, warnings: Warnings): Listing {
  const programme = regulation['programme'] ?? ''
  if (programmes[programme] === undefined) warnings.add('unknown-programme', programme)
  const organisation = regulation['organisationType'] ?? ''
  if (!['council', 'commission', 'un', ''].includes(organisation)) warnings.add('unknown-organisation', organisation)
  const acts = Object.values(children).flatMap((blocks) => blocks.flatMap((block) => block.acts))
  const force = regulation['entryIntoForceDate'] ?? ''
  const notes = [
    fields['designationDetails'] ?? '',
    force === '' || force === regulation['publicationDate'] ? '' : `Entry into force ${force}`,
  ].filter((note) => note !== '')
  const listedOn = designatedOn(fields)
  const days = [regulation, ...acts].map((act) => act['publicationDate'] ?? '').filter(isIsoDay)
  return {
    list: 'Consolidated list of financial sanctions',
    programmes: [programme],
    measures: ['Financial sanctions'],
    legalBases: distinct([regulation, ...acts].map((act) => act['numberTitle'] ?? '')),
    listedOn,
    amendedOn: distinct(days.filter((day) => day !== listedOn)).sort(),
    ...(fields['euReferenceNumber'] ? { reference: fields['euReferenceNumber'] } : {}),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    ...(regulation['publicationUrl'] ? { url: regulation['publicationUrl'] } : {}),
  }
}

/** The designation date. The mirror lacks it, but some remarks state it: "Date of listing: 23.3.2012". */
function designatedOn(fields: Fields): string | null {
  const stated = fields['designationDate'] ?? ''
  if (isIsoDay(stated)) return stated
  const worded = /^\W*date of (?:EU )?(?:listing|designation):?\s*(\d{1,2})[./](\d{1,2})[./](\d{4})\b/i.exec(
    fields['designationDetails'] ?? '',
  )
  return worded === null ? null : toIsoDay(Number(worded[3]), Number(worded[2]), Number(worded[1]))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value !== ''))]
}
