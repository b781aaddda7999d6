import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { RowError, ScreenedDetails, ScreenedType } from '@qingdan/database/tables/screening-tables.ts'
import { sql, type Transaction } from 'kysely'
import { type Bilingual, type Language, pick } from '../../../contract/bilingual.ts'
import { countryNameOf } from '../../../contract/country-names.ts'
import type { ReviewState } from '../../../contract/screening/entity.ts'
import { terms } from '../../../contract/terms/terms.ts'
import { cleanLines } from '../../../contract/text.ts'
import type { Sheet, SheetCell } from '../../../jobs/write-sheet.ts'
import { isErrorCode, say } from '../../../language/language.ts'
import { type JudgedCandidate, judgedCandidates } from '../entities/judged-candidates.ts'
import { attachmentsOf, notesOf } from '../entities/notes-of.ts'
import { reviewState, stateOrder } from '../entities/review-state.ts'
import { columnsOf, type FieldKind } from '../import/fields.ts'
import { reasonWords } from '../review/reasons.ts'
import { ruleInWords } from '../rules/phrases.ts'
import {
  alertName,
  bestOf,
  listNamesOf,
  releasedName,
  separator,
  sexNames,
  stateNames,
  verdictNames,
  yesNo,
} from './phrases.ts'

/** One line of the workbook: a name with one of its candidates or of the subjects that an alert brought, or without any. */
interface ExportRow {
  row_numbers: number[]
  name: string
  details: ScreenedDetails
  state: ReviewState
  screened_at: Date | null
  index_name: string | null
  method_version: string | null
  mapped_id: string | null
  is_watched: boolean
  candidate_count: number
  found_count: number | null
  subject_id: string | null
  rank: number | null
  score: number | null
  facts: JudgedCandidate['facts'] | null
  verdict: 'match' | 'none' | null
  reason: string | null
  reason_words: Bilingual | null
  note: string | null
  awaits_release: boolean | null
  released_by: string | null
  released_at: Date | null
  notes: string | null
  attachments: string | null
  decided_at: Date | null
  decided_by: string | null
  rule_id: number | null
  rule_kind: 'threshold' | 'name' | null
  rule_terms: { minScore?: number } | null
}

interface Column {
  heading: Bilingual
  /** Characters. */
  width: number
  isFraction?: boolean
  of(row: ExportRow, language: Language): string | number | null | undefined
}

/** A country and a sex are stored as codes. */
function givenInWords(kind: FieldKind, value: string | null | undefined, language: Language) {
  if (value === null || value === undefined) return value
  if (kind === 'country') return countryNameOf(value, language)
  return kind === 'sex' ? pick(sexNames[value === '男' ? 'male' : 'female'], language) : value
}

/** A name of ours, which no list prints. */
function markedName(name: string | null | undefined, language: Language) {
  return name && `${name} (${pick(terms, language).translation.mark})`
}

const time = (at: Date | null): string => (at === null ? '' : chinaTime(at))

const columns: readonly Column[] = [
  { heading: { zh: '行号', en: 'Rows' }, width: 10, of: ({ row_numbers }) => row_numbers.join(', ') },
  { heading: { zh: '原始名称', en: 'Name given' }, width: 36, of: ({ name }) => name },
  { heading: { zh: '状态', en: 'State' }, width: 14, of: ({ state }, language) => pick(stateNames[state], language) },
  {
    heading: { zh: '监控', en: 'Monitored' },
    width: 10,
    of: ({ is_watched }, language) => pick(yesNo[is_watched ? 'yes' : 'no'], language),
  },
  {
    heading: { zh: '候选数', en: 'Candidates' },
    width: 12,
    of: ({ screened_at, candidate_count: count, found_count: found }, language) =>
      screened_at === null ? '' : (bestOf(count, found, language) ?? count),
  },
  {
    heading: { zh: '候选序号', en: 'Candidate' },
    width: 10,
    of: ({ rank, subject_id }, language) => rank ?? (subject_id && pick(alertName, language)),
  },
  {
    heading: { zh: '匹配度', en: 'Score' },
    width: 10,
    isFraction: true,
    // Stored with less precision than a number has.
    of: ({ score }) => score && Number(score.toFixed(2)),
  },
  { heading: { zh: '清单主体', en: 'Listed subject' }, width: 36, of: ({ facts }) => facts?.name },
  {
    heading: { zh: '中文名', en: 'Chinese name' },
    width: 24,
    of: ({ facts }, language) => facts?.nameZh ?? markedName(facts?.translatedName, language),
  },
  { heading: { zh: '匹配的名称', en: 'Matched name' }, width: 36, of: ({ facts }) => facts?.matchedName },
  {
    heading: { zh: '主体国家（地区）', en: 'Country of the subject' },
    width: 18,
    of: ({ facts }, language) => (facts?.countryCode ? countryNameOf(facts.countryCode, language) : ''),
  },
  {
    heading: { zh: '清单', en: 'Lists' },
    width: 30,
    of: ({ facts }, language) => listNamesOf(facts?.sources ?? [], language).join(pick(separator, language)),
  },
  { heading: { zh: '主体编号', en: 'Subject id' }, width: 16, of: ({ subject_id }) => subject_id },
  {
    heading: { zh: '隐藏依据', en: 'Hidden by' },
    width: 24,
    of: ({ rule_id, rule_kind: kind, rule_terms: terms }, language) =>
      kind && ruleInWords({ ruleId: String(rule_id), kind, minScore: terms?.minScore ?? null }, language),
  },
  {
    heading: { zh: '裁定', en: 'Decision' },
    width: 12,
    of: ({ verdict }, language) => (verdict === null ? '' : pick(verdictNames[verdict], language)),
  },
  {
    heading: { zh: '理由', en: 'Reason' },
    width: 16,
    of: ({ reason, reason_words }, language) => {
      const words = reasonWords(reason, reason_words)
      return words === null ? '' : pick(words, language)
    },
  },
  { heading: { zh: '备注', en: 'Note' }, width: 30, of: ({ note }) => note },
  { heading: { zh: '裁定人', en: 'Decided by' }, width: 16, of: ({ decided_by }) => decided_by },
  {
    heading: { zh: '裁定时间（北京时间）', en: 'Decided (Beijing)' },
    width: 20,
    of: ({ decided_at }) => time(decided_at),
  },
  {
    heading: { zh: '复核', en: 'Release' },
    width: 12,
    of: ({ awaits_release, released_at }, language) =>
      awaits_release ? pick(stateNames.proposed, language) : released_at ? pick(releasedName, language) : '',
  },
  { heading: { zh: '复核人', en: 'Released by' }, width: 16, of: ({ released_by }) => released_by },
  {
    heading: { zh: '复核时间（北京时间）', en: 'Released (Beijing)' },
    width: 20,
    of: ({ released_at }) => time(released_at),
  },
  { heading: { zh: '名称备注', en: 'Notes on the name' }, width: 40, of: ({ notes }) => notes },
  { heading: { zh: '附件', en: 'Attachments' }, width: 30, of: ({ attachments }) => attachments },
  {
    heading: { zh: '筛查时间（北京时间）', en: 'Screened (Beijing)' },
    width: 20,
    of: ({ screened_at }) => time(screened_at),
  },
  { heading: { zh: '数据版本', en: 'Edition of the lists' }, width: 30, of: ({ index_name }) => index_name },
  { heading: { zh: '算法版本', en: 'Method' }, width: 10, of: ({ method_version }) => method_version },
]

const sheetNames = {
  names: { zh: '筛查结果', en: 'Results' },
  errors: { zh: '未导入或存疑的行', en: 'Rows left out or doubtful' },
} satisfies Record<string, Bilingual>

const errorColumns: readonly Pick<Column, 'heading' | 'width'>[] = [
  { heading: { zh: '行号', en: 'Row' }, width: 10 },
  { heading: { zh: '列', en: 'Column' }, width: 24 },
  { heading: { zh: '原因', en: 'Why' }, width: 60 },
]

/** Lines read at once. */
const pageLines = 500

/**
 * Every name of a batch with its details, candidates, decisions and versions, in the order of the page, at most `most`
 * lines; and the rows of the file that were left out or are doubtful, if there are any. Names are read while the workbook
 * is written, inside the caller's transaction.
 */
export async function exportSheets(
  trx: Transaction<Database>,
  { batchId, language, most }: { batchId: number; language: Language; most: number },
): Promise<Sheet[]> {
  const { type, row_errors } = await trx
    .selectFrom('screening_batches')
    .select(['type', 'row_errors'])
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow()
  const details = columnsOf[type].flatMap(({ field, heading, width, kind }): Column[] =>
    field === 'originalEntityName'
      ? []
      : [{ heading, width, of: (row, chosen) => givenInWords(kind, row.details[field], chosen) }],
  )
  const all = [...columns.slice(0, 2), ...details, ...columns.slice(2)]
  const toCells = (row: ExportRow) =>
    all.map(({ of }) => {
      const value = of(row, language) ?? ''
      return typeof value === 'number' ? value : cleanLines(value)
    })
  const names = {
    name: pick(sheetNames.names, language),
    columns: all.map(({ heading, width, isFraction }) => ({ heading: pick(heading, language), width, isFraction })),
    rows: readLines(trx, exportRows(trx, batchId).limit(most), toCells),
  }
  return row_errors.length === 0 ? [names] : [names, errorSheet(type, row_errors, language)]
}

/** The rows of the file that were left out or are doubtful, with why. */
function errorSheet(type: ScreenedType, errors: readonly RowError[], language: Language): Sheet {
  const fields = new Map<string, Bilingual>(columnsOf[type].map(({ field, heading }) => [field, heading]))
  return {
    name: pick(sheetNames.errors, language),
    columns: errorColumns.map(({ heading, width }) => ({ heading: pick(heading, language), width })),
    rows: errors.map(({ row, field, code }) => {
      const heading = fields.get(field)
      return [row, heading ? pick(heading, language) : field, isErrorCode(code) ? say(code, language) : code]
    }),
  }
}

async function* readLines(
  trx: Transaction<Database>,
  lines: ReturnType<typeof exportRows>,
  toCells: (row: ExportRow) => SheetCell[],
): AsyncGenerator<SheetCell[]> {
  await sql`declare lines no scroll cursor for ${lines}`.execute(trx)
  for (;;) {
    const { rows } = await sql<ExportRow>`fetch ${sql.lit(pageLines)} from lines`.execute(trx)
    for (const row of rows) yield toCells(row)
    if (rows.length < pageLines) break
  }
  await sql`close lines`.execute(trx)
}

function exportRows(db: Db, batchId: number) {
  return (
    db
      .selectFrom('screening_entities')
      .leftJoinLateral(judgedCandidates.as('found'), (join) => join.onTrue())
      .leftJoin('screening_decisions', 'screening_decisions.id', 'found.decision_id')
      .leftJoin('users', 'users.id', 'screening_decisions.decided_by')
      .leftJoin('screening_rules', 'screening_rules.id', 'found.rule_id')
      .leftJoin('users as releaser', 'releaser.id', 'screening_decisions.released_by')
      .select([
        'row_numbers',
        'screening_entities.name',
        'screening_entities.details',
        'screening_entities.screened_at',
        'index_name',
        'method_version',
        'mapped_id',
        'is_watched',
        'candidate_count',
        'found_count',
        'found.subject_id',
        'rank',
        'found.score',
        'verdict',
        'screening_decisions.reason',
        'reason_words',
        'screening_decisions.note',
        'decided_at',
        'users.user_name as decided_by',
        'found.rule_id',
        'screening_rules.kind as rule_kind',
        'screening_rules.terms as rule_terms',
        'screening_decisions.awaits_release',
        'released_at',
        'releaser.user_name as released_by',
      ])
      .select([notesOf.as('notes'), attachmentsOf.as('attachments')])
      // The explanation is large, and none of it is exported.
      .select(
        sql<ExportRow['facts']>`
        case when found.facts is null then null else jsonb_build_object('name', facts->'name', 'nameZh', facts->'nameZh',
          'translatedName', facts->'translatedName', 'matchedName', facts->'matchedName',
          'countryCode', facts->'countryCode', 'sources', facts->'sources') end
      `.as('facts'),
      )
      .select(reviewState.as('state'))
      .where('screening_entities.batch_id', '=', batchId)
      .orderBy(stateOrder)
      .orderBy(sql`top_score desc nulls last`)
      .orderBy('screening_entities.id')
      .orderBy('rank')
  )
}

/** Lines of the workbook of a batch, at most. */
export async function countExportRows(db: Db, batchId: number): Promise<number> {
  const { count } = await db
    .selectFrom('screening_entities')
    .select(({ fn }) =>
      fn
        .sum<number>(sql`greatest(candidate_count, 1) + (
          select count(*) from watch_alerts a join watch_alert_candidates c on c.alert_id = a.id
          where a.entity_id = screening_entities.id and a.msg_type = '1' and a.operate_status <> '0'
        )`)
        .as('count'),
    )
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
