import { chinaTime } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import { type Bilingual, type Language, pick } from '../../contract/bilingual.ts'
import type { LogExportQuery, LogRecord } from '../../contract/my-account/usage-log.ts'
import { cleanText } from '../../contract/text.ts'
import { AppError } from '../../http/app-error.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { writeWorkbook } from '../../jobs/write-workbook.ts'
import { readNewest } from './log-service.ts'

/** Larger exports must be split. */
const mostRows = 50_000
const secondsToWait = 5

interface Column {
  heading: Bilingual
  /** Characters. */
  width: number
  of(record: LogRecord, language: Language): string
}

const columns: readonly Column[] = [
  {
    heading: { zh: '时间（北京时间）', en: 'Time (Beijing)' },
    width: 20,
    of: ({ createTime }) => chinaTime(new Date(createTime)),
  },
  {
    heading: { zh: '功能', en: 'Module' },
    width: 16,
    of: (record, language) => pick({ zh: record.moduleName, en: record.moduleNameEn }, language),
  },
  {
    heading: { zh: '操作', en: 'Operation' },
    width: 12,
    of: (record, language) => pick({ zh: record.operation, en: record.operationEn }, language),
  },
  { heading: { zh: '对象', en: 'Subject' }, width: 48, of: ({ detail }) => detail ?? '' },
  { heading: { zh: '编号', en: 'Id' }, width: 20, of: ({ param1 }) => param1 },
  { heading: { zh: '类型或版本', en: 'Type or edition' }, width: 14, of: ({ param2 }) => param2 ?? '' },
  { heading: { zh: '订单号', en: 'Order' }, width: 22, of: ({ orderNumber }) => orderNumber },
  { heading: { zh: 'IP 地址', en: 'IP address' }, width: 18, of: ({ ip }) => ip },
]

/** Users whose workbook is being created. */
const waiting = new Set<string>()

/**
 * The log as a workbook, newest first, with its number of rows. Throws `export.empty`, `export.tooMany` beyond 50,000 rows, and `rate.exceeded` while the user's previous
 * export is still running.
 */
export async function exportLog(
  { db, files }: { db: Db; files: JobFiles },
  userId: string,
  filters: LogExportQuery,
  language: Language,
): Promise<{ file: Buffer; rows: number }> {
  if (waiting.has(userId)) {
    throw new AppError('rate.exceeded', { params: { seconds: secondsToWait }, retryAfter: secondsToWait })
  }
  waiting.add(userId)
  try {
    const records = await readNewest(db, userId, filters, mostRows + 1)
    if (records.length === 0) throw new AppError('export.empty')
    if (records.length > mostRows) throw new AppError('export.tooMany', { params: { rows: mostRows } })
    const file = await files.make(writeWorkbook, {
      columns: columns.map(({ heading, width }) => ({ heading: pick(heading, language), width })),
      rows: records.map((record) => columns.map(({ of }) => cleanText(of(record, language)))),
    })
    return { file, rows: records.length }
  } finally {
    waiting.delete(userId)
  }
}
