import type { Db } from '@qingdan/database/connection.ts'
import { QuotaId } from '../../contract/access-modules.ts'
import type { LogDetail, LogExportQuery, LogQuery, LogRecord } from '../../contract/my-account/usage-log.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, toPage } from '../../http/pagination.ts'
import { moduleNames } from './module-names.ts'
import { nameModule } from './order-service.ts'
import { countLog, findCharge, findLog, type LogRow } from './repository.ts'

/** The caller's charges, newest first. */
export async function readLog(db: Db, userId: string, query: LogQuery) {
  const total = await countLog(db, userId, query)
  const rows = await findLog(db, userId, query, { limit: query.pageSize, offset: offsetOf(query) })
  return toPage(rows.map(toLogRecord), total, query)
}

/** One charge. Throws `record.unknown`, also for another user's. */
export async function readLogDetail(db: Db, userId: string, id: string): Promise<LogDetail> {
  const row = /^\d{1,15}$/.test(id) ? await findCharge(db, userId, Number(id)) : undefined
  if (!row) throw new AppError('record.unknown')
  return { ...toLogRecord(row), table: tableOf(row) }
}

/** The newest charges that match the filters, at most `limit`. */
export async function readNewest(db: Db, userId: string, filters: LogExportQuery, limit: number): Promise<LogRecord[]> {
  const rows = await findLog(db, userId, filters, { limit })
  return rows.map(toLogRecord)
}

function toLogRecord(row: LogRow): LogRecord {
  const { action } = moduleNames[QuotaId.parse(row.quota)]
  return {
    id: String(row.id),
    ...nameModule(row.quota),
    orderNumber: row.order_number,
    operation: action.zh,
    operationEn: action.en,
    createTime: row.created_at.toISOString(),
    ip: row.address,
    param1: row.param1,
    param2: row.param2,
    detail: typeof row.detail['name'] === 'string' ? row.detail['name'] : null,
  }
}

/** The item that was read, and the quota day. */
function tableOf({ quota, param1, param2, detail, day }: LogRow): LogDetail['table'] {
  const name = typeof detail['name'] === 'string' ? detail['name'] : null
  const edition = quota === 'items' ? param2 : null
  const rows = [
    { nameZh: '名称', nameEn: 'Name', value: name },
    { nameZh: '编号', nameEn: 'Id', value: param1 },
    { nameZh: '版本', nameEn: 'Edition', value: edition },
    { nameZh: '计入日期', nameEn: 'Counted on', value: day },
  ]
  return rows.flatMap(({ value, ...names }) => (value === null ? [] : [{ ...names, value }]))
}
