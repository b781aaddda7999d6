import type {
  Fact,
  IdentityDocument,
  Listing,
  Notice,
  PartialDate,
  PublishedText,
  RecordName,
  RecordRelationship,
  SourceRecord,
} from '@qingdan/database/record.ts'

/** A longer text is a sentence of the publisher, not a fact. Characters. */
export const longestFact = 160

/** Statements that are narratives however short they are. */
const narratives: ReadonlySet<string> = new Set([
  'statement-of-reasons',
  'designation-reason',
  'function',
  'description',
  'physical-description',
  'ethnicity',
  'sanction-elsewhere',
])

/** Statements that are the terms of a measure and stay whole however long they are. */
const terms = /^(entity-list-footnote-|extends-to$|covered-equipment$|eo-\d+(-directive)?$)/

/**
 * The facts of a record, in a shape that loads like the record itself: names, numbers, kinds, dates, places,
 * programmes, measures, notices and relationships. Remarks, notes, reasons and other sentences of the publisher are
 * left out; so is every field that is not named here.
 */
export function factsOf(record: SourceRecord): SourceRecord {
  return defined({
    publisherId: record.publisherId,
    sharedId: record.sharedId,
    crossReferences: record.crossReferences,
    subsidiaries: record.subsidiaries?.map(({ name, aka, address }) => ({ name, aka, address })),
    type: record.type,
    subTypes: record.subTypes.map(({ code, reason }) => ({ code, reason: short(reason) ?? '' })),
    names: record.names.map(nameFacts),
    sex: record.sex,
    birthDates: record.birthDates.map(dateFacts),
    birthPlaces: record.birthPlaces.map(withoutNote),
    countries: record.countries.map(withoutNote),
    addresses: record.addresses.map(withoutNote),
    documents: record.documents.map(documentFacts),
    titles: record.titles.filter(isShort),
    positions: record.positions.filter(isShort),
    vessel: record.vessel && defined({ ...record.vessel, builtOn: date(record.vessel.builtOn) }),
    aircraft: record.aircraft && defined({ ...record.aircraft, manufacturedOn: date(record.aircraft.manufacturedOn) }),
    facts: record.facts.filter(isFact).map(statementFacts),
    remarks: [],
    listings: record.listings.map(listingFacts),
    relationships: record.relationships.map(relationshipFacts),
  })
}

function nameFacts({ value, kind, quality, script, language, parts, isAcronym }: RecordName) {
  return defined({ value, kind, quality, script, language, parts, isAcronym })
}

function dateFacts({ from, to, isCirca, calendar, text }: PartialDate): PartialDate {
  return defined({ from, to, isCirca, calendar, text })
}

function date(stated: PartialDate | undefined): PartialDate | undefined {
  return stated && dateFacts(stated)
}

function documentFacts(document: IdentityDocument): IdentityDocument {
  const { issuedOn, expiresOn, ...rest } = withoutNote(document)
  return defined({ ...rest, issuedOn: date(issuedOn), expiresOn: date(expiresOn) })
}

function isFact({ key, value }: Fact): boolean {
  return terms.test(key) || (!narratives.has(key) && isShort(value))
}

function statementFacts({ key, label, value, date: stated }: Fact): Fact {
  return defined({ key, label, value, date: date(stated) })
}

function listingFacts(listing: Listing): Listing {
  const { list, programmes, measures, legalBases, listedOn, amendedOn, reference, endedOn, endNote } = listing
  const { suspensions, notice, url, licenceRequirement, licencePolicy, timeline, debarments } = listing
  return defined({
    list,
    programmes,
    measures,
    legalBases,
    listedOn,
    amendedOn,
    reference,
    endedOn,
    endNote: endNote && shortText(endNote),
    suspensions: suspensions?.map((period) => ({ ...period, note: shortText(period.note) })),
    notice: notice && noticeFacts(notice),
    url,
    licenceRequirement,
    licencePolicy,
    timeline: timeline?.map(({ date: day, status, laws }) => ({ date: day, status, news: [], laws })),
    debarments: debarments?.map((debarment) => ({ ...debarment, text: short(debarment.text) ?? '' })),
  })
}

function noticeFacts({ title, number, authority, measures, legalBases, url, publishedOn }: Notice): Notice {
  const reason = { zh: null, en: null }
  return defined({ title, number, authority, reason, measures, legalBases, url, publishedOn })
}

function relationshipFacts(relationship: RecordRelationship): RecordRelationship {
  const { toPublisherId, toName, percent, kind, label, isFormer, quality } = relationship
  return defined({ toPublisherId, toName, percent, kind, label, isFormer, quality })
}

function isShort(text: string): boolean {
  return text.length <= longestFact
}

function short(text: string): string | null {
  return isShort(text) ? text : null
}

function shortText({ zh, en }: PublishedText): PublishedText {
  return { zh: zh && short(zh), en: en && short(en) }
}

function withoutNote<T extends { note?: string }>({ note: _, ...rest }: T): Omit<T, 'note'> & { note?: never } {
  return rest
}

/** Without the fields that are undefined: an optional field is absent. */
function defined<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T
}
