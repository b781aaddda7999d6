import { sql } from 'kysely'
import { ReviewState, type StateCounts } from '../../../contract/screening/entity.ts'

/** What still has to be done about a name, as an expression on `screening_entities`. */
export const reviewState = sql<ReviewState>`
  case
    when screening_entities.screened_at is null then 'waiting'
    when screening_entities.awaits_release then 'proposed'
    when screening_entities.operate_status = '1' then 'confirmed'
    when screening_entities.operate_status = '2' then 'none'
    when screening_entities.open_count > 0 then 'open'
    when screening_entities.hidden_count > 0 then 'hidden'
    when screening_entities.candidate_count > 0 then 'settled'
    else 'clear'
  end
`

/** The most urgent first. */
export const stateOrder = sql<number>`array_position(${sql.lit(`{${ReviewState.options.join(',')}}`)}::text[], ${reviewState})`

/** Counts of all states, also of those without a name. */
export function toStateCounts(rows: readonly { state: ReviewState; count: number }[]): StateCounts {
  const found = new Map(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(ReviewState.options.map((state) => [state, found.get(state) ?? 0])) as StateCounts
}
