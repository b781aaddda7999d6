import type { Address, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { scriptOf } from '../../reading/script-of.ts'
import type { Warnings } from '../../warnings.ts'
import type { RegisterEntity } from './parse.ts'

/** A record before its type and listing are known. */
export type PartyDraft = Omit<SourceRecord, 'type' | 'subTypes' | 'listings'>

/**
 * Name, aliases, country and address of a party as a record; each list adds status, dates, citation and notes. All
 * aliases are strong, because the register does not grade them.
 */
export function toPartyDraft(entity: RegisterEntity, publisherId: string, warnings: Warnings): PartyDraft {
  return {
    publisherId,
    names: toNames(entity.name, entity.aliases),
    sex: null,
    birthDates: [],
    birthPlaces: [],
    countries: entity.country === '' ? [] : [{ kind: 'jurisdiction', ...toCountry(entity.country, warnings) }],
    addresses: toAddresses(entity.address, entity.country, warnings),
    documents: [],
    titles: [],
    positions: [],
    facts: [],
    remarks: [],
    relationships: [],
  }
}

/** The primary name and each other spelling, without repetitions. */
export function toNames(name: string, aliases: readonly string[], kind: RecordName['kind'] = 'aka'): RecordName[] {
  const distinct = new Map<string, RecordName>()
  for (const [at, stated] of [name, ...aliases].entries()) {
    const value = oneLine(stated)
    if (value === '' || distinct.has(value)) continue
    distinct.set(value, { value, kind: at === 0 ? 'primary' : kind, quality: 'strong', script: scriptOf(value) })
  }
  return [...distinct.values()]
}

export function toCountry(country: string, warnings: Warnings): { country: string; countryCode?: string } {
  const code = countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  return code ? { country, countryCode: code } : { country }
}

/** Addresses separated by semicolons, or by "and" after a country; each with the country it ends in, otherwise the party's. */
export function toAddresses(text: string, country: string, warnings: Warnings): Address[] {
  const party = country === '' ? null : toCountry(country, warnings)
  return splitAddresses(oneLine(text)).map((part) => {
    const stated = lastCountry(part)
    return { text: part, ...(stated ?? party ?? {}) }
  })
}

function splitAddresses(text: string): string[] {
  return text
    .replace(/\band[,;]\s+/g, 'and ')
    .split(/;\s*(?:and\s+)?/i)
    .flatMap(splitBehindCountries)
    .map((part) => part.replace(/^[\s.,]+|[\s.,]+$/g, ''))
    .filter((part) => part !== '')
}

function splitBehindCountries(text: string): string[] {
  for (const match of text.matchAll(/[,.]?\s+and\s+/gi)) {
    const before = text.slice(0, match.index)
    if (lastCountry(before)) return [before, ...splitBehindCountries(text.slice(match.index + match[0].length))]
  }
  return [text]
}

/** The country an address ends in. */
export function lastCountry(address: string): { country: string; countryCode: string } | null {
  const country =
    address
      .replace(/[\s.,]+$/, '')
      .split(/,\s*/)
      .at(-1) ?? ''
  const code = countryCode(country)
  return code ? { country, countryCode: code } : null
}

/**
 * Ids of the parties of one file: made of name and country, and also of `further` (citation, address, date) if a
 * second party has the same; line breaks do not change them.
 */
export function createIds(): (name: string, country: string, further: string) => string {
  const given = new Set<string>()
  return (name, country, further) => {
    const plain = derivedId(name, country)
    let id = given.has(plain) ? derivedId(name, country, further) : plain
    for (let twin = 2; given.has(id); twin += 1) id = derivedId(name, country, further, String(twin))
    given.add(id)
    return id
  }
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
