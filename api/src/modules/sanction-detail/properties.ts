import type { IdentityDocument, Listing, PublishedText, SourceRecord } from '@qingdan/database/record.ts'
import type { Property } from '../../contract/detail.ts'
import { countryNamed, countryOf } from '../dictionary/countries.ts'
import {
  asPublished,
  countryKindLabels,
  documentLabels,
  factLabels,
  fieldLabels,
  type Label,
  listingLabels,
  measureTerms,
  noteForms,
  valueMarks,
  vehicleLabels,
} from './phrases.ts'
import {
  renderAddress,
  renderDate,
  renderDocumentNumber,
  renderFactValue,
  renderField,
  renderPlace,
  renderSex,
  renderVehicle,
} from './render.ts'
import { vesselTypeTerm } from './vessel-types.ts'

/** Longer values take the full width of the page. */
const lineLength = 60

type Lines = readonly (string | null | undefined)[]

/** The text for one language, instead of the published lines. */
interface Wording {
  zh?: Lines
  en?: Lines
}

function property(label: Label, values: Lines, wording: Wording = {}): Property[] {
  const given = textsOf(values)
  return given.length === 0 ? [] : [toProperty(label, given, wording)]
}

function toProperty({ zh, en }: Label, lines: readonly string[], wording: Wording = {}): Property {
  const value = lines.join('\n')
  const inZh = textsOf(wording.zh ?? lines)
    .map(withMarksInChinese)
    .join('\n')
  const inEn = wording.en && textsOf(wording.en).join('\n')
  return {
    nameZh: zh,
    nameEn: en,
    value,
    ...(inZh && inZh !== value ? { valueZh: inZh } : {}),
    ...(inEn && inEn !== value ? { valueEn: inEn } : {}),
    fullLine: lines.length > 1 || value.length > lineLength,
  }
}

/** "Iran (Confirmed)" with its mark in Chinese. */
function withMarksInChinese(line: string): string {
  return line.replace(/ \(([^()]+)\)/g, (published, mark: string) => {
    const zh = valueMarks[mark]
    return zh === undefined ? published : `（${zh}）`
  })
}

function noteInChinese(note: string): string {
  const form = noteForms.find(([pattern]) => pattern.test(note))
  return form === undefined ? note : note.replace(...form)
}

function textsOf(values: Lines): string[] {
  return values.flatMap((value) => (value ? [value] : []))
}

/** One row per heading. A value that another line repeats with a note ("595", "595 (Confirmed)") appears once. */
function mergeSameHeadings(properties: Property[]): Property[] {
  return [...Map.groupBy(properties, ({ nameEn }) => nameEn)].flatMap(([en, group]) => {
    const [first] = group
    if (first === undefined) return []
    const told = (linesOf: (row: Property) => string) =>
      withoutRepeats(group.flatMap((row) => linesOf(row).split('\n')))
    const zh = told((row) => row.valueZh ?? row.value)
    return [
      toProperty(
        { zh: first.nameZh, en },
        told((row) => row.value),
        { zh },
      ),
    ]
  })
}

function withoutRepeats(lines: string[]): string[] {
  const once = [...new Set(lines)]
  return once.filter((line) => !once.some((other) => other.startsWith(`${line} (`) || other.startsWith(`${line}（`)))
}

/** Facts of one entry: number, programmes, measures, legal bases, dates. */
export function listingProperties(listing: Listing): Property[] {
  return [
    ...property(listingLabels.reference, [listing.reference]),
    ...property(listingLabels.listedOn, [listing.listedOn]),
    ...property(listingLabels.amendedOn, listing.amendedOn),
    ...property(listingLabels.programmes, listing.programmes),
    ...bilingualProperty(listingLabels.measures, listing.notice?.measures ?? [], listing.measures),
    ...bilingualProperty(listingLabels.legalBases, listing.notice?.legalBases ?? [], listing.legalBases),
    ...property(listingLabels.licenceRequirement, [listing.licenceRequirement]),
    ...property(listingLabels.licencePolicy, [listing.licencePolicy]),
    ...noticeProperties(listing),
    ...property(listingLabels.note, [listing.note], { zh: [listing.note && noteInChinese(listing.note)] }),
    ...otherInfo(listing),
  ]
}

/** The legal act that made the entry. */
function noticeProperties({ notice }: Listing): Property[] {
  if (!notice) return []
  return [
    ...bilingualProperty(listingLabels.noticeTitle, [notice.title]),
    ...bilingualProperty(listingLabels.noticeNumber, [notice.number]),
    ...bilingualProperty(listingLabels.authority, [notice.authority]),
    ...bilingualProperty(listingLabels.reason, [notice.reason]),
  ]
}

/** The notice's text in both languages, then what the entry adds; repetitions appear once. */
function bilingualProperty(label: Label, texts: readonly PublishedText[], own: readonly string[] = []): Property[] {
  const told = new Set(texts.map(({ zh }) => bare(zh ?? '')))
  const rest = own.filter((line) => !told.has(bare(line)))
  const both = texts.flatMap(({ zh, en }) => (zh === en ? [zh] : [zh, en]))
  return property(label, [...both, ...rest], {
    zh: [...texts.map(({ zh, en }) => zh ?? en), ...rest.map(termOf)],
    en: [...texts.map(({ zh, en }) => en ?? zh), ...rest],
  })
}

/** Compares only letters, digits and characters: spaces, line ends and stops differ between copies of one text. */
function bare(text: string): string {
  return text.replace(/[^\p{Letter}\p{Number}]/gu, '')
}

/** The usual term for a short measure, with the published one. */
function termOf(text: string): string {
  return withTerm(text, measureTerms[text.toLowerCase()])
}

function withTerm(text: string, term: string | null | undefined): string {
  return term ? `${term}（${text}）` : text
}

/** The table of source 31 as JSON text, as the specification requires. */
function otherInfo({ debarments = [] }: Listing): Property[] {
  return debarments.length === 0 ? [] : property(listingLabels.otherInfo, [JSON.stringify(debarments)])
}

/** Facts about the party itself, in the order an analyst reads; no field of the record is left out. */
export function partyProperties(record: SourceRecord): Property[] {
  return mergeSameHeadings([
    ...property(fieldLabels.names, renderField('names', record.names)),
    ...property(fieldLabels.titles, record.titles),
    ...property(fieldLabels.positions, record.positions),
    ...property(fieldLabels.sex, [record.sex && renderSex(record.sex)]),
    ...property(fieldLabels.birthDates, record.birthDates.map(renderDate)),
    ...property(fieldLabels.birthPlaces, record.birthPlaces.map(renderPlace)),
    ...countryProperties(record),
    ...vehicleProperties(record),
    ...property(fieldLabels.addresses, record.addresses.map(renderAddress)),
    ...documentProperties(record),
    ...factProperties(record),
    ...property(fieldLabels.remarks, record.remarks),
  ])
}

function countryProperties({ countries }: SourceRecord): Property[] {
  const line = (name: string, note: string | undefined) => (note ? `${name} (${note})` : name)
  return [...Map.groupBy(countries, ({ kind }) => kind)].flatMap(([kind, statements]) =>
    property(
      countryKindLabels[kind],
      statements.map(({ country, note }) => line(country, note)),
      { zh: statements.map(({ country, countryCode, note }) => line(countryOf(countryCode).country ?? country, note)) },
    ),
  )
}

function vehicleProperties({ vessel, aircraft }: SourceRecord): Property[] {
  return [...renderVehicle(vessel ?? {}), ...renderVehicle(aircraft ?? {})].flatMap(({ key, value }) =>
    property(vehicleLabels[key], [value], { zh: [inChinese(key, value)] }),
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
    if (first === undefined) return []
    return property(factLabels[first.key] ?? asPublished(first.label), group.map(renderFactValue), {
      zh: group.map((fact) => renderFactValue({ ...fact, value: inChinese(fact.key, fact.value) })),
    })
  })
}

const flagsBetween = '; '

/** Flags as countries and types of vessels in the usual terms, by the key of the field or fact; other values as published. */
function inChinese(key: string, value: string): string {
  switch (key) {
    case 'type':
    case 'other-vessel-type':
      return withTerm(value, vesselTypeTerm(value))
    case 'flag':
    case 'formerFlags':
    case 'vessel-flag':
    case 'former-vessel-flag':
    case 'other-vessel-flag':
      return value.split(flagsBetween).map(flagInChinese).join('；')
    default:
      return value
  }
}

function flagInChinese(flag: string): string {
  return countryNamed(flag)?.country ?? flag
}
