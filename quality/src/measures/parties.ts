import { readFile } from 'node:fs/promises'
import type { Db } from '@qingdan/database/connection.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { createChance } from '../random.ts'

/** A labelled pair of records, and what the product makes of it. */
export interface JudgedPair {
  type: string
  /** How many pairs of records it stands for. */
  weight: number
  isSame: boolean
  found: 'same' | 'possible' | 'other'
}

export interface PartyFigures {
  pairs: number
  /** Shares weighted by what each pair stands for, and their 95 % intervals. */
  precision: Estimate
  recall: Estimate
  /** Of the pairs that are one party: shown as possibly the same. */
  possible: number
  falseMerges: number
}

interface Estimate {
  value: number
  from: number
  to: number
}

/**
 * The labelled pairs of `fixtures/quality/parties.csv` of one half against the subjects of a database that has all
 * lists. Pairs of records that it does not have are left out.
 */
export async function judgePairs(db: Db, file: string, half: 'open' | 'closed'): Promise<JudgedPair[]> {
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true })
  const ofHalf = rows.filter((row) => row['half'] === half)
  const pairs = ofHalf.map(({ record_a: a, record_b: b }) => ({ a, b }))
  const { rows: stored } = await sql<{ a: string; b: string; type: string; found: JudgedPair['found'] }>`
    with asked as (select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as x (a text, b text)),
    refs as (select source_id || '/' || publisher_id as ref, subject_id from subject_records),
    possible as (
      select one.subject_id as one, other.subject_id as other from possible_matches p
      join subject_records one on (one.source_id, one.publisher_id) = (p.a_source_id, p.a_publisher_id)
      join subject_records other on (other.source_id, other.publisher_id) = (p.b_source_id, p.b_publisher_id)
    )
    select asked.a, asked.b, s.type,
      case when a.subject_id = b.subject_id then 'same'
        when (least(a.subject_id, b.subject_id), greatest(a.subject_id, b.subject_id)) in
          (select least(one, other), greatest(one, other) from possible) then 'possible'
        else 'other' end as found
    from asked join refs a on a.ref = asked.a join refs b on b.ref = asked.b join subjects s on s.id = a.subject_id
  `.execute(db)
  const byPair = new Map(stored.map((row) => [`${row.a} ${row.b}`, row]))
  return ofHalf.flatMap((row) => {
    const found = byPair.get(`${row['record_a']} ${row['record_b']}`)
    if (found === undefined) return []
    const isSame = row['verdict'] === 'same'
    return [{ type: found.type, weight: Number(row['stands_for']), isSame, found: found.found }]
  })
}

const rounds = 1000

/** Weighted precision and recall; the intervals by drawing the pairs anew. */
export function partyFigures(pairs: readonly JudgedPair[]): PartyFigures {
  const chance = createChance(20_261_123)
  const drawn = Array.from({ length: rounds }, () =>
    sharesOf(Array.from(pairs, () => pairs[chance.below(pairs.length)] as JudgedPair)),
  )
  const { precision, recall } = sharesOf(pairs)
  return {
    pairs: pairs.length,
    precision: estimate(
      precision,
      drawn.map((shares) => shares.precision),
    ),
    recall: estimate(
      recall,
      drawn.map((shares) => shares.recall),
    ),
    possible:
      weightOf(pairs, ({ isSame, found }) => isSame && found === 'possible') / weightOf(pairs, ({ isSame }) => isSame),
    falseMerges: pairs.filter(({ isSame, found }) => !isSame && found === 'same').length,
  }
}

function sharesOf(pairs: readonly JudgedPair[]): { precision: number; recall: number } {
  const right = weightOf(pairs, ({ isSame, found }) => isSame && found === 'same')
  const merged = weightOf(pairs, ({ found }) => found === 'same')
  const same = weightOf(pairs, ({ isSame }) => isSame)
  return { precision: merged === 0 ? 1 : right / merged, recall: same === 0 ? 1 : right / same }
}

function weightOf(pairs: readonly JudgedPair[], isCounted: (pair: JudgedPair) => boolean): number {
  return pairs.reduce((sum, pair) => sum + (isCounted(pair) ? pair.weight : 0), 0)
}

function estimate(value: number, drawn: readonly number[]): Estimate {
  const sorted = [...drawn].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? value
  return { value, from: at(0.025), to: at(0.975) }
}
