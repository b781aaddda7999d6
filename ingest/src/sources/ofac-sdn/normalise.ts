import type {
  IdentityDocument,
  Listing,
  RecordName,
  RecordRelationship,
  SourceRecord,
  SubjectType,
} from '@qingdan/database/record.ts'
import type { WarningCode } from '@qingdan/database/warning-codes.ts'
import { documentKind, isKnownDocumentType } from '../../formats/ofac/document-kinds.ts'
import { isFamilyFirst, type Origin, originOf } from '../../formats/ofac/family-first.ts'
import { featureRule } from '../../formats/ofac/ofac-features.ts'
import { nameKinds, partKinds, readingOrder, scriptCodes } from '../../formats/ofac/ofac-names.ts'
import { deriveSubTypes, isKnownProgramme } from '../../formats/ofac/ofac-sub-types.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { applyFeature } from './feature-statements.ts'
import { isKnownLocationPart, toAddresses, toCountry } from './ofac-places.ts'
import type {
  OfacDocument,
  OfacEntry,
  OfacItem,
  OfacLocation,
  OfacName,
  OfacParty,
  OfacRelationship,
  ReferenceSets,
} from './parse.ts'
import { relationKinds } from './relation-types.ts'

const types: Readonly<Record<string, SubjectType>> = { Entity: '01', Individual: '02', Vessel: '03', Aircraft: '04' }

/** A party without the sub-types, which follow from its listings. */
type Draft = Omit<SourceRecord, 'subTypes'>

/**
 * A party waiting for what the file gives later. It waits as UTF-8: as objects 18,367 of them held 250 MB, since every
 * string cut from a chunk keeps the chunk, and as strings those with one letter beyond Latin take two bytes throughout.
 */
interface Waiting {
  json: Buffer
  listings: Listing[]
  relationships: RecordRelationship[]
}

/**
 * Assembles records from the file's items. Locations and documents come before the parties they belong to, listings
 * and relationships after, so every party waits as a draft until the file has ended.
 */
export async function normalise(batches: AsyncIterable<OfacItem[]>, warnings: Warnings): Promise<Edition> {
  const locations = new Map<string, OfacLocation>()
  const documents = new Map<string, OfacDocument[]>()
  const waiting = new Map<string, Waiting>()
  let publishedOn: string | null = null
  let references: ReferenceSets | null = null

  for await (const items of batches) {
    for (const item of items) {
      if (item.kind === 'issued') publishedOn = item.on
      else if (item.kind === 'references') {
        references = item.references
        reportUnknownCodes(references, warnings)
      } else if (item.kind === 'location') locations.set(item.id, detached(item.location))
      else if (item.kind === 'document') {
        const document = detached(item.document)
        const held = documents.get(document.identityId)
        if (held) held.push(document)
        else documents.set(document.identityId, [document])
      } else if (item.kind === 'party') {
        if (references === null) throw new Rejected('The file has no code lists.')
        const draft = toDraft(item.party, documents.get(item.party.identityId) ?? [], locations, references, warnings)
        documents.delete(item.party.identityId)
        // A party that occurs twice is on the same lists both times; the pipeline decides whether it is the same.
        const { listings, relationships } = waiting.get(draft.publisherId) ?? { listings: [], relationships: [] }
        const key = waiting.has(draft.publisherId) ? `${draft.publisherId} again ${waiting.size}` : draft.publisherId
        waiting.set(key, { json: Buffer.from(JSON.stringify(draft)), listings, relationships })
      } else if (item.kind === 'relationship') addRelationship(waiting, item.relationship)
      else addListing(waiting, item.entry, warnings)
    }
  }
  if (publishedOn === null) throw new Rejected('The file has no date of issue.')
  if (documents.size > 0) {
    throw new Rejected(`The file has identity documents of nobody in it (identity ${[...documents.keys()][0]}).`)
  }
  return { publishedOn, records: finish(waiting) }
}

/** A copy with strings of its own: one cut from the file's text keeps all the text it was cut from. */
function detached<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

async function* finish(waiting: Map<string, Waiting>): AsyncGenerator<SourceRecord> {
  for (const [id, { json, listings, relationships }] of waiting) {
    waiting.delete(id)
    if (listings.length === 0) throw new Rejected(`Party ${id} is on no list.`)
    const draft: Draft = { ...JSON.parse(json.toString()), listings, relationships }
    const { publisherId, type, ...rest } = draft
    yield { publisherId, type, subTypes: deriveSubTypes(draft), ...rest }
  }
}

function reportUnknownCodes(references: ReferenceSets, warnings: Warnings): void {
  const report = (set: string, code: WarningCode, isKnown: (label: string) => boolean) => {
    for (const label of references.labels(set)) if (!isKnown(label)) warnings.add(code, label)
  }
  report('AliasType', 'unknown-alias-type', (label) => Object.hasOwn(nameKinds, label))
  report('NamePartType', 'unknown-name-part-type', (label) => Object.hasOwn(partKinds, label))
  report('FeatureType', 'unknown-feature-type', (label) => featureRule(label) !== null)
  report('IDRegDocType', 'unknown-document-type', isKnownDocumentType)
  report('RelationType', 'unknown-relation-type', (label) => Object.hasOwn(relationKinds, label))
  report('SanctionsProgram', 'unknown-programme', isKnownProgramme)
  report('LocPartType', 'unknown-location-part', isKnownLocationPart)
  report('CalendarType', 'unknown-calendar', (label) => label === 'Gregorian')
  report('EntryEventType', 'unknown-entry-event', (label) => label === 'Created')
  report('Validity', 'unknown-validity', (label) => label === 'Valid' || label === 'Fraudulent')
}

function toDraft(
  party: OfacParty,
  documents: OfacDocument[],
  locations: ReadonlyMap<string, OfacLocation>,
  references: ReferenceSets,
  warnings: Warnings,
): Draft {
  const label = references.partyType(party.partySubTypeId)
  const type = types[label]
  if (type === undefined) throw new Rejected(`Party ${party.fixedRef} is of the unknown type "${label}".`)
  if (party.profileId !== party.fixedRef) {
    throw new Rejected(`Party ${party.fixedRef} has the profile ${party.profileId}: relationships could not be joined.`)
  }
  const draft: Draft = {
    publisherId: party.fixedRef,
    type,
    names: [],
    sex: null,
    birthDates: [],
    birthPlaces: [],
    countries: [],
    addresses: [],
    documents: documents.map((document) => toDocument(document, locations, references, warnings)),
    titles: [],
    positions: [],
    ...(type === '03' ? { vessel: {} } : {}),
    ...(type === '04' ? { aircraft: {} } : {}),
    facts: [],
    remarks: party.comment === '' ? [] : [party.comment],
    listings: [],
    relationships: [],
  }
  for (const feature of party.features) applyFeature(draft, feature, locations, references, warnings)
  fillVesselNumbers(draft)
  draft.names = toNames(party, originOf(draft), references, warnings)
  return draft
}

function toNames(party: OfacParty, origin: Origin, references: ReferenceSets, warnings: Warnings): RecordName[] {
  const names = new Map<string, RecordName>()
  for (const name of party.names) {
    const record = toName(name, origin, references, warnings)
    if (record === null) continue
    const key = `${record.value}|${record.kind}|${record.script}`
    const held = names.get(key)
    // The same spelling given as a strong and as a weak alias is strong.
    if (held === undefined || (held.quality === 'weak' && record.quality === 'strong')) names.set(key, record)
  }
  // The primary name first, and of its spellings the Latin one: it is the display name.
  const rank = (name: RecordName) => (name.kind === 'primary' ? (name.script === 'Latn' ? 0 : 1) : 2)
  const ordered = [...names.values()].sort((a, b) => rank(a) - rank(b))
  if (ordered[0]?.kind !== 'primary') throw new Rejected(`Party ${party.fixedRef} has no primary name.`)
  return ordered
}

function toName(name: OfacName, origin: Origin, references: ReferenceSets, warnings: Warnings): RecordName | null {
  const kind = nameKinds[name.aliasType]
  const scriptId = name.parts[0]?.scriptId
  if (kind === undefined || scriptId === undefined) {
    warnings.add('skipped-name', `${name.aliasType} with ${name.parts.length} parts`)
    return null
  }
  const code = references.scriptCode(scriptId)
  const script = scriptCodes[code]
  if (script === undefined) warnings.add('unknown-script', code)
  const parts = name.parts
    .filter((part) => part.value !== '')
    .map((part) => ({ kind: partKinds[part.type] ?? 'other', value: part.value.replace(/\s+/g, ' ') }))
  const given = parts.find((part) => part.kind === 'first')?.value ?? ''
  const value = readingOrder(parts, script ?? 'Zyyy', isFamilyFirst(origin, given))
  if (value === '') {
    warnings.add('skipped-name', 'empty name')
    return null
  }
  return {
    value,
    kind,
    quality: name.isLowQuality ? 'weak' : 'strong',
    script: script ?? 'Zyyy',
    parts,
    ...(name.parts.some((part) => part.isAcronym) ? { isAcronym: true } : {}),
  }
}

function toDocument(
  document: OfacDocument,
  locations: ReadonlyMap<string, OfacLocation>,
  references: ReferenceSets,
  warnings: Warnings,
): IdentityDocument {
  const country = document.countryId === null ? { country: '' } : toCountry(document.countryId, references, warnings)
  const issuedIn = document.issuedInLocationId === null ? undefined : locations.get(document.issuedInLocationId)
  const issuedInText = issuedIn === undefined ? '' : (toAddresses(issuedIn, references, warnings)[0]?.text ?? '')
  const notes = [document.comment, issuedInText === '' ? '' : `Issued in ${issuedInText}`].filter((text) => text !== '')
  const dateOf = (type: string) => document.dates.find((date) => date.type === type)?.date
  for (const date of document.dates) {
    if (date.type !== 'Issue Date' && date.type !== 'Expiration Date') {
      warnings.add('unknown-document-date', date.type)
      notes.push(`${date.type} ${date.date.text}`)
    }
  }
  const issuedOn = dateOf('Issue Date')
  const expiresOn = dateOf('Expiration Date')
  return {
    kind: documentKind(document.type, document.number),
    label: document.type,
    number: document.number,
    ...(country.countryCode === undefined ? {} : { countryCode: country.countryCode }),
    ...(country.country === '' ? {} : { country: country.country }),
    ...(document.authority === '' ? {} : { issuingAuthority: document.authority }),
    ...(issuedOn === undefined ? {} : { issuedOn }),
    ...(expiresOn === undefined ? {} : { expiresOn }),
    ...(document.validity === 'Valid' ? {} : { validity: document.validity }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}

/** IMO and MMSI numbers come as documents; the vessel shows them too. */
function fillVesselNumbers(draft: Draft): void {
  if (!draft.vessel) return
  const numberOf = (kind: IdentityDocument['kind']) =>
    draft.documents.find((document) => document.kind === kind)?.number
  const imo = numberOf('imo')?.replace(/\D/g, '')
  const mmsi = numberOf('mmsi')
  if (imo !== undefined) draft.vessel.imo = imo
  if (mmsi !== undefined) draft.vessel.mmsi = mmsi
}

function addRelationship(waiting: Map<string, Waiting>, relationship: OfacRelationship): void {
  const from = waiting.get(relationship.fromProfileId)
  if (from === undefined || !waiting.has(relationship.toProfileId)) {
    throw new Rejected(
      `A relationship joins ${relationship.fromProfileId} and ${relationship.toProfileId}, not both in the file.`,
    )
  }
  const notes = [relationship.comment, relationship.period?.text ?? ''].filter((text) => text !== '')
  const record: RecordRelationship = {
    toPublisherId: relationship.toProfileId,
    // A type of relation we do not know is reported with the code lists.
    kind: relationKinds[relationship.type] ?? 'other',
    label: relationship.type,
    isFormer: relationship.isFormer,
    ...(relationship.quality === 'Unknown' ? {} : { quality: relationship.quality }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
  from.relationships.push(record)
}

function addListing(waiting: Map<string, Waiting>, entry: OfacEntry, warnings: Warnings): void {
  const party = waiting.get(entry.profileId)
  if (party === undefined) throw new Rejected(`A listing is of profile ${entry.profileId}, which is not in the file.`)
  party.listings.push(toListing(entry, warnings))
}

function toListing(entry: OfacEntry, warnings: Warnings): Listing {
  const programmes = entry.measures.filter((measure) => measure.type === 'Program').map((measure) => measure.comment)
  for (const code of programmes) if (!isKnownProgramme(code)) warnings.add('unknown-programme', code)
  const measures = entry.measures
    .filter((measure) => measure.type !== 'Program')
    .map((measure) => (measure.comment === '' ? measure.type : `${measure.type}: ${measure.comment}`))
  const days = [...new Set(entry.events.map((event) => event.on))].sort()
  // Each legal basis has its day; they differ when a party was designated again under another one.
  const note = days.length < 2 ? '' : entry.events.map((event) => `${event.on} ${event.legalBasis}`).join('; ')
  const comments = entry.events.map((event) => event.comment).filter((comment) => comment !== '')
  const notes = [note, ...comments].filter((text) => text !== '')
  return {
    list: entry.list,
    programmes: [...new Set(programmes)],
    measures: [...new Set(measures)],
    legalBases: [...new Set(entry.events.map((event) => event.legalBasis))].filter((basis) => basis !== 'Unknown'),
    listedOn: days[0] ?? null,
    amendedOn: [],
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}
