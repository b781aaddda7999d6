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

/** A party of a run, and the listed subject that the user confirmed it to be. */
interface NamedParty {
  name: string
  subjectId: string | null
  subjectName: string | null
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
  /** Those who take part. */
  parties: Json<NamedParty[]>
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
  /** The risk project whose conclusion it is, or for which an end use was answered. */
  project_id: number | null
}

/** A country of a risk project. Roles: 0 origin, 1 transit, 2 destination, 3 end use, 4 payment. */
export interface ProjectCountry {
  countryId: string
  role: number
}

/** A partner of a risk project: a screened name and what it does in the transaction. */
export interface ProjectPartner {
  /** Of `screening_entities`. */
  entityId: number
  role: number
  countryId: string | null
  /** A party under 15 CFR 748.5(c)-(f): it buys, receives, holds or uses the item. */
  isParty: boolean
}

/** A transaction risk project as its user entered it. What it comes to are runs of guided questions. */
export interface RiskProjectTable {
  id: Generated<number>
  user_id: string
  /** The graph that it was saved under. */
  graph_hash: string
  name: string
  item: string
  eccn: string | null
  value: string | null
  countries: Json<ProjectCountry[]>
  partners: Json<ProjectPartner[]>
  /** Answers of a person in their order. */
  given: Json<{ id: string; answer: 'yes' | 'no' }[]>
  /** Counts changes, so that a page that has an older state is refused. */
  revision: Generated<number>
  /** The run that says where it stands. */
  run_id: number | null
  /** Of its conclusion; null while there is none. */
  severity: string | null
  /** The index that its partners were screened with. */
  index_name: string | null
  /** The lists, regulations and day that it was evaluated for. */
  editions_key: string | null
  created_at: Timestamp
  changed_at: Timestamp
  checked_at: Timestamp | null
}

/** Beside a run that is a conclusion: why it was made, and what it was made from. */
export interface RiskConclusionTable {
  run_id: number
  /** `publish`: lists, regulations or the day changed. */
  cause: 'save' | 'person' | 'publish'
  snapshot: Json<unknown>
  /** Null: made without its user, who has not seen it. */
  read_at: Timestamp | null
  /** When a message named it; null while none did. */
  mailed_at: Generated<Timestamp | null>
}

export interface GuidedTables {
  guided_graphs: GuidedGraphTable
  guided_runs: GuidedRunTable
  risk_projects: RiskProjectTable
  risk_conclusions: RiskConclusionTable
}
