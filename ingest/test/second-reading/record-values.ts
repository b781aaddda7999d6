import type { PartialDate, SourceRecord } from '@qingdan/database/record.ts'
import { daysIn } from './days.ts'
import type { Field } from './entry.ts'

/** A date as both readings write it: `1962-01-01/1962-12-31`, with `circa` where it is one. */
export function period(from: string | null, to: string | null, isCirca = false): string {
  return `${from ?? ''}/${to ?? ''}${isCirca ? ' circa' : ''}`
}

/** Words between names, which no name has. */
const scrapInName =
  /\b[afn]\.\s?k\.\s?a\b|\baliases\b|\bfollow(?:ing)?\b|^(?:and|or)\b|[;:]$|\bdate of birth\b|\bborn \d|-AKAS?-/i
const scrapInAddress = /^(?:and|or)\b|\baliases\b|\ba\.\s?k\.\s?a\b|^[,;]/i

/** The values of a record of the product, by field. */
export function recordValues(record: SourceRecord): Required<Record<Field, readonly string[]>> {
  const { listings, documents } = record
  const dateOf = (date: PartialDate) => period(date.from, date.to, date.isCirca)
  return {
    entry: [record.publisherId],
    type: [record.type],
    name: record.names.map(({ value }) => value),
    'plain name': record.names.map(({ value }) => value),
    'name words': record.names.map(({ value }) => value),
    'weak name': record.names.filter(({ quality }) => quality === 'weak').map(({ value }) => value),
    sex: record.sex === null ? [] : [record.sex],
    'birth date': record.birthDates.map(dateOf),
    'birth day': record.birthDates.flatMap(({ from, to }) => (from !== null && from === to ? [from] : [])),
    'birth year': record.birthDates.flatMap(({ from, to }) => [from, to].flatMap((day) => day?.slice(0, 4) ?? [])),
    'birth place': record.birthPlaces.map(({ text }) => text),
    country: record.countries.map(({ kind, country }) => `${kind} ${country}`),
    address: record.addresses.map(({ text }) => text),
    'address words': record.addresses.map(({ text }) => text),
    document: documents.map(({ number }) => number),
    digits: [
      ...documents.map(({ number }) => number),
      ...[record.vessel?.imo, record.vessel?.mmsi].flatMap((number) => number ?? []),
    ],
    'document date': documents.flatMap(({ number, issuedOn, expiresOn }) => [
      ...(issuedOn ? [`${number} from ${dateOf(issuedOn)}`] : []),
      ...(expiresOn ? [`${number} until ${dateOf(expiresOn)}`] : []),
    ]),
    position: [...record.titles, ...record.positions],
    list: listings.map(({ list }) => list),
    programme: listings.flatMap(({ programmes }) => programmes),
    'legal basis': listings.flatMap(({ legalBases }) => legalBases),
    citation: listings
      .flatMap(({ legalBases }) => citationsIn(legalBases.join(' ')))
      .concat(listings.flatMap(({ debarments = [] }) => debarments.flatMap(({ text }) => citationsIn(text)))),
    measure: listings.flatMap(({ measures }) => measures),
    'listed on': listings.flatMap(({ listedOn }) => listedOn ?? []),
    'amended on': listings.flatMap(({ amendedOn }) => amendedOn),
    dated: listings.flatMap(({ listedOn, amendedOn }) => [listedOn ?? '', ...amendedOn]),
    'ended on': listings.flatMap(({ endedOn }) => endedOn ?? []),
    reference: [
      ...listings.flatMap(({ reference }) => reference ?? []),
      ...(record.crossReferences ?? []).map(({ value }) => value),
    ],
    relation: record.relationships.map(({ toPublisherId, toName, label, isFormer }) =>
      [label, toPublisherId ?? toName, isFormer ? 'former' : ''].join(' '),
    ),
    text: textsIn(record),
    'any date': textsIn(record).flatMap(daysIn),
    scrap: [
      ...record.names.filter(({ value }) => scrapInName.test(value)).map(({ value }) => value),
      ...record.addresses.filter(({ text }) => scrapInAddress.test(text)).map(({ text }) => text),
    ],
    'stated words': [
      ...record.names.map(({ value }) => value),
      ...record.addresses.map(({ text }) => text),
      ...documents.map(({ number }) => number),
    ],
  }
}

/** Volumes and pages of the Federal Register: `85 FR 83420`. */
export function citationsIn(text: string): string[] {
  return [...text.matchAll(/\b(\d+)[.\s]*F\s?\.?\s?R\s?\.?,?\s*(\d+)/g)].map(
    ([, volume, page]) => `${volume} FR ${page}`,
  )
}

/** Every text anywhere in a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
