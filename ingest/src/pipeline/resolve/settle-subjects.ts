import type { Database } from '@qingdan/database/schema.ts'
import type { Link, Member } from '@qingdan/resolution/cluster.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { type Batch, batchesOf } from './batches.ts'
import { findPairs, type Pair } from './candidate-pairs.ts'
import type { PairComparer } from './compare-pairs.ts'
import { type DecidedPairs, readDecidedPairs } from './decided-pairs.ts'
import { existingLinks, readMembers, type StoredMember } from './members.ts'
import { forgetPossibleMatches, storePossibleMatches } from './possible-matches.ts'
import { type SubjectChange, writeSubjects } from './write-subjects.ts'

export interface Settled {
  /** Subjects that gained or lost records. */
  changed: string[]
  /** Units that joined another subject, and units that left one. */
  joined: number
  parted: number
}

interface Options {
  /** Merges of the given records stay only while the rules still support them. */
  isProofNeeded?: boolean
}

/**
 * Joins the records in `to_resolve` to records that share a key, if their evidence suffices and nothing contradicts,
 * separates what decisions keep apart, and stores which subjects are possibly one. Existing merges are kept, also
 * without their evidence, and this is reported. What changed is listed in one event.
 */
export async function settleSubjects(
  trx: Transaction<Database>,
  sources: readonly Source[],
  warnings: Warnings,
  { isProofNeeded = false }: Options = {},
): Promise<Settled> {
  // The matcher's dictionaries take 60 MB, which a run without changes never needs.
  const { createPairComparer } = await import('./compare-pairs.ts')
  const decided = await readDecidedPairs(trx)
  const pairs = [...(await findPairs(trx, sources, warnings)), ...decided.waiting]
  const touched = await readTouched(trx)
  await forgetPossibleMatches(trx)
  const changes: SubjectChange[] = []
  for (const batch of batchesOf(await mergedSubjects(trx), pairs)) {
    const members = await readMembers(trx, sources, batch.subjectIds)
    const comparer = createPairComparer()
    const sorted = sortMembers(comparer, members, batch, decided, isProofNeeded)
    reportLostEvidence(comparer, sorted.existing, members, touched, warnings)
    changes.push(...(await writeSubjects(trx, sources, members, sorted.clusters, comparer.explainLink)))
    await storePossibleMatches(trx, sorted.possible)
  }
  await recordChanges(trx, changes)
  return summaryOf(changes)
}

function sortMembers(
  comparer: PairComparer,
  members: readonly StoredMember[],
  batch: Batch,
  { joined, apart }: DecidedPairs,
  isProofNeeded: boolean,
) {
  const existing = existingLinks(members, joined)
  const kept = isProofNeeded ? existing.filter(({ reason }) => reason === 'decision') : existing
  const inDoubt = isProofNeeded ? members : withoutDecision(members, existing)
  const { links, possible } = comparer.compare(members, [...batch.pairs, ...pairsWithin(inDoubt)], joined)
  const { clusters, refused } = comparer.cluster(members, [...kept, ...links], apart)
  return {
    existing: kept,
    clusters,
    possible: comparer.possibleBetween(members, clusters, [...possible, ...refused], apart),
  }
}

/** The records of subjects that a decision joined which no longer stands: they may still be one, or possibly one. */
function withoutDecision(members: readonly StoredMember[], existing: readonly Link[]): StoredMember[] {
  const linked = new Set<Member>(existing.map(({ a }) => a))
  const lapsed = members.filter((member) => member.reason === 'decision' && !linked.has(member))
  const subjects = new Set(lapsed.map(({ subjectId }) => subjectId))
  return members.filter(({ subjectId }) => subjects.has(subjectId))
}

/** All pairs of records within one subject. */
function pairsWithin(members: readonly StoredMember[]): Pair[] {
  return [...Map.groupBy(members, ({ subjectId }) => subjectId).values()].flatMap((stored) =>
    stored.flatMap((a, at) => stored.slice(at + 1).map((b) => ({ a, b }))),
  )
}

/** Reports merges that are kept although their evidence is gone. */
function reportLostEvidence(
  comparer: PairComparer,
  links: readonly Link[],
  members: readonly StoredMember[],
  touched: ReadonlySet<string>,
  warnings: Warnings,
): void {
  const byUnit = Map.groupBy(members, ({ unit }) => unit)
  for (const { a, b, reason } of links) {
    const [one, other] = [a, b].map(({ sourceId, publisherId }) => `${sourceId}/${publisherId}`) as [string, string]
    if (reason === 'decision' || !(touched.has(one) || touched.has(other))) continue
    // Records with the same number have one link in common: the evidence may come from any of them.
    if (!comparer.areStillOne(byUnit.get(a.unit) ?? [], byUnit.get(b.unit) ?? [])) {
      warnings.add('merge-evidence-gone', `${one} and ${other}`)
    }
  }
}

async function readTouched(trx: Transaction<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`select source_id || '/' || publisher_id as ref from to_resolve`.execute(
    trx,
  )
  return new Set(rows.map(({ ref }) => ref))
}

/** Subjects of several units with a record in `to_resolve`. */
async function mergedSubjects(trx: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ subject_id: string }>`
    select distinct r.subject_id from to_resolve t
    join subject_records r on r.source_id = t.source_id and r.publisher_id = t.publisher_id
    where exists (
      select from subject_records o where o.subject_id = r.subject_id and o.own_subject_id <> r.subject_id
    )
  `.execute(trx)
  return rows.map(({ subject_id }) => subject_id)
}

/** More changes than this are a first load; their number says enough. */
const mostListed = 500

async function recordChanges(trx: Transaction<Database>, changes: readonly SubjectChange[]): Promise<void> {
  const moved = changes.filter(({ from, to }) => from !== to)
  if (moved.length === 0) return
  await trx
    .insertInto('ingest_events')
    .values({
      kind: 'resolution.changed',
      message: `${moved.length} entries have another subject`,
      details: JSON.stringify({ count: moved.length, changes: moved.slice(0, mostListed) }),
    })
    .execute()
}

function summaryOf(changes: readonly SubjectChange[]): Settled {
  return {
    changed: [...new Set(changes.flatMap(({ from, to }) => [from, to]))],
    joined: changes.filter(({ unit, from, to }) => to !== unit && from === unit).length,
    parted: changes.filter(({ unit, from, to }) => to === unit && from !== unit).length,
  }
}
