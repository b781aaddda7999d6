import { readFileSync } from 'node:fs'
import type { Db } from '@qingdan/database/connection.ts'
import { alertLine } from '@qingdan/matching/score.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { screenAll } from '../measures/people.ts'
import { bootstrap, type Interval } from '../statistics.ts'

export const halves = ['open', 'closed'] as const
export type Half = (typeof halves)[number]

/** A name that people write for a listed party (fixtures/quality/README.md). */
export interface EverydayName {
  name: string
  kind: string
  half: Half
  /** Source and publisher's id of every right subject, the chief one first. */
  records: string[]
}

/** What a search by the name alone, of no given kind, makes of it. */
export interface FoundName extends EverydayName {
  /** Place of the first right subject among the rows, from 0; Infinity if it is not shown. */
  rank: number
  /** 0 if it is not shown. */
  score: number
}

export interface Share {
  value: number
  /** 90 % of the bootstrap draws; names of one party are drawn together. */
  range: Interval
}

export interface EverydayShares {
  half: Half
  /** null: all kinds together. */
  kind: string | null
  names: number
  first: Share
  inFive: Share
  atLine: Share
}

export interface EverydayReport {
  shares: EverydayShares[]
  /** Names whose records are in none of the loaded lists: not counted. */
  unknown: number
  /** Of the open half only: names whose party is not in the first five. */
  missed: string[]
}

export function readEverydayNames(file: string): EverydayName[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true })
  return rows.map((row) => ({
    name: row['name'] ?? '',
    kind: row['kind'] ?? '',
    half: row['half'] as Half,
    records: (row['records'] ?? '').split(' '),
  }))
}

/** Searches each name in an index with all lists, whose records are in `db`. */
export async function measureEverydayNames(
  db: Db,
  screener: Screener,
  names: readonly EverydayName[],
): Promise<EverydayReport> {
  const subjects = await subjectsOf(
    db,
    names.flatMap(({ records }) => records),
  )
  const known = names.filter(({ records }) => records.some((record) => subjects.has(record)))
  const answers = await screenAll(
    screener,
    known.map(({ name }) => ({ name, type: null })),
  )
  const found = known.map((name, at): FoundName => {
    const right = new Set(name.records.map((record) => subjects.get(record)))
    const rows = answers[at] ?? []
    const rank = rows.findIndex(({ id }) => right.has(id))
    return { ...name, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank, score: rows[rank]?.score ?? 0 }
  })
  return {
    shares: everydayShares(found),
    unknown: names.length - known.length,
    missed: found.filter(({ half, rank }) => half === 'open' && rank >= 5).map(({ name }) => name),
  }
}

/** Shares of each half: all kinds, then each kind. */
export function everydayShares(found: readonly FoundName[]): EverydayShares[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return halves.flatMap((half) =>
    [null, ...kinds].map((kind) => {
      const group = found.filter((name) => name.half === half && (kind === null || name.kind === kind))
      const shareOf = (holds: (name: FoundName) => boolean): Share => shareWithRange(group, holds)
      return {
        half,
        kind,
        names: group.length,
        first: shareOf(({ rank }) => rank === 0),
        inFive: shareOf(({ rank }) => rank < 5),
        atLine: shareOf(({ score }) => score >= alertLine),
      }
    }),
  )
}

function shareWithRange(group: readonly FoundName[], holds: (name: FoundName) => boolean): Share {
  const share = (names: readonly FoundName[]): number => names.filter(holds).length / names.length
  return { value: share(group), range: bootstrap(group, ({ records }) => records[0] ?? '', share) }
}

/** The subject of each record that is loaded. */
async function subjectsOf(db: Db, records: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ record: string; subject: string }>`
    select source_id || '/' || publisher_id as record, subject_id as subject from subject_records
    where source_id || '/' || publisher_id in (select jsonb_array_elements_text(${JSON.stringify(records)}::jsonb))
  `.execute(db)
  return new Map(rows.map(({ record, subject }) => [record, subject]))
}
