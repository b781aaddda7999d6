import type { Db } from '@qingdan/database/connection.ts'
import type { MatchEvidence, MergeEvidence } from '@qingdan/database/schema.ts'
import { compareParties, explain, probabilityOf } from '@qingdan/resolution/compare.ts'
import { type Party, toParty } from '@qingdan/resolution/party.ts'
import type { Profile } from '@qingdan/resolution/profile.ts'
import { sql } from 'kysely'
import type { IngestContext } from './ingest-context.ts'
import { traitsOf } from './pipeline/resolve/source-traits.ts'
import type { Source } from './source.ts'

interface Row {
  source_id: string
  publisher_id: string
  own_subject_id: string
  subject_id: string
  reason: string
  evidence: MergeEvidence | null
  profile: Profile | null
  name: string | null
  is_current: boolean
}

/** A common name shares its keys with many subjects; only this many are shown. */
const mostOthers = 20

/**
 * Lines that explain how a subject was resolved: its records, why each belongs to it and what was decided; then
 * similar subjects that were not joined, and why not. A merged id is explained as the subject it was merged into.
 * Null for an unknown id.
 */
export async function explainSubject(
  { db, sources }: Pick<IngestContext, 'db' | 'sources'>,
  id: string,
): Promise<string[] | null> {
  const subject = await db
    .selectFrom('subjects as asked')
    .innerJoin('subjects', (join) =>
      join.on((eb) => eb('subjects.id', '=', eb.fn.coalesce('asked.merged_into', 'asked.id'))),
    )
    .select(['subjects.id', 'subjects.name', 'subjects.type', 'subjects.is_listed'])
    .where('asked.id', '=', id)
    .executeTakeFirst()
  if (subject === undefined) return null
  const records = await readRows(db, sql`r.subject_id = ${subject.id}`)
  const others = await readRows(
    db,
    sql`
      r.subject_id <> ${subject.id} and exists (
        select from record_keys o
        join record_keys m on m.kind = o.kind and m.value = o.value
        join subject_records s on s.source_id = m.source_id and s.publisher_id = m.publisher_id
        where s.subject_id = ${subject.id} and o.source_id = r.source_id and o.publisher_id = r.publisher_id
      )
    `,
  )
  const verdicts = others.flatMap((other) => verdictOf(sources, other, records) ?? [])
  return [
    ...(subject.id === id ? [] : [`${id} was merged into ${subject.id}`]),
    `${subject.id}: ${subject.name} (${subject.type}, ${subject.is_listed ? 'listed' : 'on no list'})`,
    ...records.map((row) => `  ${describe(row)}: ${reasonOf(row)}`),
    ...(await decisionLines(db, records)),
    ...(verdicts.length === 0 ? [] : ['near, and not joined:']),
    ...verdicts.slice(0, mostOthers),
    ...(verdicts.length > mostOthers ? [`  and ${verdicts.length - mostOthers} more`] : []),
  ]
}

async function readRows(db: Db, condition: ReturnType<typeof sql>): Promise<Row[]> {
  const found = await sql<Row>`
    select r.source_id, r.publisher_id, r.own_subject_id, r.subject_id, r.reason, r.evidence, r.profile,
      v.record#>>'{names,0,value}' as name, v.valid_to is null as is_current
    from subject_records r
    join sources o on o.id = r.source_id
    left join lateral (
      select record, valid_to from source_records v
      where v.source_id = r.source_id and v.publisher_id = r.publisher_id order by valid_from desc, id desc limit 1
    ) v on true
    where ${condition}
    order by o.source_number, r.publisher_id
  `.execute(db)
  return found.rows
}

function describe(row: Row): string {
  return `${row.source_id}/${row.publisher_id} ${row.name ?? ''}${row.is_current ? '' : ' (withdrawn)'}`
}

function reasonOf({ reason, evidence, own_subject_id }: Row): string {
  if (evidence === null) return 'its own subject'
  return `${reason} with ${evidence.sourceId}/${evidence.publisherId} (${textOf(evidence.evidence)}); alone it is ${own_subject_id}`
}

/** `name 2.9: Vladimir Putin; birth-date 2.7: 1952-10-07` */
function textOf(evidence: readonly MatchEvidence[]): string {
  return evidence.map(({ kind, points, values }) => `${kind} ${points}: ${values.join(' / ')}`).join('; ')
}

function partyOf(sources: readonly Source[], { source_id, publisher_id, own_subject_id, profile }: Row): Party | null {
  if (profile === null) return null
  const record = { sourceId: source_id, publisherId: publisher_id, ownSubjectId: own_subject_id }
  return toParty(record, traitsOf(sources, source_id), profile)
}

/** The evidence between a record and the one of the subject that is most like it. */
function verdictOf(sources: readonly Source[], other: Row, records: readonly Row[]): string | null {
  const near = partyOf(sources, other)
  if (near === null) return null
  const comparisons = records.flatMap((row) => {
    const party = partyOf(sources, row)
    return party === null ? [] : [compareParties(party, near)]
  })
  const [best] = comparisons.sort((a, b) => b.odds - a.odds)
  if (best === undefined) return null
  const probability = probabilityOf(best.odds).toFixed(3)
  return `  ${describe(other)} [${other.subject_id}]: ${probability} (${textOf(explain(best, near.profile.type))})`
}

async function decisionLines(db: Db, records: readonly Row[]): Promise<string[]> {
  const refs = new Set(records.map((row) => `${row.source_id}/${row.publisher_id}`))
  const decisions = await db.selectFrom('resolution_decisions').selectAll().execute()
  return decisions.flatMap((decision) => {
    const [a, b] = [
      `${decision.a_source_id}/${decision.a_publisher_id}`,
      `${decision.b_source_id}/${decision.b_publisher_id}`,
    ]
    if (!refs.has(a) && !refs.has(b)) return []
    return [
      `  decided by ${decision.decided_by} on ${decision.decided_on}: ${decision.action} ${a} and ${b}: ${decision.reason}`,
    ]
  })
}
