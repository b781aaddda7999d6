import type { Fact, SourceRecord } from '@qingdan/database/record.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { ListEntry } from './list-entry.ts'

/** A statute that names companies. */
export interface Statute {
  list: string
  /** Short title: "Section 889". */
  programme: string
  legalBasis: string
  /** What the statute does to all of them, if the rows do not say it. */
  measures: readonly string[]
  /** Who else the statute covers. */
  scope?: string
  /** ISO. */
  enactedOn: string
}

/** Companies named by a statute. What a row leaves out is taken from the statute. */
export function normaliseStatute(entries: ListEntry[], statute: Statute, warnings: Warnings): Edition {
  return { publishedOn: statute.enactedOn, records: toRecords(entries, statute, warnings) }
}

async function* toRecords(entries: ListEntry[], statute: Statute, warnings: Warnings): AsyncGenerator<SourceRecord> {
  for (const entry of entries) {
    for (const [column, value] of [
      ['reason', entry.reason],
      ['end-date', entry.end],
      ['country', entry.country],
    ]) {
      if (value !== '') warnings.add('unread-column', `${column}: ${value}`)
    }
    const listedOn = entry.report === '' ? statute.enactedOn : entry.report
    if (!isIsoDay(listedOn)) warnings.add('unknown-date', entry.report)
    yield plainRecord({
      publisherId: derivedId(entry.name),
      type: entry.type,
      names: distinctNames([
        plainName(entry.name, 'primary'),
        ...entry.aliases.map((alias) => plainName(alias, 'aka')),
      ]),
      facts: [...appliesFrom(entry, warnings), ...scopeOf(statute)],
      listings: [
        {
          list: statute.list,
          programmes: [statute.programme],
          measures: entry.notes === '' ? [...statute.measures] : [entry.notes],
          legalBases: [statute.legalBasis],
          listedOn: isIsoDay(listedOn) ? listedOn : null,
          amendedOn: [],
          ...(entry.url === '' ? {} : { url: entry.url }),
        },
      ],
    })
  }
}

function appliesFrom({ start }: ListEntry, warnings: Warnings): Fact[] {
  if (start === '') return []
  const day = isIsoDay(start) ? start : dayIn(start, 2025)
  if (day === null) warnings.add('unknown-date', start)
  return [{ key: 'applies-from', label: 'Applies from', value: day ?? start }]
}

function scopeOf({ scope }: Statute): Fact[] {
  return scope === undefined ? [] : [{ key: 'designation-scope', label: 'Designation extends to', value: scope }]
}
