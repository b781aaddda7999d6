import type { ColumnType, Generated } from 'kysely'
import type { ScreenedDetails, ScreenedType } from './screening-tables.ts'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>
type Json<T> = ColumnType<T, string, string>

/** What of a listed party matched: a name, a weak alias, or a Chinese name of ours. */
export type MatchedField = 'name' | 'weakAlias' | 'ourName'

/** Candidates below a score are hidden; an empty list of conditions is no condition. */
export interface ThresholdTerms {
  minScore: number
  /** Numbers of lists: all those that a candidate is on must be among them. */
  sourceIds: number[]
  /** ISO-2: all countries of a candidate must be among them. */
  countries: string[]
  fields: MatchedField[]
  types: ScreenedType[]
}

/** A name whose candidates are hidden. */
export interface GoodNameTerms {
  name: string
  nameKey: string
  type: ScreenedType
  /** Given: only a name with exactly these details. */
  details: ScreenedDetails | null
  detailsKey: string | null
  /** Null: against all subjects. */
  subjectId: string | null
  subjectName: string | null
}

/** What a rule would have done to earlier batches. */
export interface RuleTrialCounts {
  /** Days looked back. */
  days: number
  batches: number
  /** Names with their candidates that were read. */
  names: number
  candidates: number
  /** Candidates that it would have hidden, the names they are of, and how many of those would need no decision any more. */
  hidden: number
  hiddenNames: number
  cleared: number
  /** Hidden ones that were confirmed to be the party. */
  trueMatches: number
  /** There were more candidates than are read. */
  isCut: boolean
}

/** A rule of a desk. */
export interface ScreeningRuleTable {
  id: Generated<number>
  desk_id: number
  kind: 'threshold' | 'name'
  applies_to: 'all' | 'batches' | 'alerts'
  terms: Json<ThresholdTerms | GoodNameTerms>
  reason: string
  created_by: string
  changed_at: Timestamp
  expires_at: Timestamp | null
  /** The rule that it takes the place of once it is in force. */
  replaces: number | null
  /** The last trial of these terms. */
  trial: Json<RuleTrialCounts> | null
  tried_at: Timestamp | null
  in_force_by: string | null
  in_force_at: Timestamp | null
  /** Null with `ended_at`: it expired. */
  ended_by: string | null
  ended_at: Timestamp | null
}

/** Written by the API and its worker. */
export interface ScreeningRuleTables {
  screening_rules: ScreeningRuleTable
}
