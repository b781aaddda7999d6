import type { Bilingual, IdentityDocument, Listing, SourceRecord } from '@qingdan/database/record.ts'
import type { Property } from '../../contract/detail.ts'
import {
  asPublished,
  countryKindLabels,
  craftLabels,
  documentLabels,
  factLabels,
  fieldLabels,
  type Label,
  listingLabels,
} from './phrases.ts'
import {
  renderAddress,
  renderCraft,
  renderDate,
  renderDocumentNumber,
  renderFactValue,
  renderField,
  renderPlace,
  renderSex,
} from './render.ts'

/** Longer values ask for the whole width of the page. */
const lineLength = 60

function property(label: Label, values: (string | null | undefined)[]): Property[] {
  const given = values.filter((value) => value !== null && value !== undefined && value !== '')
  return given.length === 0 ? [] : [toProperty(label, given)]
}

function toProperty({ zh, en }: Label, lines: (string | null | undefined)[]): Property {
  const value = lines.join('\n')
  return { nameZh: zh, nameEn: en, value, fullLine: lines.length > 1 || value.length > lineLength }
}

/** One row per heading. A value that another line repeats with a note ("595", "595 (Confirmed)") stands once. */
function mergeSameHeadings(properties: Property[]): Property[] {
  return [...Map.groupBy(properties, ({ nameEn }) => nameEn)].flatMap(([en, group]) => {
    const lines = [...new Set(group.flatMap(({ value }) => value.split('\n')))]
    const telling = lines.filter((line) => !lines.some((other) => other.startsWith(`${line} (`)))
    const [first] = group
    return first ? [toProperty({ zh: first.nameZh, en }, telling)] : []
  })
}

/** What a list says of one entry: number, programmes, measures, legal bases, dates. */
export function listingProperties(listing: Listing): Property[] {
  return [
    ...property(listingLabels.reference, [listing.reference]),
    ...property(listingLabels.listedOn, [listing.listedOn]),
    ...property(listingLabels.amendedOn, listing.amendedOn),
    ...property(listingLabels.programmes, listing.programmes),
    ...property(listingLabels.measures, listing.measures),
    ...property(listingLabels.legalBases, listing.legalBases),
    ...property(listingLabels.licenceRequirement, [listing.licenceRequirement]),
    ...property(listingLabels.licencePolicy, [listing.licencePolicy]),
    ...noticeProperties(listing),
    ...property(listingLabels.note, [listing.note]),
    ...otherInfo(listing),
  ]
}

/** The act by which the entry was made; a text stands in both languages where both are stated. */
function noticeProperties({ notice }: Listing): Property[] {
  if (!notice) return []
  const both = (texts: Bilingual[]) => texts.flatMap(({ zh, en }) => (zh === en ? [zh] : [zh, en]))
  return [
    ...property(listingLabels.noticeTitle, both([notice.title])),
    ...property(listingLabels.noticeNumber, both([notice.number])),
    ...property(listingLabels.authority, both([notice.authority])),
    ...property(listingLabels.reason, both([notice.reason])),
    ...property(listingLabels.noticeMeasures, both(notice.measures)),
    ...property(listingLabels.noticeLegalBases, both(notice.legalBases)),
  ]
}

/** Source 31's table as JSON text, which is how the specification has it. */
function otherInfo({ debarments = [] }: Listing): Property[] {
  return debarments.length === 0 ? [] : property(listingLabels.otherInfo, [JSON.stringify(debarments)])
}

/** What a list says of the party itself, in the order an analyst reads; nothing of the record is left out. */
export function partyProperties(record: SourceRecord): Property[] {
  return mergeSameHeadings([
    ...property(fieldLabels.names, renderField('names', record.names)),
    ...property(fieldLabels.titles, record.titles),
    ...property(fieldLabels.positions, record.positions),
    ...property(fieldLabels.sex, [record.sex && renderSex(record.sex)]),
    ...property(fieldLabels.birthDates, record.birthDates.map(renderDate)),
    ...property(fieldLabels.birthPlaces, record.birthPlaces.map(renderPlace)),
    ...countryProperties(record),
    ...craftProperties(record),
    ...property(fieldLabels.addresses, record.addresses.map(renderAddress)),
    ...documentProperties(record),
    ...factProperties(record),
    ...property(fieldLabels.remarks, record.remarks),
  ])
}

function countryProperties({ countries }: SourceRecord): Property[] {
  return [...Map.groupBy(countries, ({ kind }) => kind)].flatMap(([kind, statements]) =>
    property(
      countryKindLabels[kind],
      statements.map(({ country, note }) => (note ? `${country} (${note})` : country)),
    ),
  )
}

function craftProperties({ vessel, aircraft }: SourceRecord): Property[] {
  return [...renderCraft(vessel ?? {}), ...renderCraft(aircraft ?? {})].flatMap(({ key, value }) =>
    property(craftLabels[key], [value]),
  )
}

function documentProperties({ documents }: SourceRecord): Property[] {
  return [...Map.groupBy(documents, ({ kind, label }) => `${kind} ${label}`).values()].flatMap((group) => {
    const [first] = group
    return first ? property(documentLabel(first), group.map(renderDocumentNumber)) : []
  })
}

/** The kind in Chinese, the publisher's own type in English ("Cedula No."). */
export function documentLabel(document: Pick<IdentityDocument, 'kind' | 'label'>): Label {
  const published = asPublished(document.label).en
  const kind = documentLabels[document.kind]
  if (published === '' || published.toLowerCase() === kind.en.toLowerCase()) return kind
  return { zh: `${kind.zh}（${published}）`, en: published }
}

function factProperties({ facts }: SourceRecord): Property[] {
  return [...Map.groupBy(facts, ({ key }) => key).values()].flatMap((group) => {
    const [first] = group
    return first ? property(factLabels[first.key] ?? asPublished(first.label), group.map(renderFactValue)) : []
  })
}
