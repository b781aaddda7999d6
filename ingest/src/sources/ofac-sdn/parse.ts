import type { PartialDate } from '@qingdan/database/record.ts'
import { toIsoDay, toPartialDate } from '../../reading/partial-date.ts'
import {
  childrenNamed,
  childText,
  findChild,
  requireAttribute,
  requireChild,
} from '../../reading/xml/element-access.ts'
import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { root } from './schema.ts'

/** The file's code lists, by set and id: `label('FeatureType', '8')` is "Birthdate". */
export interface ReferenceSets {
  label(set: string, id: string): string
  labels(set: string): string[]
  /** ISO 3166-1 alpha-2 as the file has it; '' where it gives none. */
  iso2(countryId: string): string
  /** The country of an area code. */
  areaCountry(areaCodeId: string): string
  scriptCode(scriptId: string): string
  partyType(partySubTypeId: string): string
}

export interface OfacLocation {
  countryId: string | null
  /** Values by part type label; the first of each is the publisher's primary. */
  parts: { type: string; value: string; isPrimary: boolean; comment: string }[]
}

export interface OfacDocument {
  type: string
  identityId: string
  countryId: string | null
  issuedInLocationId: string | null
  validity: string
  comment: string
  number: string
  authority: string
  dates: { type: string; date: PartialDate }[]
}

export interface OfacName {
  aliasType: string
  isPrimary: boolean
  isLowQuality: boolean
  parts: { type: string; value: string; scriptId: string; isAcronym: boolean }[]
}

export interface OfacFeature {
  type: string
  reliability: string
  comment: string
  locationId: string | null
  /** Free text, or the label of the looked-up value; both joined where a feature has both. */
  detail: string
  date: PartialDate | null
}

export interface OfacParty {
  fixedRef: string
  profileId: string
  identityId: string
  partySubTypeId: string
  comment: string
  names: OfacName[]
  features: OfacFeature[]
}

export interface OfacRelationship {
  fromProfileId: string
  toProfileId: string
  type: string
  quality: string
  isFormer: boolean
  comment: string
  period: PartialDate | null
}

export interface OfacEntry {
  profileId: string
  list: string
  events: { type: string; legalBasis: string; on: string; comment: string }[]
  measures: { type: string; comment: string }[]
}

export type OfacItem =
  | { kind: 'issued'; on: string }
  | { kind: 'references'; references: ReferenceSets }
  | { kind: 'location'; id: string; location: OfacLocation }
  | { kind: 'document'; document: OfacDocument }
  | { kind: 'party'; party: OfacParty }
  | { kind: 'relationship'; relationship: OfacRelationship }
  | { kind: 'entry'; entry: OfacEntry }

/** Streams SDN_ADVANCED.XML as its items in file order: date and code lists first, then what refers to them. */
export async function* parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): AsyncGenerator<OfacItem[]> {
  let references: ReferenceSets | null = null
  for await (const elements of readElements(content, root, warnings)) {
    const items: OfacItem[] = []
    for (const element of elements) {
      if (element.name === 'DateOfIssue') items.push({ kind: 'issued', on: readDay(element) })
      else if (element.name === 'ReferenceValueSets') {
        references = readReferences(element)
        items.push({ kind: 'references', references })
      } else if (references === null) {
        throw new Rejected(`<${element.name}> comes before the code lists: the publisher's format has changed.`)
      } else items.push(readItem(element, references))
    }
    yield items
  }
}

function readItem(element: XmlElement, references: ReferenceSets): OfacItem {
  switch (element.name) {
    case 'Location':
      return { kind: 'location', id: requireAttribute(element, 'ID'), location: readLocation(element, references) }
    case 'IDRegDocument':
      return { kind: 'document', document: readDocument(element, references) }
    case 'DistinctParty':
      return { kind: 'party', party: readParty(element, references) }
    case 'ProfileRelationship':
      return { kind: 'relationship', relationship: readRelationship(element, references) }
    case 'SanctionsEntry':
      return { kind: 'entry', entry: readEntry(element, references) }
    default:
      throw new Error(`No reader for <${element.name}>, which the schema calls an item`)
  }
}

function readReferences(element: XmlElement): ReferenceSets {
  const sets = new Map<string, Map<string, XmlElement>>()
  for (const set of element.children) {
    for (const value of set.children) {
      const values = sets.get(value.name) ?? new Map<string, XmlElement>()
      values.set(requireAttribute(value, 'ID'), value)
      sets.set(value.name, values)
    }
  }
  const find = (set: string, id: string): XmlElement => {
    const value = sets.get(set)?.get(id)
    if (value === undefined) throw new Rejected(`The file uses ${set} ${id} but does not list it.`)
    return value
  }
  return {
    label: (set, id) => find(set, id).text,
    labels: (set) => [...(sets.get(set)?.values() ?? [])].map((value) => value.text),
    iso2: (countryId) => find('Country', countryId).attributes['ISO2'] ?? '',
    areaCountry: (areaCodeId) => requireAttribute(find('AreaCode', areaCodeId), 'CountryID'),
    scriptCode: (scriptId) => requireAttribute(find('Script', scriptId), 'ScriptCode'),
    partyType(partySubTypeId) {
      const subType = find('PartySubType', partySubTypeId)
      const type = find('PartyType', requireAttribute(subType, 'PartyTypeID')).text
      // Both persons and entities have the subtype "Unknown"; vessels and aircraft share the type "Transport".
      return subType.text === 'Unknown' ? type : subType.text
    },
  }
}

function readLocation(element: XmlElement, references: ReferenceSets): OfacLocation {
  const country = findChild(element, 'LocationCountry')?.attributes['CountryID']
  const area = findChild(element, 'LocationAreaCode')?.attributes['AreaCodeID']
  return {
    countryId: country ?? (area === undefined ? null : references.areaCountry(area)),
    parts: childrenNamed(element, 'LocationPart').flatMap((part) => {
      const type = references.label('LocPartType', requireAttribute(part, 'LocPartTypeID'))
      return childrenNamed(part, 'LocationPartValue').map((value) => ({
        type,
        value: childText(value, 'Value'),
        isPrimary: value.attributes['Primary'] === 'true',
        comment: childText(value, 'Comment'),
      }))
    }),
  }
}

function readDocument(element: XmlElement, references: ReferenceSets): OfacDocument {
  return {
    type: references.label('IDRegDocType', requireAttribute(element, 'IDRegDocTypeID')),
    identityId: requireAttribute(element, 'IdentityID'),
    countryId: element.attributes['IssuedBy-CountryID'] ?? null,
    issuedInLocationId: element.attributes['IssuedIn-LocationID'] ?? null,
    validity: references.label('Validity', requireAttribute(element, 'ValidityID')),
    comment: childText(element, 'Comment'),
    number: childText(element, 'IDRegistrationNo'),
    authority: childText(element, 'IssuingAuthority'),
    dates: childrenNamed(element, 'DocumentDate').flatMap((date) => {
      const period = readPeriod(requireChild(date, 'DatePeriod'), references)
      const type = references.label('IDRegDocDateType', requireAttribute(date, 'IDRegDocDateTypeID'))
      return period === null ? [] : [{ type, date: period }]
    }),
  }
}

function readParty(element: XmlElement, references: ReferenceSets): OfacParty {
  const profile = requireChild(element, 'Profile')
  const identity = requireChild(profile, 'Identity')
  if (childrenNamed(profile, 'Identity').length > 1) {
    throw new Rejected(`Party ${requireAttribute(element, 'FixedRef')} has two identities, which no edition had.`)
  }
  const partTypes = new Map<string, string>()
  for (const group of requireChild(identity, 'NamePartGroups').children.flatMap((master) => master.children)) {
    partTypes.set(
      requireAttribute(group, 'ID'),
      references.label('NamePartType', requireAttribute(group, 'NamePartTypeID')),
    )
  }
  return {
    fixedRef: requireAttribute(element, 'FixedRef'),
    profileId: requireAttribute(profile, 'ID'),
    identityId: requireAttribute(identity, 'ID'),
    partySubTypeId: requireAttribute(profile, 'PartySubTypeID'),
    comment: childText(element, 'Comment'),
    names: childrenNamed(identity, 'Alias').flatMap((alias) => readAlias(alias, partTypes, references)),
    features: childrenNamed(profile, 'Feature').flatMap((feature) => readFeature(feature, references)),
  }
}

function readAlias(alias: XmlElement, partTypes: Map<string, string>, references: ReferenceSets): OfacName[] {
  return childrenNamed(alias, 'DocumentedName').map((name) => ({
    aliasType: references.label('AliasType', requireAttribute(alias, 'AliasTypeID')),
    isPrimary: alias.attributes['Primary'] === 'true',
    isLowQuality: alias.attributes['LowQuality'] === 'true',
    parts: name.children.map((part) => {
      const value = requireChild(part, 'NamePartValue')
      const group = requireAttribute(value, 'NamePartGroupID')
      const type = partTypes.get(group)
      if (type === undefined) throw new Rejected(`A name uses the part group ${group}, which its party does not list.`)
      return {
        type,
        value: value.text,
        scriptId: requireAttribute(value, 'ScriptID'),
        isAcronym: value.attributes['Acronym'] === 'true',
      }
    }),
  }))
}

function readFeature(feature: XmlElement, references: ReferenceSets): OfacFeature[] {
  const type = references.label('FeatureType', requireAttribute(feature, 'FeatureTypeID'))
  return childrenNamed(feature, 'FeatureVersion').map((version) => {
    const detail = findChild(version, 'VersionDetail')
    const lookup = detail?.attributes['DetailReferenceID']
    const looked = lookup === undefined ? '' : references.label('DetailReference', lookup)
    const period = findChild(version, 'DatePeriod')
    return {
      type,
      reliability: references.label('Reliability', requireAttribute(version, 'ReliabilityID')),
      comment: childText(version, 'Comment'),
      locationId: findChild(version, 'VersionLocation')?.attributes['LocationID'] ?? null,
      detail: [looked, detail?.text ?? ''].filter((text) => text !== '').join(' '),
      date: period === undefined ? null : readPeriod(period, references),
    }
  })
}

function readRelationship(element: XmlElement, references: ReferenceSets): OfacRelationship {
  const period = findChild(element, 'DatePeriod')
  return {
    fromProfileId: requireAttribute(element, 'From-ProfileID'),
    toProfileId: requireAttribute(element, 'To-ProfileID'),
    type: references.label('RelationType', requireAttribute(element, 'RelationTypeID')),
    quality: references.label('RelationQuality', requireAttribute(element, 'RelationQualityID')),
    isFormer: element.attributes['Former'] === 'true',
    comment: childText(element, 'Comment'),
    period: period === undefined ? null : readPeriod(period, references),
  }
}

function readEntry(element: XmlElement, references: ReferenceSets): OfacEntry {
  return {
    profileId: requireAttribute(element, 'ProfileID'),
    list: references.label('List', requireAttribute(element, 'ListID')),
    events: childrenNamed(element, 'EntryEvent').map((event) => ({
      type: references.label('EntryEventType', requireAttribute(event, 'EntryEventTypeID')),
      legalBasis: references.label('LegalBasis', requireAttribute(event, 'LegalBasisID')),
      on: readDay(requireChild(event, 'Date')),
      comment: childText(event, 'Comment'),
    })),
    measures: childrenNamed(element, 'SanctionsMeasure').map((measure) => ({
      type: references.label('SanctionsType', requireAttribute(measure, 'SanctionsTypeID')),
      comment: childText(measure, 'Comment'),
    })),
  }
}

/** Null for a period without boundaries, as every sanctions measure has. An open end is null. */
function readPeriod(element: XmlElement, references: ReferenceSets): PartialDate | null {
  const start = findChild(element, 'Start')
  const end = findChild(element, 'End')
  if (start === undefined && end === undefined) return null
  const calendar = references.label('CalendarType', requireAttribute(element, 'CalendarTypeID'))
  const note = childText(element, 'Comment')
  const from = start === undefined ? null : readDay(requireChild(start, 'From'))
  const to = end === undefined ? null : readDay(requireChild(end, 'To'))
  const isCirca = [start, end].some((boundary) => boundary?.attributes['Approximate'] === 'true')
  const date = openPeriod(from, to, isCirca)
  return {
    ...date,
    ...(calendar === 'Gregorian' ? {} : { calendar }),
    ...(note === '' ? {} : { note }),
  }
}

function openPeriod(from: string | null, to: string | null, isCirca: boolean): PartialDate {
  if (from !== null && to !== null) return toPartialDate(from, to, isCirca)
  const known = toPartialDate(from ?? to ?? '', from ?? to ?? '', isCirca)
  return { ...known, from, to, text: from === null ? `until ${known.text}` : `from ${known.text}` }
}

function readDay(element: XmlElement): string {
  const parts = ['Year', 'Month', 'Day'].map((name) => childText(element, name))
  const [year, month, day] = parts.map(Number)
  const iso = toIsoDay(year ?? 0, month ?? 0, day ?? 0)
  if (iso === null) throw new Rejected(`<${element.name}> has no such day: ${parts.join('-')}.`)
  return iso
}
