import { Readable } from 'node:stream'
import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { stringify } from 'csv-stringify/sync'
import type { AuditExportQuery, AuditRecord } from '../../contract/admin.ts'
import { type Language, pick } from '../../contract/bilingual.ts'
import {
  auditOperations,
  auditOutcomes,
  isAuditOperation,
  withoutNamed,
} from '../../contract/operations/audit-operations.ts'
import { AppError } from '../../http/app-error.ts'
import { isErrorCode, say } from '../../language/language.ts'
import { countAudit, findAudit } from './audit-repository.ts'

/** Larger exports must be split by days. */
const mostRows = 100_000
const rowsAtOnce = 1000

/** The byte order mark: spreadsheets recognise UTF-8 by it. */
const byteOrderMark = '\uFEFF'

const columns: readonly [heading: string, of: (record: AuditRecord, language: Language) => string | null][] = [
  ['id', ({ id }) => id],
  ['time (Beijing)', ({ time }) => chinaTime(new Date(time))],
  ['actor id', ({ actorId }) => actorId],
  ['actor', ({ actorName }) => actorName],
  ['operation', ({ operation }) => operation],
  ['operation name', ({ operation }, language) => nameOf(operation, language)],
  ['subject', ({ subject }) => subject],
  ['outcome', ({ outcome }) => outcome],
  ['outcome name', ({ outcome }, language) => pick(auditOutcomes[outcome], language)],
  ['reason', ({ reason }) => reason],
  [
    'reason text',
    ({ reason }, language) => (reason !== null && isErrorCode(reason) ? withoutNamed(say(reason, language)) : null),
  ],
  ['address', ({ ip }) => ip],
  ['request', ({ requestId }) => requestId],
  ['data version', ({ dataVersion }) => dataVersion],
  ['details', ({ details }) => JSON.stringify(details)],
]

/** Number of rows of an export. Throws `export.empty`, and `export.tooMany` beyond 100,000. */
export async function countForExport(db: Db, filters: AuditExportQuery): Promise<number> {
  const rows = await countAudit(db, filters, mostRows + 1)
  if (rows === 0) throw new AppError('export.empty')
  if (rows > mostRows) throw new AppError('export.tooMany', { params: { rows: mostRows } })
  return rows
}

/** Streams the audit as CSV (RFC 4180), newest first; the names of codes are in `language`. */
export function streamAuditCsv(db: Db, filters: AuditExportQuery, language: Language): Readable {
  return Readable.from(csvLines(db, filters, language), { objectMode: false })
}

async function* csvLines(db: Db, filters: AuditExportQuery, language: Language): AsyncGenerator<string> {
  yield byteOrderMark + toLines([columns.map(([heading]) => heading)])
  let before: number | undefined
  let written = 0
  while (written < mostRows) {
    const records = await findAudit(db, filters, { before, limit: rowsAtOnce })
    yield toLines(records.map((record) => columns.map(([, of]) => of(record, language) ?? '')))
    written += records.length
    const last = records.at(-1)
    if (!last || records.length < rowsAtOnce) return
    before = Number(last.id)
  }
}

/** Null for a code that an older version recorded. */
function nameOf(operation: string, language: Language): string | null {
  return isAuditOperation(operation) ? pick(auditOperations[operation], language) : null
}

/** Lines as spreadsheets expect them. */
function toLines(rows: string[][]): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    // A leading line feed also starts a formula (OWASP, CSV Injection), but the library's option misses it.
    cast: { string: (text) => (text.startsWith('\n') ? `'${text}` : text) },
  })
}
