import type { CountryStatement, SourceRecord } from '@qingdan/database/record.ts'
import type { ListEntry } from '../../formats/curated-csv/list-entry.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { nationalsOf } from '../../reading/nationals.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { countryStatement, distinctNames, plainName, plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

const act = 'Iran, North Korea, and Syria Nonproliferation Act (INKSNA)'

export function normalise(entries: ListEntry[], warnings: Warnings): Edition {
  for (const { name, report, start, end } of entries) {
    if (!isIsoDay(report) || !isIsoDay(start) || !(end === '' || isIsoDay(end))) {
      throw new Rejected(`The row of ${name} has the dates "${report}", "${start}" and "${end}".`)
    }
  }
  const newest = entries
    .map(({ report }) => report)
    .sort()
    .at(-1)
  if (newest === undefined) throw new Rejected('The list is empty.')
  return { publishedOn: newest, records: toRecords(entries, warnings) }
}

/** A party sanctioned again has one record when name and country agree. */
async function* toRecords(entries: ListEntry[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const [id, own] of Map.groupBy(entries, ({ name, country }) => derivedId(name, country))) {
    const [first] = own
    if (first === undefined) continue
    for (const { reason } of own) if (reason !== '') warnings.add('unread-column', `reason: ${reason}`)
    const names = distinctNames([
      plainName(first.name, 'primary'),
      ...own.flatMap(({ aliases }) => aliases.map((alias) => plainName(alias, 'aka'))),
    ])
    const scopes = new Set(own.map(({ notes }) => notes.replace(/^and |;$/g, '')).filter((notes) => notes !== ''))
    const weapons = { code: first.type === '01' ? ('0107' as const) : ('0206' as const), reason: act }
    yield plainRecord({
      publisherId: id,
      type: first.type,
      subTypes: plainSubTypes(first.type, names, [weapons]),
      names,
      countries: toCountries(first.country, warnings),
      facts: [...scopes].map((value) => ({ key: 'designation-scope', label: 'Designation extends to', value })),
      listings: own.map(({ start, end, report, url }) => ({
        list: 'INKSNA sanctions',
        programmes: [act],
        measures: [],
        legalBases: [act, `Federal Register, ${report}`],
        listedOn: start,
        amendedOn: [],
        ...(end === '' ? {} : { endedOn: end }),
        url,
      })),
    })
  }
}

/** "Russian" is a nationality, "Russia" a place. */
function toCountries(country: string, warnings: Warnings): CountryStatement[] {
  const code = country === country.toUpperCase() ? undefined : nationalsOf(country)
  if (code !== undefined) return [{ kind: 'nationality', country, countryCode: code }]
  return country === '' ? [] : [countryStatement('jurisdiction', country, warnings)]
}
