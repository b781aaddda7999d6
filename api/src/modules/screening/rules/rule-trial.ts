import type { Db } from '@qingdan/database/connection.ts'
import type { RuleTrialCounts } from '@qingdan/database/tables/screening-rule-tables.ts'
import type { HiddenRow, RuleTrial } from '../../../contract/screening/rules.ts'
import type { SourceOfRow } from '../../../contract/subject.ts'
import { countScreened, type FoundRow, findRuled, type HiddenFoundRow } from './hidden-repository.ts'
import { type ActiveRule, hidingRule } from './hiding-rule.ts'

/** Candidates of batches, and of alerts, that a trial reads: some five seconds. */
const mostRead = 50_000
const mostRows = 500
const dayMillis = 24 * 60 * 60 * 1000

/**
 * What a rule would have hidden in the batches and alerts of the last days, as they were found: whatever was decided
 * since, so that a confirmed match among them shows.
 */
export async function tryRule(
  db: Db,
  rule: ActiveRule,
  userIds: readonly string[],
  { days, now }: { days: number; now: Date },
): Promise<RuleTrial> {
  const scope = {
    userIds,
    since: new Date(now.getTime() - days * dayMillis),
    ofBatches: rule.appliesTo !== 'alerts',
    ofAlerts: rule.appliesTo !== 'batches',
  }
  const condition = rule.kind === 'threshold' ? { below: rule.terms.minScore } : rule.terms
  const [screened, read] = await Promise.all([countScreened(db, scope), findRuled(db, scope, condition, mostRead + 1)])
  const found = read.filter(
    (row) => hidingRule([rule], row, { subjectId: row.subject_id, score: row.score, facts: row.facts }) !== null,
  )
  const hidden = onceEach(found)
  const places = [...Map.groupBy(found, ({ entity_id, alert_id }) => `${entity_id} ${alert_id}`).values()]
  const whole = places.filter((rows) => rows.length === rows[0]?.candidate_count)
  const counts: RuleTrialCounts = {
    days,
    ...screened,
    hidden: hidden.length,
    hiddenNames: new Set(hidden.map(({ entity_id }) => entity_id)).size,
    cleared: new Set(whole.map(([row]) => row?.entity_id)).size,
    trueMatches: hidden.filter(({ verdict }) => verdict === 'match').length,
    isCut: [...Map.groupBy(read, ({ alert_id }) => alert_id === 0).values()].some(({ length }) => length > mostRead),
  }
  return { ...counts, rows: hidden.toSorted(confirmedFirst).slice(0, mostRows).map(toHiddenRow) }
}

/** An alert repeats candidates of its watched name: a subject counts once for a name, and as a match if either is one. */
function onceEach(found: readonly FoundRow[]): HiddenFoundRow[] {
  const groups = Map.groupBy(found, ({ entity_id, subject_id }) => `${entity_id} ${subject_id}`)
  return [...groups.values()].flatMap((rows) => {
    const in_alert = rows.some(({ alert_id }) => alert_id !== 0)
    return rows
      .toSorted(confirmedFirst)
      .slice(0, 1)
      .map((row) => ({ ...row, in_alert }))
  })
}

function confirmedFirst(a: FoundRow, b: FoundRow): number {
  return Number(b.verdict === 'match') - Number(a.verdict === 'match') || b.score - a.score
}

/** A hidden candidate as the contract shows it. */
export function toHiddenRow(row: HiddenFoundRow): HiddenRow {
  const sources = (row.facts['sources'] ?? []) as SourceOfRow[]
  const chinese = new Map(sources.map(({ shortName, shortNameCn }) => [shortName, shortNameCn]))
  return {
    screningEntityId: String(row.entity_id),
    originalEntityName: row.name,
    type: row.type,
    batchId: row.batch_id === null ? null : String(row.batch_id),
    batchNo: row.batch_no,
    isInAlert: row.in_alert,
    entityId: row.subject_id,
    entityName: String(row.facts['name']),
    matchedName: String(row.facts['matchedName']),
    score: row.score,
    lists: row.lists,
    listsCn: row.lists.map((name) => chinese.get(name) ?? name),
    screeningTime: row.found_at.toISOString(),
    verdict: row.verdict,
  }
}
