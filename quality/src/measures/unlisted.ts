import type { PartyKind } from '@qingdan/matching/model.ts'
import { alertLine } from '@qingdan/matching/score.ts'
import type { Screener } from '@qingdan/screening/screener.ts'
import { type Alert, alertOf, screenAll } from './people.ts'

/** Names of parties on no list: how many give an alert. */
export interface UnlistedNamesReport {
  names: number
  /** At or above the alert line. */
  alerting: number
  strong: number
  alerts: Alert[]
}

const strongLine = 90

export async function measureUnlistedNames(
  screener: Screener,
  names: readonly string[],
  type: PartyKind | null,
): Promise<UnlistedNamesReport> {
  const answers = await screenAll(
    screener,
    names.map((name) => ({ name, type })),
  )
  const alerts = answers.flatMap(([top], index) =>
    top !== undefined && top.score >= alertLine ? [alertOf(names[index] ?? '', top)] : [],
  )
  alerts.sort((one, other) => other.score - one.score)
  return {
    names: names.length,
    alerting: alerts.length,
    strong: alerts.filter(({ score }) => score >= strongLine).length,
    alerts,
  }
}
