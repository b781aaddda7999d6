import type { Db } from '@qingdan/database/connection.ts'
import type { Alert, AlertQuery, AlertRelation } from '../../contract/screening/alerts.ts'
import { AppError } from '../../http/app-error.ts'
import { type Paging, toPage } from '../../http/pagination.ts'
import { findHiddenBy } from '../screening/rules/hidden-by.ts'
import { type AlertRow, findAlerts, findFirstRelations, findRelations, type RelationRow } from './alert-repository.ts'
import { findAskedAgain } from './asked-again.ts'

/** Candidates that come with an alert (compliance-workflows.md §9). */
const firstRelations = 3

/** What is known of candidates beside themselves. */
interface Known {
  rules: Awaited<ReturnType<typeof findHiddenBy>>
  askedAgain: Awaited<ReturnType<typeof findAskedAgain>>
}

/** The alerts of a user, newest first, each with its first candidates. */
export async function readAlerts(db: Db, userId: string, query: AlertQuery) {
  const { rows, total, hiddenTotal } = await findAlerts(db, userId, query)
  const relations = await findFirstRelations(
    db,
    rows.map(({ id }) => id),
    firstRelations,
  )
  const known = await findKnown(
    db,
    [...relations.values()].flatMap((ofAlert) => ofAlert.rows),
  )
  const alerts = rows.map((row) => toAlert(row, relations.get(row.id) ?? { rows: [], total: 0 }, known))
  return { ...toPage(alerts, total, query), hiddenTotal }
}

/** A page of the candidates of an alert. Throws `alert.unknown`. */
export async function readRelations(db: Db, userId: string, alertId: number, paging: Paging) {
  const found = await findRelations(db, userId, alertId, paging)
  if (!found) throw new AppError('alert.unknown')
  const known = await findKnown(db, found.rows)
  const relations = found.rows.map((row) => toRelation(row, known))
  return { ...toPage(relations, found.total, paging), operateStatus: found.operateStatus }
}

async function findKnown(db: Db, rows: readonly RelationRow[]): Promise<Known> {
  const [rules, askedAgain] = await Promise.all([
    findHiddenBy(
      db,
      rows.map(({ rule_id }) => rule_id),
    ),
    findAskedAgain(
      db,
      rows.map(({ id }) => id),
      new Date(),
    ),
  ])
  return { rules, askedAgain }
}

function toAlert(row: AlertRow, relations: { rows: RelationRow[]; total: number }, known: Known): Alert {
  const { dataStatus, listName, listNameCn, changedOn } = row.facts
  const [first] = relations.rows
  const page = { page: 1, pageSize: firstRelations }
  const shown = relations.rows.map((one) => toRelation(one, known))
  return {
    id: String(row.id),
    msgType: row.msg_type,
    originalEntityName: row.name,
    type: row.type,
    name: relations.total === 1 && first ? first.facts.name : null,
    listName,
    listNameCn,
    dataStatus,
    changedOn,
    warnTime: row.raised_at.toISOString(),
    isRead: row.read_at !== null,
    operateStatus: row.operate_status,
    decidedBy: row.decided_by,
    decidedTime: row.decided_by === null ? null : (row.operated_at?.toISOString() ?? null),
    awaitsRelease: row.awaits_release,
    isWatched: row.is_watched,
    isHidden: row.is_hidden,
    foundNum: row.found_count !== null && row.found_count > relations.total ? row.found_count : null,
    relationPage: { ...toPage(shown, relations.total, page), operateStatus: row.operate_status },
  }
}

function toRelation(
  { id, score, facts, is_selected, rule_id }: RelationRow,
  { rules, askedAgain }: Known,
): AlertRelation {
  const { name, type, country, countryEn, countryCode } = facts
  return {
    id: String(id),
    entityName: name,
    type,
    country,
    countryEn,
    countryCode,
    matchingDegree: score,
    isSelect: is_selected,
    subject: facts,
    hiddenBy: rules.get(rule_id ?? 0) ?? null,
    reopened: askedAgain.get(id) ?? [],
  }
}
