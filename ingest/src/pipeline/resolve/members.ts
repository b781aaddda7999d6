import type { Database, MergeEvidence } from '@qingdan/database/schema.ts'
import { type Link, type Member, pairOf, refOf } from '@qingdan/resolution/cluster.ts'
import { toParty } from '@qingdan/resolution/party.ts'
import type { Profile } from '@qingdan/resolution/profile.ts'
import { sql, type Transaction } from 'kysely'
import type { Source } from '../../source.ts'
import { traitsOf } from './source-traits.ts'

/** A record with what is stored about its subject. */
export interface StoredMember extends Member {
  subjectId: string
  reason: string
  evidence: MergeEvidence | null
  createdAt: Date
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

/** All records of these subjects. */
export async function readMembers(
  trx: Transaction<Database>,
  sources: readonly Source[],
  subjectIds: readonly string[],
): Promise<StoredMember[]> {
  const { rows } = await sql<Row>`
    select r.source_id, r.publisher_id, r.own_subject_id, r.subject_id, r.reason, r.evidence, r.profile, s.created_at
    from subject_records r join subjects s on s.id = r.own_subject_id
    where r.subject_id = any(${[...subjectIds]})
    order by r.source_id, r.publisher_id
  `.execute(trx)
  return rows.map((row) => toMember(sources, row))
}

function toMember(sources: readonly Source[], row: Row): StoredMember {
  const { source_id: sourceId, publisher_id: publisherId, own_subject_id: unit, profile } = row
  const party = profile && toParty({ sourceId, publisherId, ownSubjectId: unit }, traitsOf(sources, sourceId), profile)
  const { subject_id: subjectId, reason, evidence, created_at: createdAt } = row
  return { sourceId, publisherId, unit, party, subjectId, reason, evidence, createdAt }
}

/**
 * Links that exist now. A merge by decision stays as long as its line; if the other record is gone, the link goes to
 * a remaining one.
 */
export function existingLinks(members: readonly StoredMember[], joined: ReadonlySet<string>): Link[] {
  const byRef = new Map(members.map((member) => [refOf(member), member]))
  const firstOf = new Map<string, StoredMember>()
  for (const member of members) {
    const stored = firstOf.get(member.subjectId)
    if (stored === undefined || (stored.unit !== member.subjectId && member.unit === member.subjectId)) {
      firstOf.set(member.subjectId, member)
    }
  }
  return members.flatMap((member): Link[] => {
    if (member.unit === member.subjectId) return []
    const named = member.evidence && byRef.get(refOf(member.evidence))
    const other = named && named.subjectId === member.subjectId ? named : firstOf.get(member.subjectId)
    if (other === undefined || other.unit === member.unit) return []
    const isDecision = member.reason === 'decision'
    if (isDecision && !joined.has(pairOf(refOf(member), refOf(other)))) return []
    const reason = isDecision ? 'decision' : 'evidence'
    return [{ a: member, b: other, reason, odds: Number.POSITIVE_INFINITY, isExisting: true }]
  })
}
