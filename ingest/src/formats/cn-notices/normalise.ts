import type { CountryStatement, Listing, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { englishCountry } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import type { Warnings } from '../../warnings.ts'
import { authorities, listNames } from './cn-lists.ts'
import type { Decision, Party } from './decision.ts'
import { publicOfficeIn } from './positions.ts'

/**
 * Records of one list, decision by decision in order of time. Never throws; two parties with the same id are
 * reported.
 */
export function* toRecords(decisions: readonly Decision[], warnings: Warnings): Generator<SourceRecord> {
  const ids = new Set<string>()
  for (const decision of [...decisions].sort((a, b) => (a.publishedOn < b.publishedOn ? -1 : 1))) {
    for (const party of decision.parties) {
      const record = toRecord(decision, party)
      if (ids.has(record.publisherId)) warnings.add('party-doubled', `${record.publisherId} ${record.names[0]?.value}`)
      else yield record
      ids.add(record.publisherId)
    }
  }
}

/** Number of the notice and position in it; if either is unknown, derived from list, day and name. */
function idOf({ list, number, publishedOn }: Decision, { order, en, zh }: Party): string {
  if (number === null || order === null) return derivedId(list, publishedOn, zh ?? en ?? '')
  return `${number.year}-${number.number}-${order}`
}

function toRecord(decision: Decision, party: Party): SourceRecord {
  return {
    publisherId: idOf(decision, party),
    ...(party.qid === null ? {} : { crossReferences: [{ scheme: 'qid' as const, value: party.qid }] }),
    type: party.kind === 'person' ? '02' : '01',
    subTypes: subTypesOf(party),
    names: toNames(party),
    sex: party.sex,
    birthDates: [],
    birthPlaces: [],
    countries: toCountries(decision, party),
    addresses: party.addresses,
    documents: [],
    titles: [],
    positions: [party.position.en, party.position.zh].filter((position) => position !== null),
    facts: party.facts,
    remarks: [],
    listings: [toListing(decision, party)],
    relationships: [],
  }
}

function subTypesOf({ kind, position }: Party): SourceRecord['subTypes'] {
  if (kind === 'company') return [{ code: '0101', reason: 'A company, or an organisation of no stated kind' }]
  if (kind === 'organisation') return [{ code: '0104', reason: 'An organisation that is no company' }]
  const office = [position.en, position.zh].map((text) => text && publicOfficeIn(text)).find(Boolean)
  return office ? [{ code: '0203', reason: `Position: ${office}` }] : [{ code: '0201', reason: 'A person' }]
}

/** Latin name first, as on every other list; both names are as the decision or its curator gives them. */
function toNames({ en, zh, aliases }: Party): RecordName[] {
  const names = [
    ...[en, zh].filter((name) => name !== null).map((value) => ({ value, kind: 'primary' as const })),
    ...aliases.map((value) => ({ value, kind: 'aka' as const })),
  ]
  const distinct = new Map([...names].reverse().map((name) => [name.value, name]))
  return names
    .filter((name) => distinct.get(name.value) === name)
    .map((name) => ({
      ...name,
      quality: 'strong' as const,
      ...(/\p{Script=Han}/u.test(name.value) ? { script: 'Hans', language: 'zh-Hans' } : { script: 'Latn' }),
    }))
}

const titleCountries: readonly [RegExp, string][] = [
  [/美国|美方/, 'US'],
  [/加拿大/, 'CA'],
  [/日本/, 'JP'],
  [/台湾地区/, 'TW'],
]

/** The country given by the collections; otherwise the one country in the title of the notice. */
function toCountries({ title }: Decision, party: Party): CountryStatement[] {
  const kind = party.kind === 'person' ? 'nationality' : 'jurisdiction'
  if (party.countryCode === 'EU') return [{ kind, country: 'European Union' }]
  if (party.countryCode !== null) {
    return [{ kind, countryCode: party.countryCode, country: englishCountry(party.countryCode) }]
  }
  const named = titleCountries.filter(([words]) => words.test(title.zh ?? ''))
  const [[, code] = []] = named
  if (code === undefined || named.length > 1) return []
  return [{ kind, countryCode: code, country: englishCountry(code), note: 'by the title of the notice' }]
}

function toListing(decision: Decision, party: Party): Listing {
  const url = decision.urls[0] ?? party.url
  const said = (texts: { zh: string | null; en: string | null }[]) => texts.flatMap(({ zh, en }) => zh ?? en ?? [])
  return {
    list: listNames[decision.list].en,
    programmes: [],
    measures: said(party.measures),
    legalBases: said(decision.legalBases),
    listedOn: decision.effectiveOn,
    amendedOn: [],
    ...(party.endedOn === null ? {} : { endedOn: party.endedOn }),
    ...(party.endNote === null ? {} : { endNote: party.endNote }),
    ...(party.suspensions.length === 0 ? {} : { suspensions: party.suspensions }),
    notice: {
      title: decision.title,
      number: decision.numberText,
      authority: authorities[decision.authority],
      reason: party.reason,
      measures: party.measures,
      legalBases: decision.legalBases,
      url: url ?? null,
      publishedOn: decision.publishedOn,
      ...(decision.text === null ? {} : { text: decision.text }),
    },
    ...(url ? { url } : {}),
  }
}
