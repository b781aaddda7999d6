import type { Entry, PublishedFile, Values } from '../entry.ts'
import { period } from '../record-values.ts'
import { attribute, decode, elementsOf, inner, leaves, outer, textOf } from '../xml.ts'

type Labels = Map<string, string>

const parts = [
  'ReferenceValueSets',
  'Location',
  'IDRegDocument',
  'DistinctParty',
  'ProfileRelationship',
  'SanctionsEntry',
]
const countryFeatures: Readonly<Record<string, string>> = {
  'Nationality Country': 'nationality',
  'Citizenship Country': 'citizenship',
  'Nationality of Registration': 'registration',
  'Registration Country': 'registration',
}
const numberFeatures =
  /^(SWIFT\/BIC|Website|Email Address|Phone Number|BIK \(RU\)|UN\/LOCODE|MICEX Code|D-U-N-S Number|Equity Ticker|ISIN|Digital Currency Address - .*|(Other )?Vessel Call Sign|Aircraft Construction Number.*|Aircraft Mode S.*|(Previous )?Aircraft Tail Number|Aircraft Manufacturer's Serial.*)$/

interface Place {
  texts: string[]
  country: string
}

/** `SDN_ADVANCED.XML`, element by element with regular expressions. */
export async function* readOfacAdvanced(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  let labels: Labels = new Map()
  const places = new Map<string, Place>()
  const documents = new Map<string, string[]>()
  for (const file of files) {
    for await (const { name, xml } of elementsOf(file, parts)) {
      if (name === 'ReferenceValueSets') labels = readLabels(xml)
      else if (name === 'Location') places.set(attribute(xml, 'ID'), readPlace(xml, labels))
      else if (name === 'IDRegDocument') {
        const identity = attribute(xml, 'IdentityID')
        documents.set(identity, [...(documents.get(identity) ?? []), xml])
      } else if (name === 'DistinctParty') yield readParty(xml, labels, places, documents)
      else if (name === 'ProfileRelationship') yield readRelationship(xml, labels)
      else yield readListing(xml, labels)
    }
  }
}

/** Labels by the name and the id of the code: `FeatureType 8`. */
function readLabels(xml: string): Labels {
  const codes = xml.matchAll(/<(\w+) ID="(\d+)"([^>]*)>([^<]*)<\//g)
  const labels = new Map([...codes].map(([, set, id, , label]) => [`${set} ${id}`, decode(label ?? '')] as const))
  for (const [, id, type] of xml.matchAll(/<PartySubType ID="(\d+)" PartyTypeID="(\d+)"/g)) {
    const own = labels.get(`PartySubType ${id}`)
    labels.set(`PartySubType ${id}`, own === 'Unknown' ? (labels.get(`PartyType ${type}`) ?? '') : (own ?? ''))
  }
  return labels
}

function readPlace(xml: string, labels: Labels): Place {
  const id = /<LocationCountry CountryID="(\d+)"/.exec(xml)?.[1]
  const label = id === undefined ? '' : (labels.get(`Country ${id}`) ?? '')
  const country = label === 'undetermined' ? '' : label
  const values = outer(xml, 'LocationPartValue').map((value) => ({
    isPrimary: attribute(value, 'Primary') === 'true',
    comment: textOf(value, 'Comment'),
    text: textOf(value, 'Value'),
  }))
  const spellings = Map.groupBy(values, ({ isPrimary, comment }) => (isPrimary ? '' : `in ${comment}`))
  if (!spellings.has('')) spellings.set('', [])
  const texts = [...spellings.values()].map((group) => [...group.map(({ text }) => text), country].join(' ').trim())
  return { texts: texts.filter((text) => text !== ''), country }
}

function readParty(
  xml: string,
  labels: Labels,
  places: ReadonlyMap<string, Place>,
  documents: ReadonlyMap<string, string[]>,
): Entry {
  const profile = outer(xml, 'Profile')[0] ?? ''
  const type = labels.get(`PartySubType ${attribute(profile, 'PartySubTypeID')}`) ?? ''
  const own = outer(xml, 'Identity').flatMap((identity) => documents.get(attribute(identity, 'ID')) ?? [])
  const values: Partial<Record<keyof Values, string[]>> = {
    type: [{ Entity: '01', Individual: '02', Vessel: '03', Aircraft: '04' }[type] ?? type],
    name: [],
    'weak name': [],
    sex: [],
    'birth date': [],
    'birth place': [],
    country: [],
    address: [],
    document: own.map((document) => textOf(document, 'IDRegistrationNo')),
    'document date': own.flatMap((document) => documentDates(document, labels)),
    position: [],
    text: [...own, ...inner(xml, 'FeatureVersion')].flatMap((part) =>
      leaves(part.replace(/<Date.*?<\/Date\w*>/gs, '')),
    ),
  }
  const strong = new Set<string>()
  const weak: string[] = []
  for (const alias of outer(xml, 'Alias')) {
    for (const name of inner(alias, 'DocumentedName')) {
      const text = leaves(name).join(' ')
      values.name?.push(text)
      if (attribute(alias, 'LowQuality') === 'true') weak.push(text)
      else strong.add(text)
    }
  }
  values['weak name'] = weak.filter((text) => !strong.has(text))
  for (const feature of outer(xml, 'Feature')) readFeature(feature, labels, places, values)
  return { id: attribute(xml, 'FixedRef'), values }
}

function readFeature(
  feature: string,
  labels: Labels,
  places: ReadonlyMap<string, Place>,
  values: Partial<Record<keyof Values, string[]>>,
): void {
  const type = labels.get(`FeatureType ${attribute(feature, 'FeatureTypeID')}`) ?? ''
  const field = fieldOf(type)
  if (field === null) return
  for (const version of outer(feature, 'FeatureVersion')) {
    if (labels.get(`Reliability ${attribute(version, 'ReliabilityID')}`) === 'False') continue
    const place = places.get(/<VersionLocation LocationID="(\d+)"/.exec(version)?.[1] ?? '')
    for (const value of valuesOf(field, version, detailOf(version, labels), place)) {
      values[field]?.push(field === 'country' ? `${countryFeatures[type]} ${value}` : value)
    }
  }
}

const featureFields = {
  Location: 'address',
  Birthdate: 'birth date',
  'Place of Birth': 'birth place',
  Gender: 'sex',
  Title: 'position',
} as const
type FeatureField = (typeof featureFields)[keyof typeof featureFields] | 'document' | 'country'

function fieldOf(type: string): FeatureField | null {
  if (countryFeatures[type] !== undefined) return 'country'
  if (numberFeatures.test(type)) return 'document'
  return featureFields[type as keyof typeof featureFields] ?? null
}

function valuesOf(field: FeatureField, version: string, detail: string, place: Place | undefined): readonly string[] {
  switch (field) {
    case 'address':
      return place?.texts ?? []
    case 'birth date':
      return inner(version, 'DatePeriod').map(readPeriod)
    case 'birth place':
      return [detail || (place?.texts[0] ?? '')]
    case 'sex':
      return [detail.toLowerCase()]
    case 'position':
      return [`${detail} ${textOf(version, 'Comment')}`.trim()]
    case 'country':
      return place === undefined ? [] : [place.country || (place.texts[0] ?? '')]
    case 'document':
      return [detail]
  }
}

function detailOf(version: string, labels: Labels): string {
  const reference = /DetailReferenceID="(\d+)"/.exec(version)?.[1]
  return textOf(version, 'VersionDetail') || (labels.get(`DetailReference ${reference}`) ?? '')
}

function readPeriod(xml: string): string {
  const [start = '', end = ''] = ['Start', 'End'].map((name) => outer(xml, name)[0] ?? '')
  const isCirca = attribute(start, 'Approximate') === 'true' || attribute(end, 'Approximate') === 'true'
  return period(readDay(inner(start, 'From')[0] ?? ''), readDay(inner(end, 'To')[0] ?? ''), isCirca)
}

function readDay(xml: string): string {
  return [textOf(xml, 'Year'), textOf(xml, 'Month').padStart(2, '0'), textOf(xml, 'Day').padStart(2, '0')].join('-')
}

function documentDates(document: string, labels: Labels): string[] {
  const number = textOf(document, 'IDRegistrationNo')
  return outer(document, 'DocumentDate').map((date) => {
    const type = labels.get(`IDRegDocDateType ${attribute(date, 'IDRegDocDateTypeID')}`)
    return `${number} ${type === 'Issue Date' ? 'from' : 'until'} ${readPeriod(date)}`
  })
}

function readRelationship(xml: string, labels: Labels): Entry {
  const label = labels.get(`RelationType ${attribute(xml, 'RelationTypeID')}`)
  const former = attribute(xml, 'Former') === 'true' ? 'former' : ''
  return {
    id: attribute(xml, 'From-ProfileID'),
    values: { relation: [`${label} ${attribute(xml, 'To-ProfileID')} ${former}`], text: [textOf(xml, 'Comment')] },
  }
}

function readListing(xml: string, labels: Labels): Entry {
  const days = inner(xml, 'EntryEvent').map(readDay).sort()
  const measures = outer(xml, 'SanctionsMeasure').map((measure) => ({
    type: labels.get(`SanctionsType ${attribute(measure, 'SanctionsTypeID')}`) ?? '',
    comment: textOf(measure, 'Comment'),
  }))
  return {
    id: attribute(xml, 'ProfileID'),
    values: {
      list: [labels.get(`List ${attribute(xml, 'ListID')}`) ?? ''],
      'listed on': days.slice(0, 1),
      'legal basis': outer(xml, 'EntryEvent')
        .map((event) => labels.get(`LegalBasis ${attribute(event, 'LegalBasisID')}`) ?? '')
        .filter((basis) => basis !== 'Unknown'),
      programme: measures.filter(({ type }) => type === 'Program').map(({ comment }) => comment),
      measure: measures.filter(({ type }) => type !== 'Program').map(({ type, comment }) => `${type} ${comment}`),
    },
  }
}
