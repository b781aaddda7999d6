import type { RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { countryStatement, distinctNames, plainName, plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { concernFacts, isMassDestruction } from './meti-concerns.ts'
import type { Entry } from './parse.ts'

/** What is read of an entry, in either format. */
export type ListedUser = Pick<Entry, 'id' | 'entity_name' | 'aliases' | 'addresses' | 'reason' | 'source_url'>

const list = 'Foreign End User List (外国ユーザーリスト)'

export function normalise(entries: readonly ListedUser[], publishedOn: string, warnings: Warnings): Edition {
  return { publishedOn, records: toRecords(entries, warnings) }
}

/** The day of a transcription is that of the newest press release that it names, ISO. */
export function newestRelease(entries: readonly ListedUser[]): string {
  const newest = entries
    .map(({ source_url: url }) => pressDay(url))
    .sort()
    .at(-1)
  if (!newest) throw new Rejected('No entry names the press release of its edition.')
  return newest
}

/** The ministry numbers its press releases by day: …/press/2025/09/20250929006/… */
function pressDay(url: string): string {
  const [, year, month, day] = /\/press\/\d{4}\/\d{2}\/(\d{4})(\d{2})(\d{2})\d{3}\//.exec(url) ?? []
  return toIsoDay(Number(year), Number(month), Number(day)) ?? ''
}

async function* toRecords(entries: readonly ListedUser[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const entry of entries) yield toRecord(entry, warnings)
}

function toRecord(entry: ListedUser, warnings: Warnings): SourceRecord {
  const { name, country } = nameAndCountry(entry)
  const names = distinctNames([
    ...byScript(name).map((value) => plainName(value, 'primary')),
    ...entry.aliases.flatMap(byScript).map((value) => plainName(value, 'aka')),
  ]).map(inLanguage)
  const [first] = names
  if (first === undefined) throw new Rejected(`Entry ${entry.id} has no name.`)
  const facts = concernFacts(entry.reason, warnings)
  const code = countryCode(country)
  return plainRecord({
    publisherId: derivedId(name, country),
    type: '01',
    names,
    subTypes: plainSubTypes('01', names, weapons(facts)),
    countries: [countryStatement('jurisdiction', country, warnings)],
    addresses: [{ text: country, country, ...(code ? { countryCode: code } : {}) }],
    facts,
    listings: [
      {
        list,
        programmes: facts.map(({ label }) => label),
        measures: [],
        legalBases: [],
        listedOn: null,
        amendedOn: [],
        reference: `No. ${entry.id.replace(/^jp-eul-/, '')}`,
        url: entry.source_url,
      },
    ],
  })
}

/** The ministry writes in Japanese: its Chinese characters are Japanese ones, and not the party's Chinese name. */
function inLanguage(name: RecordName): RecordName {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name.value) ? { ...name, language: 'ja' } : name
}

function weapons(facts: SourceRecord['facts']): SourceRecord['subTypes'] {
  const concern = facts.find(isMassDestruction)
  return concern === undefined ? [] : [{ code: '0107', reason: `${concern.label}: ${concern.value}` }]
}

/** In 37 entries the transcription ran name and country together: "People's Republic of China Beijing Lion Heart …". */
function nameAndCountry({ entity_name: stated, addresses: [address = ''] }: ListedUser): {
  name: string
  country: string
} {
  if (stated.trim() !== '') return { name: stated.trim(), country: address.trim() }
  const words = address.trim().split(' ')
  for (let count = words.length - 1; count > 0; count -= 1) {
    const country = words.slice(0, count).join(' ')
    if (countryCode(country)) return { name: words.slice(count).join(' '), country }
  }
  return { name: '', country: address.trim() }
}

const inBrackets = /^(?<latin>[^()（）]+?)\s*[(（](?<han>[^()（）]*\p{Script=Han}{2}[^()（）]*)[)）]$/u
const behind =
  /^(?<latin>[^\p{Script=Han}]*\p{Script=Latin}[^\p{Script=Han}]*?)\s*(?<han>\p{Script=Han}{2}[^\p{Script=Latin}]*)$/u

const bracketsOf = (name: string, brackets: RegExp) => name.match(brackets)?.length ?? 0

/** Without brackets at its ends that lost their partner when the two scripts were separated, or that enclose the whole name. */
function withoutStrayBrackets(name: string): string {
  const open = bracketsOf(name, /[(（]/g) - bracketsOf(name, /[)）]/g)
  if (open > 0 && /^[(（]/.test(name)) return withoutStrayBrackets(name.slice(1).trim())
  if (open > 0 && /[(（]$/.test(name)) return withoutStrayBrackets(name.slice(0, -1).trim())
  if (open < 0 && /[)）]$/.test(name)) return withoutStrayBrackets(name.slice(0, -1).trim())
  const inner = /^[(（](?<inner>[^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)*)[)）]$/.exec(name)?.groups?.['inner']
  return open === 0 && inner !== undefined ? withoutStrayBrackets(inner.trim()) : name
}

/** "Samhung Corporation (三興会社)" and "… Institute 中国航天…研究所" are a name in two scripts. */
function byScript(text: string): string[] {
  const { latin = text, han = '' } = (inBrackets.exec(text.trim()) ?? behind.exec(text.trim()))?.groups ?? {}
  // The column of the PDF breaks lines inside words of Han.
  const whole = han.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
  // "… Co. ((朝鮮)順和江貿易会社)": what opens right before Han belongs to it.
  const opening = whole === '' ? '' : (/[\s(（]*$/.exec(latin)?.[0] ?? '')
  const parted = [latin.slice(0, latin.length - opening.length).trim(), `${opening.trim()}${whole}`]
  return parted.map(withoutStrayBrackets).filter((name) => name !== '')
}
