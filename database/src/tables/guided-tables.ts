import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** A graph of guided questions under which a run was begun; kept because the run ends under it. */
export interface GuidedGraphTable {
  /** SHA-256 of the graph. */
  hash: string
  flow: string
  version: string
  graph: Json<unknown>
  stored_at: Timestamp
}

/** A user's way through a flow. Where it stands is computed from what is known and given. */
export interface GuidedRunTable {
  id: Generated<number>
  user_id: string
  graph_hash: string
  flow: string
  /** Key of the graph's `start`. */
  start_key: string
  report_name: string | null
  /** What the user entered before the questions, as the page shows it again. */
  input: Json<Record<string, string>>
  /** Those who take part, as named, and the listed subject that the user confirmed each to be. */
  parties: Json<{ name: string; subjectId: string | null; subjectName: string | null }[]>
  /** What was known when the run began: the input, the day, and what our lists say of the parties. */
  facts: Json<Record<string, unknown>>
  /** Answers and amounts in their order. */
  given: Json<unknown[]>
  /** False while only the name of a report is known. */
  is_begun: Generated<boolean>
  begun_at: Timestamp
  changed_at: Timestamp
  /** When the user ended the run at a conclusion. */
  closed_at: Timestamp | null
  /** When it became a report. */
  reported_at: Timestamp | null
}

export interface GuidedTables {
  guided_graphs: GuidedGraphTable
  guided_runs: GuidedRunTable
}
