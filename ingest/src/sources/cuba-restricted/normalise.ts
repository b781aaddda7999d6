import type { Fact, RecordRelationship, SourceRecord } from '@qingdan/database/record.ts'
import { type Row, readRows } from '../../formats/curated-csv/read-rows.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { distinctNames, plainName, plainRecord } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'

const columns = [
  'Id',
  'Company',
  'Acronym',
  'Alias',
  'Sector',
  'Category',
  'Parent',
  'EffectiveDate',
  'SourceURL',
] as const
/** An entity as the curated table has it; '' for no value, several names divided by semicolons. */
export type Entity = { -readonly [Column in keyof Row<(typeof columns)[number]>]: string }

/** The curated table. */
export function parseTable(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Entity[]> {
  return readRows(content, columns, warnings)
}

export function normalise(rows: Entity[], warnings: Warnings): Edition {
  for (const row of rows) {
    if (!isIsoDay(row.EffectiveDate) || row.Company === '') {
      throw new Rejected(`The row of "${row.Company}" has the date "${row.EffectiveDate}".`)
    }
  }
  const newest =
    rows
      .map((row) => row.EffectiveDate)
      .sort()
      .at(-1) ?? ''
  return { publishedOn: newest, records: toRecords(rows, warnings) }
}

async function* toRecords(rows: Entity[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const known = new Set(rows.map((row) => row.Id))
  for (const row of rows) {
    if (row.Parent !== '' && !known.has(row.Parent)) warnings.add('unknown-parent', row.Parent)
    const children = rows.filter((other) => other.Parent === row.Id)
    const names = distinctNames([
      plainName(row.Company, 'primary'),
      ...split(row.Acronym, /[;/]/).map((acronym) => ({ ...plainName(acronym, 'aka'), isAcronym: true })),
      ...split(row.Alias, /;/).map((alias) => plainName(alias, 'aka')),
    ])
    yield plainRecord({
      publisherId: idOf(row.Id),
      type: '01',
      names,
      facts: toFacts(row),
      listings: [
        {
          list: 'Cuba Restricted List',
          programmes: ['Cuba Restricted List'],
          measures: ['Direct financial transactions are generally prohibited'],
          legalBases: ['31 CFR 515.209'],
          listedOn: row.EffectiveDate,
          amendedOn: [],
          url: row.SourceURL,
        },
      ],
      relationships: toParent(row, rows),
      ...(children.length === 0 ? {} : { subsidiaries: children.map(toSubsidiary) }),
    })
  }
}

/** The curator's ids are names in small letters; the longest are too long for ours. */
function idOf(id: string): string {
  return id.length <= 80 ? id : derivedId(id)
}

function split(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function toFacts({ Category: category, Sector: sector }: Entity): Fact[] {
  return [
    ...(category === '' ? [] : [{ key: 'list-category', label: 'Category', value: category }]),
    ...(sector === '' ? [] : [{ key: 'sector', label: 'Sector', value: sector }]),
  ]
}

function toParent({ Parent: parent, Category: category }: Entity, rows: Entity[]): RecordRelationship[] {
  if (!rows.some(({ Id: id }) => id === parent)) return []
  return [
    {
      toPublisherId: idOf(parent),
      kind: 'subsidiary-of',
      label: 'Subentity of',
      isFormer: false,
      ...(category === '' ? {} : { statement: category }),
    },
  ]
}

function toSubsidiary(row: Entity): NonNullable<SourceRecord['subsidiaries']>[number] {
  return { name: row.Company, aka: [...split(row.Acronym, /;/), ...split(row.Alias, /;/)].join('; '), address: '' }
}
