import type { Database, MatchEvidence } from '@qingdan/database/schema.ts'
import type { Clusters, Link } from '@qingdan/resolution/cluster.ts'
import { parentLinks } from '@qingdan/resolution/parent-links.ts'
import { survivorOf } from '@qingdan/resolution/survivor.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import type { StoredMember } from './members.ts'
import { sourceNumberOf } from './source-traits.ts'

/** An entry of a subject that was divided or extended: its subject before and now, and why. */
export interface SubjectChange {
  /** The entry's own subject. */
  unit: string
  from: string
  to: string
  reason: string
}

type ExplainLink = (link: Pick<Link, 'a' | 'b' | 'reason'>) => MatchEvidence[]

/** Stores the subject of every record whose subject has other entries than before. */
export async function writeSubjects(
  trx: Transaction<Database>,
  sources: readonly Source[],
  members: readonly StoredMember[],
  clusters: Clusters['clusters'],
  explainLink: ExplainLink,
): Promise<SubjectChange[]> {
  const byUnit = Map.groupBy(members, ({ unit }) => unit)
  const bySubject = Map.groupBy(members, ({ subjectId }) => subjectId)
  const changed = clusters.filter(({ units }) => !isStored(units, byUnit, bySubject))
  const written = changed.flatMap(({ units, links }) => {
    const survivor = survivorOf(
      units.map((unit) => ({
        id: unit,
        createdAt: byUnit.get(unit)?.[0]?.createdAt ?? new Date(),
        sourceNumber: sourceNumberOf(sources, unit),
      })),
    )
    const parents = parentLinks(survivor, links)
    return units.flatMap((unit) => {
      const parent = parents.get(unit)
      const reason = parent === undefined ? 'own-id' : reasonOf(parent.link, explainLink)
      const evidence = parent && evidenceOf(parent, explainLink)
      return (byUnit.get(unit) ?? []).map((member) => ({ member, unit, survivor, reason, evidence: evidence ?? null }))
    })
  })
  await storeRecords(trx, written)
  return written.map(({ member, unit, survivor, reason }) => ({ unit, from: member.subjectId, to: survivor, reason }))
}

function isStored(
  units: readonly string[],
  byUnit: ReadonlyMap<string, StoredMember[]>,
  bySubject: ReadonlyMap<string, StoredMember[]>,
): boolean {
  const stored = units.flatMap((unit) => byUnit.get(unit) ?? [])
  const [only = '', ...others] = new Set(stored.map(({ subjectId }) => subjectId))
  return others.length === 0 && bySubject.get(only)?.length === stored.length && units.includes(only)
}

type Parent = NonNullable<ReturnType<ReturnType<typeof parentLinks>['get']>>

/** The kind of the strongest evidence, or `decision`. */
function reasonOf(link: Link, explainLink: ExplainLink): string {
  if (link.reason === 'decision') return 'decision'
  return explainLink(link).find(({ points }) => points > 0)?.kind ?? 'evidence'
}

function evidenceOf({ link, to }: Parent, explainLink: ExplainLink) {
  return { sourceId: to.sourceId, publisherId: to.publisherId, evidence: explainLink(link) }
}

async function storeRecords(
  trx: Transaction<Database>,
  written: readonly { member: StoredMember; unit: string; survivor: string; reason: string; evidence: object | null }[],
): Promise<void> {
  const records = written.map(({ member, survivor, reason, evidence }) => ({
    source: member.sourceId,
    publisher: member.publisherId,
    subject: survivor,
    reason,
    evidence,
  }))
  const units = [...new Map(written.map(({ unit, survivor }) => [unit, { unit, survivor }])).values()]
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
}
