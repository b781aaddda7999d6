import type { Db } from '@qingdan/database/connection.ts'
import type { RelatedSubject } from '../../contract/detail.ts'
import { maxGraphNodes, type OwnershipRuleResult, type RelationStatement } from '../../contract/graph.ts'
import { namesOf } from './parties.ts'
import { percentText } from './phrases.ts'
import { isNameOnly, mergeRelations, otherEnd, type Relation, standingOf, wordOf } from './relations.ts'
import { findParties, findRelations } from './repository.ts'
import { applyRules, findCoveringEntries } from './rule-results.ts'
import { type Walk, walk } from './walk.ts'

/** Owners are followed further than they are shown, because a share may come from a distant owner. */
export const shareLevels = 10

/** The related parties of a subject, each relation once: the same that the first step of its graph shows in both directions. */
export async function readRelatedSubjects(db: Db, subjectId: string, day: string): Promise<RelatedSubject[]> {
  const relations = mergeRelations(await findRelations(db, [subjectId])).filter(
    ({ source, target }) => source === subjectId || target === subjectId,
  )
  const others = relations.map((relation) => otherEnd(relation, subjectId)).filter((id) => !isNameOnly(id))
  const parties = new Map((await findParties(db, [...new Set(others)], day)).map((row) => [row.id, row]))
  const names = namesOf(relations, parties)
  return relations.map((relation) => {
    const id = otherEnd(relation, subjectId)
    const type = parties.get(id)?.type ?? null
    return { id, type, s: type === null ? null : '1', ...names(id), ...toRelated(relation, id) }
  })
}

/** The publishers' 50 % rules applied to a subject. */
export async function readOwnershipRules(db: Db, subjectId: string, day: string): Promise<OwnershipRuleResult[]> {
  const owners = await walkOwners(db, subjectId)
  return owners.relations.length === 0 ? [] : applyRules(db, subjectId, owners, day)
}

/** The entries of the listed owners that bring a subject under a 50 % rule, by the rule; none where a share is not stated. */
export async function readCoveringEntries(
  db: Db,
  subjectId: string,
  day: string,
): Promise<Awaited<ReturnType<typeof findCoveringEntries>>> {
  const owners = await walkOwners(db, subjectId)
  return owners.relations.length === 0 ? {} : findCoveringEntries(db, subjectId, owners, day)
}

function walkOwners(db: Db, subjectId: string): Promise<Walk> {
  const reach = { direction: 0, levels: shareLevels, maxNodes: maxGraphNodes, includeOther: false } as const
  return walk(subjectId, reach, (ids) => findRelations(db, ids))
}

function toRelated(relation: Relation, other: string): Omit<RelatedSubject, 'id' | 'type' | 's' | 'name' | 'nameZh'> {
  const [first] = relation.statements
  const word = wordOf(relation, other)
  return {
    kind: first?.kind ?? '',
    labelZh: word.zh,
    labelEn: word.en,
    direction: first?.from_id === other ? 'from' : 'to',
    standing: standingOf(relation, other),
    isOwnership: relation.isOwnership,
    isFormer: relation.isFormer,
    percent: relation.percent,
    percentZh: relation.isOwnership ? percentText(relation.percent, 'zh') : '',
    percentEn: relation.isOwnership ? percentText(relation.percent, 'en') : '',
    sourceId: first?.source_number ?? 0,
    sourceName: first?.source_name ?? '',
    sourceNameCn: first?.source_name_cn ?? '',
    statedBy: toStatements(relation),
  }
}

export function toStatements({ statements }: Relation): RelationStatement[] {
  return statements.map((row) => ({
    sourceId: row.source_number,
    sourceName: row.source_name,
    sourceNameCn: row.source_name_cn,
    percent: row.percent,
    statement: row.statement,
  }))
}
