import type { Fact, Listing, RecordName, SourceRecord } from '@qingdan/database/record.ts'
import { extentFacts } from '../../name-extent.ts'
import { countryCode } from '../../reading/countries.ts'
import { readCitations, toListedDays } from '../../reading/federal-register.ts'
import { subTypesByName, typeByName } from '../../reading/party-type.ts'
import { scriptOf } from '../../reading/script-of.ts'
import type { Warnings } from '../../warnings.ts'
import { createIds, toAddresses, toCountry } from '../us-register/draft.ts'
import type { ListedEntry } from './entries.ts'

/** What a supplement says about all its entries. */
export interface SupplementList {
  name: string
  url: string
  /** The licence requirement, if the rule states it and not the table. */
  licenceRequirement?: string
  licencePolicy?: string
}

/**
 * One record per entry; entries of one name that the publisher links ("See alternate addresses under Pakistan") are
 * one record. The id is made of the name and the first country of the table.
 */
export function toRecords(
  entries: readonly ListedEntry[],
  list: SupplementList,
  footnotes: ReadonlyMap<string, string>,
  warnings: Warnings,
): SourceRecord[] {
  const idOf = createIds()
  return tied(entries).map((group) => toRecord(group, idOf, list, footnotes, warnings))
}

/** Behind a name, and no address: "including the Armed Forces …", "any nuclear-related entities …". */
const extent = /^(?:including|any)\s/

type Group = [ListedEntry, ...ListedEntry[]]

function tied(entries: readonly ListedEntry[]): Group[] {
  const groups: Group[] = []
  const byName = new Map<string, Group[]>()
  for (const entry of entries) {
    const key = entry.entity.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
    const known = byName.get(key) ?? []
    const group = known.find((others) => others.some((other) => areTied(entry, other)))
    if (group) {
      group.push(entry)
      continue
    }
    const own: Group = [entry]
    groups.push(own)
    byName.set(key, [...known, own])
  }
  return groups
}

function areTied(one: ListedEntry, other: ListedEntry): boolean {
  return points(one, other) || points(other, one)
}

function points(from: ListedEntry, to: ListedEntry): boolean {
  const code = countryKey(to.country)
  return from.country !== to.country && from.entity.seeUnder.some((country) => countryKey(country) === code)
}

/** The embargoed region, together with the country whose code it has. */
function countryKey(country: string): string {
  return /crimea/i.test(country) ? 'crimea' : (countryCode(country) ?? country.toLowerCase())
}

function toRecord(
  group: Group,
  idOf: ReturnType<typeof createIds>,
  list: SupplementList,
  footnotes: ReadonlyMap<string, string>,
  warnings: Warnings,
): SourceRecord {
  const [first] = group
  const { entity } = first
  const names = distinctNames(group)
  const deduced = typeByName(entity.name)
  const parents = new Set(group.map((entry) => entry.entity.parent).filter((parent) => parent !== ''))
  const subsidiaries = group.flatMap((entry) => entry.entity.subsidiaries)
  const addresses = distinct(
    group.flatMap((entry) => toAddresses(entry.entity.address, titleCase(entry.country), warnings)),
  )
  return {
    publisherId: idOf(entity.name, countryKey(first.country), first.citations),
    type: deduced.type,
    subTypes: subTypesByName(deduced, names),
    names,
    sex: null,
    birthDates: [],
    birthPlaces: [],
    countries: distinct(
      group.map(({ country }) => ({ kind: 'jurisdiction' as const, ...toCountry(titleCase(country), warnings) })),
    ),
    addresses: addresses.filter(({ text }) => !extent.test(text)),
    documents: [],
    titles: [],
    positions: [],
    facts: distinct([
      ...group.flatMap((entry) => toFacts(entry, footnotes, warnings)),
      ...extentFacts(addresses.map(({ text }) => text).filter((text) => extent.test(text))),
    ]),
    remarks: [],
    listings: distinct(group.map((entry) => toListing(entry, list, warnings))),
    relationships: [...parents].map((parent) => ({
      toName: parent,
      kind: 'subordinate-institution-of',
      label: 'Subordinate institution',
      isFormer: false,
    })),
    ...(subsidiaries.length === 0 ? {} : { subsidiaries }),
  }
}

function distinctNames(group: Group): RecordName[] {
  const names = new Map<string, RecordName>()
  const add = (value: string, kind: RecordName['kind']) => {
    if (value !== '' && !names.has(value)) names.set(value, { value, kind, quality: 'strong', script: scriptOf(value) })
  }
  for (const { entity } of group) {
    add(entity.name, names.size === 0 ? 'primary' : 'aka')
    for (const alias of entity.aliases) add(alias.name, alias.kind)
  }
  // "Institute for Nuclear Science and Technology (PINSTECH)" is known by its initials; weak, since others may share them.
  for (const value of [...names.keys()].flatMap((name) => /\(([A-Z]{3,})\)$/.exec(name)?.[1] ?? [])) {
    if (!names.has(value)) names.set(value, { value, kind: 'aka', quality: 'weak', script: 'Latn', isAcronym: true })
  }
  return [...names.values()]
}

/** Footnotes state the foreign-direct product rules; more addresses may be listed under another country. */
function toFacts(entry: ListedEntry, footnotes: ReadonlyMap<string, string>, warnings: Warnings): Fact[] {
  const marks = [...`${entry.licenceRequirement} ${entry.licencePolicy}`.matchAll(/\^,?(\d)\^/g)].map((mark) => mark[1])
  return [
    ...[...new Set(marks)].sort().map((mark = '') => {
      const text = footnotes.get(mark)
      if (text === undefined) warnings.add('unknown-footnote', mark)
      return { key: `entity-list-footnote-${mark}`, label: `Footnote ${mark}`, value: text ?? mark }
    }),
    ...entry.entity.seeUnder.map((country) => ({
      key: 'alternate-addresses',
      label: 'See alternate addresses under',
      value: country,
    })),
  ]
}

function toListing(entry: ListedEntry, list: SupplementList, warnings: Warnings): Listing {
  const citations = readCitations(entry.citations)
  if (citations.length === 0 && entry.citations !== '') warnings.add('unknown-citation', entry.citations)
  const licenceRequirement = toPrint(entry.licenceRequirement) || list.licenceRequirement
  const licencePolicy = toPrint(entry.licencePolicy) || list.licencePolicy
  return {
    list: list.name,
    programmes: [],
    measures: [],
    ...toListedDays(citations),
    url: list.url,
    ...(licenceRequirement ? { licenceRequirement } : {}),
    ...(licencePolicy ? { licencePolicy } : {}),
  }
}

const raised = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** On one line, with raised footnote marks as printed. */
function toPrint(text: string): string {
  return text
    .replace(/\^(,?)(\d)\^/g, (_, comma: string, digit: string) => `${comma}${raised[Number(digit)] ?? digit}`)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The table prints countries in capitals. */
function titleCase(country: string): string {
  if (country !== country.toUpperCase()) return country
  return country
    .toLowerCase()
    .replace(/(?:^|[\s(])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/ (Of|And|The)(?= |$)/g, (word) => word.toLowerCase())
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
