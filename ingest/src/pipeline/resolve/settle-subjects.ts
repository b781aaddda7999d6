import type { Database, MergeEvidence } from '@qingdan/database/schema.ts'
import { sql, type Transaction } from 'kysely'
import type { Reason } from '../../resolution/agreement.ts'
import { cluster, type Link, type Member, pairOf, refOf } from '../../resolution/cluster.ts'
import { parentLinks } from '../../resolution/parent-links.ts'
import { toParty } from '../../resolution/party.ts'
import type { Profile } from '../../resolution/profile.ts'
import { survivorOf } from '../../resolution/survivor.ts'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { findPairs, type Pair } from './candidate-pairs.ts'
import { sourceNumberOf, traitsOf } from './source-traits.ts'

export interface Settled {
  /** Subjects that gained or lost records. */
  changed: string[]
  /** Units that joined another subject, and units that left one. */
  joined: number
  parted: number
}

interface Row {
  source_id: string
  publisher_id: string
  own_subject_id: string
  subject_id: string
  reason: string
  evidence: MergeEvidence | null
  profile: Profile | null
  created_at: Date
}

interface StoredMember extends Member {
  subjectId: string
  row: Row
}

/**
 * Joins the records in `to_resolve` to records that share a key, if the rules allow it and nothing contradicts, and
 * separates what decisions keep apart. Existing merges are kept, also without their evidence, and this is reported;
 * if proof is required, merges of the given records stay only while the rules still support them.
 */
export async function settleSubjects(
  trx: Transaction<Database>,
  sources: readonly Source[],
  warnings: Warnings,
  { isProofNeeded = false }: { isProofNeeded?: boolean } = {},
): Promise<Settled> {
  // The matcher's dictionaries take 60 MB, which a run without changes never needs.
  const { agree } = await import('../../resolution/agreement.ts')
  const decisions = await readDecided(trx)
  const pairs = [...(await findPairs(trx, sources, warnings)), ...decisions.pairs]
  const members = await readMembers(trx, sources, pairs)
  const byRef = new Map(members.map((member) => [refOf(member), member]))

  const existing = existingLinks(members, byRef, decisions.joined)
  const kept = isProofNeeded ? existing.filter(({ reason }) => reason === 'decision') : existing
  reportLostEvidence(kept, members, await readTouched(trx), agree, warnings)
  const compared = isProofNeeded ? [...pairs, ...pairsWithin(members)] : pairs
  const links = [...kept, ...newLinks(compared, byRef, decisions.joined, agree)]
  const { clusters, refused } = cluster(members, links, decisions.apart)
  reportRefused(refused, warnings)
  return write(trx, sources, members, clusters)
}

type Agree = typeof import('../../resolution/agreement.ts').agree

/** Reports merges that are kept although no rule supports them any more. */
function reportLostEvidence(
  links: readonly Link[],
  members: readonly StoredMember[],
  touched: ReadonlySet<string>,
  agree: Agree,
  warnings: Warnings,
): void {
  const byUnit = Map.groupBy(members, ({ unit }) => unit)
  const partiesOf = ({ unit }: Member) => (byUnit.get(unit) ?? []).flatMap(({ party }) => party ?? [])
  for (const link of links) {
    if (link.reason === 'decision' || !(touched.has(refOf(link.a)) || touched.has(refOf(link.b)))) continue
    // Records with the same number have one link in common: the evidence may come from any of them.
    const [one, other] = [partiesOf(link.a), partiesOf(link.b)]
    if (one.length === 0 || other.length === 0 || one.some((a) => other.some((b) => agree(a, b) !== null))) continue
    warnings.add('merge-evidence-gone', `${refOf(link.a)} and ${refOf(link.b)}: ${link.reason}`)
  }
}

/** What the rules and the decisions say about the pairs that could be joined. */
function newLinks(
  pairs: readonly Pair[],
  byRef: ReadonlyMap<string, StoredMember>,
  joined: ReadonlySet<string>,
  agree: Agree,
): Link[] {
  return pairs.flatMap(({ a, b }): Link[] => {
    const [one, other] = [byRef.get(refOf(a)), byRef.get(refOf(b))]
    if (one === undefined || other === undefined || one.unit === other.unit) return []
    const isDecided = joined.has(pairOf(refOf(a), refOf(b)))
    const found = isDecided
      ? { reason: 'decision' as const, values: [] }
      : one.party && other.party && agree(one.party, other.party)
    return found ? [{ a: one, b: other, ...found, isExisting: false }] : []
  })
}

function reportRefused(refused: ReturnType<typeof cluster>['refused'], warnings: Warnings): void {
  for (const { link, why } of refused) {
    if (why === 'apart') continue
    const code = why === 'ambiguous' ? 'merge-ambiguous' : 'merge-contradicted'
    const but = why === 'ambiguous' ? '' : `, but ${why}`
    warnings.add(code, `${refOf(link.a)} and ${refOf(link.b)}: ${link.reason}${but}`)
  }
}

async function readDecided(trx: Transaction<Database>) {
  const rows = await sql<{ action: 'join' | 'apart'; a: string; b: string; pair: Pair | null }>`
    select d.action, d.a_source_id || '/' || d.a_publisher_id as a, d.b_source_id || '/' || d.b_publisher_id as b,
      case when d.action = 'join' and a.subject_id <> b.subject_id then jsonb_build_object(
        'a', jsonb_build_object('sourceId', a.source_id, 'publisherId', a.publisher_id, 'subjectId', a.subject_id),
        'b', jsonb_build_object('sourceId', b.source_id, 'publisherId', b.publisher_id, 'subjectId', b.subject_id)
      ) end as pair
    from resolution_decisions d
    left join subject_records a on a.source_id = d.a_source_id and a.publisher_id = d.a_publisher_id
    left join subject_records b on b.source_id = d.b_source_id and b.publisher_id = d.b_publisher_id
  `.execute(trx)
  const pairsOf = (action: 'join' | 'apart') =>
    new Set(rows.rows.filter((row) => row.action === action).map(({ a, b }) => pairOf(a, b)))
  return {
    joined: pairsOf('join'),
    apart: pairsOf('apart'),
    pairs: rows.rows.flatMap(({ pair }) => pair ?? []),
  }
}

async function readTouched(trx: Transaction<Database>): Promise<Set<string>> {
  const rows = await sql<{ ref: string }>`select source_id || '/' || publisher_id as ref from to_resolve`.execute(trx)
  return new Set(rows.rows.map(({ ref }) => ref))
}

const batchSize = 2000

/** All records of the subjects in the pairs, and of the merged ones in `to_resolve`. */
async function readMembers(
  trx: Transaction<Database>,
  sources: readonly Source[],
  pairs: readonly Pair[],
): Promise<StoredMember[]> {
  const merged = await sql<{ subject_id: string }>`
    select distinct r.subject_id from to_resolve t
    join subject_records r on r.source_id = t.source_id and r.publisher_id = t.publisher_id
    where exists (
      select from subject_records o where o.subject_id = r.subject_id and o.own_subject_id <> r.subject_id
    )
  `.execute(trx)
  const subjects = new Set(merged.rows.map(({ subject_id }) => subject_id))
  for (const { a, b } of pairs) subjects.add(a.subjectId).add(b.subjectId)
  const ids = [...subjects]
  const members: StoredMember[] = []
  for (let at = 0; at < ids.length; at += batchSize) {
    const page = await sql<Row>`
      select r.source_id, r.publisher_id, r.own_subject_id, r.subject_id, r.reason, r.evidence, r.profile, s.created_at
      from subject_records r join subjects s on s.id = r.own_subject_id
      where r.subject_id = any(${ids.slice(at, at + batchSize)})
    `.execute(trx)
    members.push(...page.rows.map((row) => toMember(sources, row)))
  }
  return members
}

function toMember(sources: readonly Source[], row: Row): StoredMember {
  const { source_id: sourceId, publisher_id: publisherId, own_subject_id: unit, profile } = row
  const party = profile && toParty({ sourceId, publisherId, ownSubjectId: unit }, traitsOf(sources, sourceId), profile)
  return { sourceId, publisherId, unit, party, subjectId: row.subject_id, row }
}

/**
 * Links that exist now. A merge by decision stays as long as its line; if the other record is gone, the link goes to
 * a remaining one.
 */
function existingLinks(
  members: readonly StoredMember[],
  byRef: ReadonlyMap<string, StoredMember>,
  joined: ReadonlySet<string>,
): Link[] {
  const firstOf = new Map<string, StoredMember>()
  for (const member of members) {
    const stored = firstOf.get(member.subjectId)
    if (stored === undefined || (stored.unit !== member.subjectId && member.unit === member.subjectId)) {
      firstOf.set(member.subjectId, member)
    }
  }
  return members.flatMap((member): Link[] => {
    const { row } = member
    if (row.own_subject_id === row.subject_id) return []
    const named = row.evidence && byRef.get(refOf(row.evidence))
    const other = named && named.subjectId === member.subjectId ? named : firstOf.get(member.subjectId)
    if (other === undefined || other.unit === member.unit) return []
    if (row.reason === 'decision' && !joined.has(pairOf(refOf(member), refOf(other)))) return []
    return [{ a: member, b: other, reason: row.reason as Reason, values: row.evidence?.values ?? [], isExisting: true }]
  })
}

/** All pairs of records within one subject. */
function pairsWithin(members: readonly StoredMember[]): Pair[] {
  return [...Map.groupBy(members, ({ subjectId }) => subjectId).values()].flatMap((stored) =>
    stored.flatMap((a, at) => stored.slice(at + 1).map((b) => ({ a, b }))),
  )
}

async function write(
  trx: Transaction<Database>,
  sources: readonly Source[],
  members: readonly StoredMember[],
  clusters: ReturnType<typeof cluster>['clusters'],
): Promise<Settled> {
  const byUnit = Map.groupBy(members, ({ unit }) => unit)
  const bySubject = Map.groupBy(members, ({ subjectId }) => subjectId)
  const changed = new Set<string>()
  const counts = { joined: 0, parted: 0 }
  const records: object[] = []
  const units: { unit: string; survivor: string }[] = []
  for (const { units: ids, links } of clusters) {
    const stored = ids.flatMap((unit) => byUnit.get(unit) ?? [])
    const before = new Set(stored.map(({ subjectId }) => subjectId))
    const [only = ''] = before
    const isSame = before.size === 1 && bySubject.get(only)?.length === stored.length && ids.includes(only)
    if (isSame) continue
    const survivor = survivorOf(
      ids.map((unit) => ({
        id: unit,
        createdAt: byUnit.get(unit)?.[0]?.row.created_at ?? new Date(),
        sourceNumber: sourceNumberOf(sources, unit),
      })),
    )
    const parents = parentLinks(survivor, links)
    for (const unit of ids) {
      units.push({ unit, survivor })
      const parent = parents.get(unit)
      const evidence = parent && {
        sourceId: parent.to.sourceId,
        publisherId: parent.to.publisherId,
        values: parent.link.values,
      }
      for (const member of byUnit.get(unit) ?? []) {
        changed.add(member.subjectId)
        if (unit === survivor && member.subjectId !== survivor) counts.parted += 1
        if (unit !== survivor && member.subjectId === unit) counts.joined += 1
        records.push({
          source: member.sourceId,
          publisher: member.publisherId,
          subject: survivor,
          reason: parent?.link.reason ?? 'own-id',
          evidence: evidence ?? null,
        })
      }
    }
    changed.add(survivor)
  }
  await sql`
    update subject_records r set subject_id = x.subject, reason = x.reason, evidence = nullif(x.evidence, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as x (source text, publisher text, subject text, reason text, evidence jsonb)
    where r.source_id = x.source and r.publisher_id = x.publisher
  `.execute(trx)
  await sql`
    update subjects s set merged_into = nullif(x.survivor, s.id)
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as x (unit text, survivor text)
    where s.id = x.unit
  `.execute(trx)
  return { changed: [...changed], ...counts }
}
