import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { GoodNameTerms, ThresholdTerms } from '@qingdan/database/tables/screening-rule-tables.ts'
import type { RuleQuery, ScreeningRule } from '../../../contract/screening/rules.ts'
import { toPage } from '../../../http/pagination.ts'
import { findDesk, findJoined } from '../../desks/desk-of.ts'
import { toGivenDetails } from '../entities/given-details.ts'
import { findLists, findRulePage, type ListedRule } from './rule-repository.ts'

type Lists = Awaited<ReturnType<typeof findLists>>

/** A page of the rules of the caller's desk. */
export async function readRulePage(db: Db, userId: string, query: RuleQuery, now: Date) {
  const desk = await findDesk(db, userId)
  const { rows, total } = desk
    ? await findRulePage(db, { deskId: desk.deskId, userIds: await findJoined(db, desk.deskId) }, query, now)
    : { rows: [], total: 0 }
  const lists = await findLists(
    db,
    rows.flatMap(({ terms }) => ('sourceIds' in terms ? terms.sourceIds : [])),
  )
  return toPage(
    rows.map((row) => toRule(row, lists)),
    total,
    query,
  )
}

function toRule(row: ListedRule, lists: Lists): ScreeningRule {
  const { terms } = row
  return {
    id: String(row.id),
    kind: row.kind,
    appliesTo: row.applies_to,
    state: row.state,
    reason: row.reason,
    createdBy: row.created_by_name,
    changedTime: row.changed_at.toISOString(),
    expiresOn: row.expires_at && lastDayOf(row.expires_at),
    replaces: row.replaces === null ? null : String(row.replaces),
    threshold: 'minScore' in terms ? toThreshold(terms, lists) : null,
    goodName: 'nameKey' in terms ? toGoodName(terms) : null,
    trial: row.trial && row.tried_at && { ...row.trial, triedTime: row.tried_at.toISOString() },
    inForceBy: row.in_force_by_name,
    inForceTime: row.in_force_at?.toISOString() ?? null,
    endedBy: row.ended_by_name,
    endedTime: (row.ended_at ?? (row.state === 'ended' ? row.expires_at : null))?.toISOString() ?? null,
    hiddenNum: row.hidden_count,
  }
}

/** A rule ends with its last day. */
function lastDayOf(expiresAt: Date): string {
  return chinaDay(new Date(expiresAt.getTime() - 1))
}

function toThreshold({ minScore, sourceIds, countries, fields, types }: ThresholdTerms, lists: Lists) {
  const known = new Map(lists.map((list) => [list.source_number, list]))
  const sources = sourceIds.map((sourceId) => {
    const list = known.get(sourceId)
    const shortName = list?.short_name ?? String(sourceId)
    return { sourceId, shortName, shortNameCn: list?.short_name_cn ?? shortName }
  })
  return { minScore, sources, countries, fields, types }
}

function toGoodName({ name, type, details, subjectId, subjectName }: GoodNameTerms) {
  return { originalEntityName: name, type, details: details && toGivenDetails(details), subjectId, subjectName }
}
