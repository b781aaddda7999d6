import type {
  Address,
  CountryStatement,
  Fact,
  IdentityDocument,
  Listing,
  PartialDate,
  Place,
  RecordName,
  RecordRelationship,
  SourceRecord,
} from '@qingdan/database/record.ts'
import { entryNumberOf, type SourceTraits } from '@qingdan/database/source-traits.ts'
import { countryKindLabels, vehicleLabels } from './phrases.ts'

/** Parts of a record as lines of text, in the publisher's words. */

function withNote(text: string, ...notes: (string | undefined)[]): string {
  const given = notes.filter((note) => note !== undefined && note !== '')
  return given.length === 0 ? text : `${text} (${given.join('; ')})`
}

export function renderDate(date: PartialDate): string {
  return withNote(date.text, date.calendar, date.note)
}

/** Capitalised as publishers do, so that "Male" and "Male (Reported)" appear once. */
export function renderSex(sex: NonNullable<SourceRecord['sex']>): string {
  return sex === 'male' ? 'Male' : 'Female'
}

export function renderPlace(place: Place): string {
  return withNote(place.text, place.note)
}

export function renderAddress(address: Address): string {
  return withNote(address.text, address.note)
}

function renderCountry(statement: CountryStatement): string {
  return withNote(`${countryKindLabels[statement.kind].en}: ${statement.country}`, statement.note)
}

/** Without the heading, which the page prints. */
export function renderDocumentNumber(document: IdentityDocument): string {
  return withNote(
    document.number,
    document.currency,
    document.country,
    document.issuingAuthority,
    document.issuedOn && `issued ${document.issuedOn.text}`,
    document.expiresOn && `expires ${document.expiresOn.text}`,
    document.validity,
    document.note,
  )
}

export function renderFactValue(fact: Fact): string {
  const date = fact.date?.text
  return withNote(fact.value, date === fact.value ? undefined : date, fact.note)
}

function renderName(name: RecordName): string {
  const weak = name.quality === 'weak' ? 'weak' : undefined
  return withNote(name.value, name.kind === 'primary' ? undefined : name.kind, weak, name.note)
}

function renderDocument(document: IdentityDocument): string {
  return `${document.label}: ${renderDocumentNumber(document)}`
}

function renderFact(fact: Fact): string {
  return `${fact.label.replace(/[\s:-]+$/, '')}: ${renderFactValue(fact)}`
}

function renderListing(listing: Listing): string[] {
  const { list, reference, programmes, measures, legalBases, listedOn, amendedOn, note } = listing
  return [
    ...(reference ? [`${list} ${reference}`] : []),
    ...programmes,
    ...measures,
    ...legalBases,
    ...(listedOn ? [`listed ${listedOn}`] : []),
    ...amendedOn.map((date) => `amended ${date}`),
    ...renderCourse(listing),
    ...defined(listing.licenceRequirement, listing.licencePolicy, listing.url, listing.notice?.url, note),
  ]
}

/** Ends and suspensions of an entry, its dated states and its debarments. */
function renderCourse({ endedOn, endNote, suspensions = [], timeline = [], debarments = [] }: Listing): string[] {
  return [
    ...(endedOn ? [withNote(`ended ${endedOn}`, endNote?.en ?? endNote?.zh ?? undefined)] : []),
    ...suspensions.map(({ from, to, note }) =>
      withNote(`suspended ${from ?? ''}–${to ?? ''}`, note.en ?? note.zh ?? undefined),
    ),
    ...timeline.map(({ date, status }) => `${date} ${status.en ?? status.zh}`),
    ...debarments.map(({ effectiveDate, debarment, text }) => withNote(`${debarment} ${effectiveDate ?? ''}`, text)),
  ]
}

function defined(...texts: (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text === null || text === undefined || text === '' ? [] : [text]))
}

/** The other party is named, or given by its number, if the publisher gave it one. */
function renderRelationship(relationship: RecordRelationship, traits: Numbering): string {
  const { label, toName, toPublisherId } = relationship
  const other = toName ?? (toPublisherId === undefined ? null : entryNumberOf(toPublisherId, traits))
  return withNote(
    other === null ? label : `${label} ${other}`,
    relationship.percent === undefined ? undefined : `${relationship.percent}%`,
    relationship.isFormer ? 'former' : undefined,
    relationship.quality,
    relationship.note,
    relationship.statement,
  )
}

/** Fields of a vessel or aircraft, one line each. */
export function renderVehicle(vehicle: object): { key: keyof typeof vehicleLabels; value: string }[] {
  return Object.entries(vehicle).flatMap(([key, value]) => {
    if (!isVehicleKey(key) || key === 'flagCode') return []
    const text = vehicleText(value)
    return text === '' ? [] : [{ key, value: text }]
  })
}

function isVehicleKey(key: string): key is keyof typeof vehicleLabels {
  return Object.hasOwn(vehicleLabels, key)
}

function vehicleText(value: unknown): string {
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'object' && value !== null && 'text' in value) return String(value.text)
  return value === undefined || value === null ? '' : String(value)
}

type Numbering = Pick<SourceTraits, 'entryNumber'>
type Renderers = {
  [Field in keyof SourceRecord]: (value: NonNullable<SourceRecord[Field]>, traits: Numbering) => string[]
}

const renderers: Renderers = {
  publisherId: (id, traits) => defined(entryNumberOf(id, traits)),
  type: (type) => [type],
  subTypes: (subTypes) => subTypes.map(({ code, reason }) => withNote(code, reason)),
  names: (names) => names.map(renderName),
  sex: (sex) => [renderSex(sex)],
  birthDates: (dates) => dates.map(renderDate),
  birthPlaces: (places) => places.map(renderPlace),
  countries: (countries) => countries.map(renderCountry),
  addresses: (addresses) => addresses.map(renderAddress),
  documents: (documents) => documents.map(renderDocument),
  titles: (titles) => titles,
  positions: (positions) => positions,
  vessel: (vessel) => renderVehicle(vessel).map(({ key, value }) => `${vehicleLabels[key].en}: ${value}`),
  aircraft: (aircraft) => renderVehicle(aircraft).map(({ key, value }) => `${vehicleLabels[key].en}: ${value}`),
  facts: (facts) => facts.map(renderFact),
  remarks: (remarks) => remarks,
  listings: (listings) => listings.flatMap(renderListing),
  relationships: (relationships, traits) => relationships.map((one) => renderRelationship(one, traits)),
  sharedId: (id) => [id],
  crossReferences: (references) => references.map(({ scheme, value }) => `${scheme} ${value}`),
  subsidiaries: (subsidiaries) => subsidiaries.map(({ name, aka, address }) => withNote(name, aka, address)),
}

/**
 * A field of a record as lines of text, by the name that a change gives it; empty for an absent or unknown field. Numbers of entries are those of the
 * publisher: none without its traits.
 */
export function renderField(field: string, value: unknown, traits: Numbering = { entryNumber: null }): string[] {
  if (value === null || value === undefined || !Object.hasOwn(renderers, field)) return []
  // A change stores the value of the field it names, so that field's renderer accepts it; jsonb cannot carry the type.
  return (renderers[field as keyof SourceRecord] as (value: unknown, traits: Numbering) => string[])(value, traits)
}
