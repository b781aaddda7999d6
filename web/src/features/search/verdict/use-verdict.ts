import { useQuery } from '@tanstack/react-query'
import { type Answered, searchOptions, toAlertRequest } from '../search-queries.ts'
import { showsAllAlerts, toVerdict, type Verdict } from './verdict.ts'

/** The verdict of an answer; asks for all rows above the alert line where the page does not show them. null while that is under way. */
export function useVerdict(answered: Answered | undefined): Verdict | null {
  const page = Number(answered?.request.params['page'] ?? 1)
  const isWhole = answered !== undefined && showsAllAlerts(answered.data, page, answered.count)
  const alerts = useQuery(searchOptions(answered === undefined || isWhole ? null : toAlertRequest(answered.request)))
  if (answered === undefined) return null
  if (isWhole) return toVerdict(answered.data, answered.count)
  // Without the larger answer (it failed) the rows at hand still say something true: a lower bound.
  if (alerts.isError) return { ...toVerdict(answered.data, answered.count), isLowerBound: true, onlyStrong: null }
  if (alerts.data === undefined || alerts.isPlaceholderData) return null
  const verdict = toVerdict(alerts.data.data, alerts.data.count)
  return verdict.kind === 'none' && answered.count > 0 ? { ...verdict, kind: 'below' } : verdict
}
