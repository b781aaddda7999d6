import type { Db } from '@qingdan/database/connection.ts'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { AppError } from '../../app-error.ts'
import { chinaTime } from '../../china-time.ts'
import type { LogExportQuery, LogRecord } from '../../contract/mine.ts'
import { cleanText } from '../../contract/requests.ts'
import type { Language } from '../../language.ts'
import { findLog } from './log.ts'

/** More is asked for in parts; this many take about a second. */
const mostRows = 50_000

interface Column {
  heading: Record<Language, string>
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
    heading: { zh: '模块', en: 'Module' },
    width: 16,
    of: (record, language) => (language === 'zh' ? record.moduleName : record.moduleNameEn),
  },
  {
    heading: { zh: '操作', en: 'Operation' },
    width: 12,
    of: (record, language) => (language === 'zh' ? record.operation : record.operationEn),
  },
  { heading: { zh: '内容', en: 'Content' }, width: 48, of: ({ detail }) => detail ?? '' },
  { heading: { zh: '编号', en: 'Id' }, width: 20, of: ({ param1 }) => param1 },
  { heading: { zh: '类型或版本', en: 'Type or edition' }, width: 14, of: ({ param2 }) => param2 ?? '' },
  { heading: { zh: '订单号', en: 'Order' }, width: 22, of: ({ orderNumber }) => orderNumber },
  { heading: { zh: 'IP 地址', en: 'IP address' }, width: 18, of: ({ ip }) => ip },
]

/** The log as a workbook, newest first. Throws `export.empty`, and `export.tooMany` beyond 50,000 rows. */
export async function exportLog(db: Db, userId: string, filters: LogExportQuery, language: Language): Promise<Buffer> {
  const records = await findLog(db, userId, filters, mostRows + 1)
  if (records.length === 0) throw new AppError('export.empty')
  if (records.length > mostRows) throw new AppError('export.tooMany', { params: { rows: mostRows } })
  const head = columns.map(({ heading }): Cell => ({ value: heading[language], type: String, fontWeight: 'bold' }))
  const rows = records.map((record) => columns.map(({ of }) => textCell(of(record, language))))
  const widths = columns.map(({ width }) => ({ width }))
  return writeXlsxFile([head, ...rows], { columns: widths, stickyRowsCount: 1 }).toBuffer()
}

/** Text and never a formula, whatever it begins with. */
function textCell(text: string): Cell {
  return { value: cleanText(text), type: String }
}
