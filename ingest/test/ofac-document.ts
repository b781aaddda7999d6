/** Writes small documents in the layout of SDN_ADVANCED.XML, for fixtures and tests. */

export interface OfacName {
  kind?: 'A.K.A.' | 'F.K.A.' | 'N.K.A.' | 'Name'
  /** One list of parts per script: `Last Name: PUTIN` is `['Last Name', 'PUTIN']`. */
  spellings: { script: string; parts: [type: string, value: string][] }[]
  isLowQuality?: boolean
}

export interface OfacDocumentEntry {
  type: string
  number: string
  country?: string
  isFraudulent?: boolean
  expires?: string
}

export interface OfacFeatureEntry {
  type: string
  text?: string
  lookup?: string
  country?: string
  /** `YYYY`, `YYYY-MM-DD` or `from/to` of either; `~` in front for circa. */
  date?: string
  comment?: string
  reliability?: string
}

export interface OfacAddressEntry {
  country: string
  lines?: string[]
  city?: string
  region?: string
  postalCode?: string
  /** The city in another script, with the publisher's name of the script. */
  localCity?: { city: string; script: string }
}

export interface OfacPartyEntry {
  id: string
  type: 'Entity' | 'Individual' | 'Vessel' | 'Aircraft'
  names: OfacName[]
  addresses?: OfacAddressEntry[]
  documents?: OfacDocumentEntry[]
  features?: OfacFeatureEntry[]
  comment?: string
  listings: { list?: string; on: string; programmes: string[]; bases: string[]; measures?: string[] }[]
}

export interface OfacRelationEntry {
  from: string
  to: string
  type: string
  comment?: string
}

export interface OfacEdition {
  issuedOn: string
  parties: OfacPartyEntry[]
  relations?: OfacRelationEntry[]
}

const countries: Readonly<Record<string, string>> = {
  Belarus: 'BY',
  Cambodia: 'KH',
  China: 'CN',
  Estonia: 'EE',
  'Hong Kong': 'HK',
  Iran: 'IR',
  'Korea, North': 'KP',
  Lebanon: 'LB',
  Mexico: 'MX',
  Russia: 'RU',
  Syria: 'SY',
  'United Arab Emirates': 'AE',
  Venezuela: 'VE',
  undetermined: '',
}

const scripts: Readonly<Record<string, string>> = {
  Arabic: 'Arab',
  'Chinese Simplified': 'Hans',
  'Chinese Traditional': 'Hant',
  Cyrillic: 'Cyrl',
  Korean: 'Korean',
  Latin: 'Latin',
}

const fixedSets = {
  AliasType: ['A.K.A.', 'F.K.A.', 'N.K.A.', 'Name'],
  CalendarType: ['Gregorian'],
  DetailType: ['DATE', 'LOOKUP', 'TEXT', 'COUNTRY'],
  EntryEventType: ['Created'],
  IDRegDocDateType: ['Issue Date', 'Expiration Date'],
  LocPartType: ['Unknown', 'ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'CITY', 'STATE/PROVINCE', 'POSTAL CODE'],
  PartyType: ['Individual', 'Entity', 'Location', 'Transport'],
  RelationQuality: ['Unknown', 'High', 'Low'],
  Reliability: ['Unknown', 'Confirmed', 'Reported', 'False'],
  Validity: ['Valid', 'Fraudulent'],
}

const subTypes = [
  { label: 'Vessel', partyType: 'Transport', of: 'Vessel' },
  { label: 'Aircraft', partyType: 'Transport', of: 'Aircraft' },
  { label: 'Unknown', partyType: 'Entity', of: 'Entity' },
  { label: 'Unknown', partyType: 'Individual', of: 'Individual' },
]

const namespace = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML'

/** The edition as the publisher would print it, with code lists holding what is used. */
export function ofacDocument(edition: OfacEdition): string {
  const sets = new Map<string, string[]>(Object.entries(fixedSets))
  /** Id of a label, listed on first use. */
  const id = (set: string, label: string): number => {
    const labels = sets.get(set) ?? []
    if (!labels.includes(label)) labels.push(label)
    sets.set(set, labels)
    return labels.indexOf(label) + 1
  }
  const body = new Body(id)
  const parties = edition.parties.map((party) => body.party(party))
  const relations = (edition.relations ?? []).map((relation, index) => body.relation(relation, index + 1))
  const entries = edition.parties.flatMap((party) => party.listings.map((listing) => body.entry(party.id, listing)))
  const [year, month, day] = edition.issuedOn.split('-').map(Number)
  return `${[
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<Sanctions xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" Version="3" xmlns="${namespace}">`,
    `<DateOfIssue CalendarTypeID="1"><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></DateOfIssue>`,
    `<ReferenceValueSets>${referenceSets(sets)}</ReferenceValueSets>`,
    `<Locations>${body.locations.join('\n')}</Locations>`,
    `<IDRegDocuments>${body.documents.join('\n')}</IDRegDocuments>`,
    `<DistinctParties>\n${parties.join('\n')}\n</DistinctParties>`,
    `<ProfileRelationships>${relations.join('\n')}</ProfileRelationships>`,
    `<SanctionsEntries>${entries.join('\n')}</SanctionsEntries>`,
    '<SanctionsEntryLinks />',
    '</Sanctions>',
  ].join('\n')}\n`
}

function referenceSets(sets: Map<string, string[]>): string {
  const written = [...sets].map(([set, labels]) => {
    const values = labels.map((label, index) => {
      const id = `ID="${index + 1}"`
      switch (set) {
        case 'Country':
          return `<Country ${id}${countries[label] ? ` ISO2="${countries[label]}"` : ''}>${escapeXml(label)}</Country>`
        case 'Script':
          return `<Script ${id} ScriptCode="${scripts[label]}">${label}</Script>`
        default:
          return `<${set} ${id}>${escapeXml(label)}</${set}>`
      }
    })
    return `<${set}Values>${values.join('')}</${set}Values>`
  })
  const areas = (sets.get('Country') ?? []).map(
    (label, index) =>
      `<AreaCode ID="${index + 1}" CountryID="${index + 1}" Description="${escapeXml(label)}" AreaCodeTypeID="1">${countries[label] ?? ''}</AreaCode>`,
  )
  const types = subTypes.map(
    ({ label, partyType }, index) =>
      `<PartySubType ID="${index + 1}" PartyTypeID="${fixedSets.PartyType.indexOf(partyType) + 1}">${label}</PartySubType>`,
  )
  return [
    ...written,
    `<AreaCodeValues>${areas.join('')}</AreaCodeValues>`,
    `<PartySubTypeValues>${types.join('')}</PartySubTypeValues>`,
  ].join('\n')
}

class Body {
  readonly locations: string[] = []
  readonly documents: string[] = []
  readonly #id: (set: string, label: string) => number
  #next = 1

  constructor(id: (set: string, label: string) => number) {
    this.#id = id
  }

  party(party: OfacPartyEntry): string {
    const subType = subTypes.findIndex((candidate) => candidate.of === party.type) + 1
    const identity = this.#take()
    const groups: string[] = []
    const aliases = party.names.map((name) => this.#alias(party.id, name, groups))
    for (const document of party.documents ?? []) this.documents.push(this.#document(identity, document))
    const features = [
      ...(party.addresses ?? []).map((address) => this.#located('Location', this.#location(address), identity)),
      ...(party.features ?? []).map((feature) => this.#feature(feature, identity)),
    ]
    return (
      `<DistinctParty FixedRef="${party.id}"><Comment>${escapeXml(party.comment ?? '')}</Comment>` +
      `<Profile ID="${party.id}" PartySubTypeID="${subType}">` +
      `<Identity ID="${identity}" FixedRef="${party.id}" Primary="true" False="false">${aliases.join('')}` +
      `<NamePartGroups>${groups.join('')}</NamePartGroups></Identity>${features.join('')}</Profile></DistinctParty>`
    )
  }

  relation(relation: OfacRelationEntry, id: number): string {
    return (
      `<ProfileRelationship ID="${id}" From-ProfileID="${relation.from}" To-ProfileID="${relation.to}"` +
      ` RelationTypeID="${this.#id('RelationType', relation.type)}" RelationQualityID="1" Former="false"` +
      ` SanctionsEntryID="${relation.from}"><Comment>${escapeXml(relation.comment ?? '')}</Comment></ProfileRelationship>`
    )
  }

  entry(partyId: string, listing: OfacPartyEntry['listings'][number]): string {
    const [year, month, day] = listing.on.split('-').map(Number)
    const date = `<Date CalendarTypeID="1"><Year>${year}</Year><Month>${month}</Month><Day>${day}</Day></Date>`
    const bases = listing.bases.length > 0 ? listing.bases : ['Unknown']
    const events = bases.map(
      (basis) =>
        `<EntryEvent ID="${this.#take()}" EntryEventTypeID="1" LegalBasisID="${this.#id('LegalBasis', basis)}"><Comment />${date}</EntryEvent>`,
    )
    const period = '<DatePeriod CalendarTypeID="1" YearFixed="true" MonthFixed="true" DayFixed="true" />'
    const measure = (type: string, comment: string) =>
      `<SanctionsMeasure ID="${this.#take()}" SanctionsTypeID="${this.#id('SanctionsType', type)}"><Comment>${escapeXml(comment)}</Comment>${period}</SanctionsMeasure>`
    const measures = [
      ...(listing.measures ?? ['Block']).map((type) => measure(type, '')),
      ...listing.programmes.map((code) => {
        this.#id('SanctionsProgram', code)
        return measure('Program', code)
      }),
    ]
    return (
      `<SanctionsEntry ID="${this.#take()}" ProfileID="${partyId}" ListID="${this.#id('List', listing.list ?? 'SDN List')}">` +
      `${events.join('')}${measures.join('')}</SanctionsEntry>`
    )
  }

  #take(): number {
    this.#next += 1
    return this.#next
  }

  #alias(partyId: string, name: OfacName, groups: string[]): string {
    const isPrimary = (name.kind ?? 'Name') === 'Name'
    const spellings = name.spellings.map(({ script, parts }, index) => {
      const values = parts.map(([type, value]) => {
        const group = this.#take()
        groups.push(
          `<MasterNamePartGroup><NamePartGroup ID="${group}" NamePartTypeID="${this.#id('NamePartType', type)}" /></MasterNamePartGroup>`,
        )
        return (
          `<DocumentedNamePart><NamePartValue NamePartGroupID="${group}" ScriptID="${this.#id('Script', script)}"` +
          ` ScriptStatusID="1" Acronym="false">${escapeXml(value)}</NamePartValue></DocumentedNamePart>`
        )
      })
      const status = isPrimary && index === 0 ? 1 : 2
      return `<DocumentedName ID="${this.#take()}" FixedRef="${partyId}" DocNameStatusID="${status}">${values.join('')}</DocumentedName>`
    })
    return (
      `<Alias FixedRef="${partyId}" AliasTypeID="${this.#id('AliasType', name.kind ?? 'Name')}" Primary="${isPrimary}"` +
      ` LowQuality="${name.isLowQuality === true}">${spellings.join('')}</Alias>`
    )
  }

  #document(identity: number, document: OfacDocumentEntry): string {
    const issuer =
      document.country === undefined ? '' : ` IssuedBy-CountryID="${this.#id('Country', document.country)}"`
    const expires =
      document.expires === undefined
        ? ''
        : `<DocumentDate IDRegDocDateTypeID="2">${datePeriod(document.expires)}</DocumentDate>`
    return (
      `<IDRegDocument ID="${this.#take()}" IDRegDocTypeID="${this.#id('IDRegDocType', document.type)}"` +
      ` IdentityID="${identity}"${issuer} ValidityID="${document.isFraudulent ? 2 : 1}"><Comment />` +
      `<IDRegistrationNo>${escapeXml(document.number)}</IDRegistrationNo><IssuingAuthority />${expires}</IDRegDocument>`
    )
  }

  #location(address: OfacAddressEntry): number {
    const id = this.#take()
    const part = (type: string, values: { value: string; comment: string }[]) => {
      const written = values.map(
        ({ value, comment }, index) =>
          `<LocationPartValue Primary="${index === 0}" LocPartValueTypeID="1" LocPartValueStatusID="1">` +
          `<Comment>${comment}</Comment><Value>${escapeXml(value)}</Value></LocationPartValue>`,
      )
      return `<LocationPart LocPartTypeID="${this.#id('LocPartType', type)}">${written.join('')}</LocationPart>`
    }
    const plain = (value: string) => [{ value, comment: '' }]
    const local = address.localCity ? [{ value: address.localCity.city, comment: address.localCity.script }] : []
    const parts = [
      ...(address.lines ?? []).map((line, index) => part(`ADDRESS${index + 1}`, plain(line))),
      ...(address.city === undefined ? [] : [part('CITY', [...plain(address.city), ...local])]),
      ...(address.region === undefined ? [] : [part('STATE/PROVINCE', plain(address.region))]),
      ...(address.postalCode === undefined ? [] : [part('POSTAL CODE', plain(address.postalCode))]),
    ]
    const country = this.#id('Country', address.country)
    this.locations.push(
      `<Location ID="${id}"><LocationAreaCode AreaCodeID="${country}" />` +
        `<LocationCountry CountryID="${country}" CountryRelevanceID="1413" />${parts.join('')}</Location>`,
    )
    return id
  }

  /** Countries of nationality are a line of text without a code. */
  #line(text: string): number {
    const id = this.#take()
    this.locations.push(
      `<Location ID="${id}"><LocationPart LocPartTypeID="${this.#id('LocPartType', 'Unknown')}">` +
        '<LocationPartValue Primary="true" LocPartValueTypeID="1" LocPartValueStatusID="1"><Comment />' +
        `<Value>${escapeXml(text)}</Value></LocationPartValue></LocationPart></Location>`,
    )
    return id
  }

  #located(type: string, location: number, identity: number, detail = ''): string {
    return this.#version(type, `<VersionLocation LocationID="${location}" />${detail}`, {}, identity)
  }

  #feature(feature: OfacFeatureEntry, identity: number): string {
    if (feature.country !== undefined) {
      return this.#located(feature.type, this.#line(feature.country), identity, '<VersionDetail DetailTypeID="4" />')
    }
    if (feature.lookup !== undefined) {
      const reference = this.#id('DetailReference', feature.lookup)
      const detail = `<VersionDetail DetailTypeID="2" DetailReferenceID="${reference}" />`
      return this.#version(feature.type, detail, feature, identity)
    }
    const detail =
      feature.date === undefined
        ? `<VersionDetail DetailTypeID="3">${escapeXml(feature.text ?? '')}</VersionDetail>`
        : `${datePeriod(feature.date)}<VersionDetail DetailTypeID="1" />`
    return this.#version(feature.type, detail, feature, identity)
  }

  #version(type: string, content: string, about: { comment?: string; reliability?: string }, identity: number): string {
    return (
      `<Feature ID="${this.#take()}" FeatureTypeID="${this.#id('FeatureType', type)}">` +
      `<FeatureVersion ID="${this.#take()}" ReliabilityID="${this.#id('Reliability', about.reliability ?? 'Unknown')}">` +
      `<Comment>${escapeXml(about.comment ?? '')}</Comment>${content}</FeatureVersion>` +
      `<IdentityReference IdentityID="${identity}" IdentityFeatureLinkTypeID="1" /></Feature>`
    )
  }
}

function datePeriod(date: string): string {
  const isCirca = date.startsWith('~')
  const [start = '', end = start] = date.replace('~', '').split('/')
  const fixed = 'YearFixed="false" MonthFixed="false" DayFixed="false"'
  const boundary = (name: string, text: string, isEnd: boolean) => {
    const [year, month = isEnd ? 12 : 1, day = isEnd ? 31 : 1] = text.split('-').map(Number)
    const parts = `<Year>${year}</Year><Month>${month}</Month><Day>${day}</Day>`
    return `<${name} Approximate="${isCirca}" ${fixed}><From>${parts}</From><To>${parts}</To></${name}>`
  }
  return `<DatePeriod CalendarTypeID="1" ${fixed}>${boundary('Start', start, false)}${boundary('End', end, true)}</DatePeriod>`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
