import type { Fact, PartialDate, SourceRecord } from '@qingdan/database/record.ts'
import { toBirthPlace } from '../../formats/ofac/ofac-birth-place.ts'
import { type FeatureRule, featureRule } from '../../formats/ofac/ofac-features.ts'
import { fillVehicle } from '../../formats/ofac/vehicle-fields.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { toAddresses, toCountryOf } from './ofac-places.ts'
import type { OfacFeature, OfacLocation, ReferenceSets } from './parse.ts'

type Draft = Omit<SourceRecord, 'subTypes'>

/** Puts one feature where its rule says. What the publisher itself calls false, or we do not know, becomes a fact. */
export function applyFeature(
  draft: Draft,
  feature: OfacFeature,
  locations: ReadonlyMap<string, OfacLocation>,
  references: ReferenceSets,
  warnings: Warnings,
): void {
  const rule = featureRule(feature.type)
  const location = feature.locationId === null ? undefined : requireLocation(feature.locationId, locations)
  const country = rule?.to === 'country' && location ? toCountryOf(location, references, warnings) : null
  const place = location && rule?.to !== 'address' ? toAddresses(location, references, warnings)[0]?.text : ''
  const value = feature.detail || place || feature.date?.text || ''
  const note = noteOf(feature)
  const fact = (key: string): void => {
    draft.facts.push(toFact(key, feature, value, note))
  }
  if (rule === null || feature.reliability === 'False') {
    fact(rule === null ? slug(feature.type) : factKey(rule, feature.type))
    return
  }
  const noted = note === '' ? {} : { note }
  switch (rule.to) {
    case 'address':
      if (location) {
        for (const address of toAddresses(location, references, warnings)) {
          draft.addresses.push(note === '' ? address : { ...address, note: join(address.note, note) })
        }
      }
      return
    case 'birth-date':
      if (feature.date) draft.birthDates.push(withNote(feature.date, note))
      else fact('birth-date')
      return
    case 'birth-place':
      draft.birthPlaces.push({ ...toBirthPlace(value), ...noted })
      return
    case 'position':
      draft.positions.push(note === '' ? value : `${value} (${note})`)
      return
    case 'sex':
      applySex(draft, value, note, fact, warnings)
      return
    case 'country':
      if (country && country.country !== '') draft.countries.push({ kind: rule.kind, ...country, ...noted })
      else {
        warnings.add('country-without-name', feature.type)
        fact(slug(feature.type))
      }
      return
    case 'document':
      draft.documents.push({ kind: rule.kind, label: feature.type, number: value, ...noted })
      return
    case 'wallet':
      draft.documents.push({
        kind: 'wallet',
        label: feature.type,
        number: value,
        currency: rule.currency,
        ...noted,
      })
      return
    case 'vehicle':
      applyVehicleField(draft, rule, feature, value, note, fact, warnings)
      return
    case 'fact':
      fact(rule.key)
  }
}

function applyVehicleField(
  draft: Draft,
  rule: Extract<FeatureRule, { to: 'vehicle' }>,
  feature: OfacFeature,
  value: string,
  note: string,
  fact: (key: string) => void,
  warnings: Warnings,
): void {
  const vehicle = { vessel: draft.vessel ?? {}, aircraft: draft.aircraft ?? {} }
  const isFilled = fillVehicle(vehicle, rule.field, value, feature.date, warnings)
  // The vehicle's fields are single values: a remark of the publisher, or a second value, is kept as a fact.
  if (!isFilled || note !== '') fact(rule.key)
  if (rule.document) draft.documents.push({ kind: rule.document, label: feature.type, number: value })
}

function applySex(draft: Draft, value: string, note: string, fact: (key: string) => void, warnings: Warnings): void {
  const sex = value === 'Male' ? 'male' : value === 'Female' ? 'female' : null
  if (sex === null) warnings.add('unknown-sex', value)
  if (sex !== null && draft.sex === null) draft.sex = sex
  if (draft.sex !== sex || note !== '') fact('sex')
}

function factKey(rule: FeatureRule, type: string): string {
  return rule.to === 'fact' || rule.to === 'vehicle' ? rule.key : slug(type)
}

function toFact(key: string, feature: OfacFeature, value: string, note: string): Fact {
  return {
    key,
    // The heading without the dash or colon that the publisher prints before the value.
    label: feature.type.replace(/\s*[-:]$/, ''),
    value,
    ...(feature.date ? { date: feature.date } : {}),
    ...(note === '' ? {} : { note }),
  }
}

/** The publisher's remark and, where it gives one, how reliable it considers the statement. */
function noteOf(feature: OfacFeature): string {
  const reliability = feature.reliability === 'Unknown' ? '' : feature.reliability
  return [feature.comment, reliability].filter((text) => text !== '').join('; ')
}

function withNote(date: PartialDate, note: string): PartialDate {
  return note === '' ? date : { ...date, note: join(date.note, note) }
}

function join(first: string | undefined, second: string): string {
  return first === undefined ? second : `${first}; ${second}`
}

function slug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function requireLocation(id: string, locations: ReadonlyMap<string, OfacLocation>): OfacLocation {
  const location = locations.get(id)
  if (location === undefined) throw new Rejected(`A party refers to location ${id}, which is not in the file.`)
  return location
}
