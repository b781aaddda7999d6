import type { Db } from '@qingdan/database/connection.ts'
import { type LogDetail, type LogExportQuery, type LogQuery, type LogRecord, QuotaId } from '../../contract/mine.ts'
import { AppError } from '../../http/app-error.ts'
import { offsetOf, toPage } from '../../http/pagination.ts'
import { moduleNames } from './module-names.ts'
import { nameModule } from './order-service.ts'

/** What the caller was charged for, newest first. */
export async function readLog(db: Db, userId: string, query: LogQuery) {
  const { total } = await logOf(db, userId, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await newestFirst(db, userId, query).limit(query.pageSize).offset(offsetOf(query)).execute()
  return toPage(rows.map(toLogRecord), total, query)
}

/** One charge. Throws `record.unknown`, for another's too. */
export async function readLogDetail(db: Db, userId: string, id: string): Promise<LogDetail> {
  const row = /^\d{1,15}$/.test(id)
    ? await newestFirst(db, userId, {}).where('id', '=', Number(id)).executeTakeFirst()
    : undefined
  if (!row) throw new AppError('record.unknown')
  return { ...toLogRecord(row), table: tableOf(row) }
}

/** The newest of what the filters leave, at most `limit`. */
export async function findLog(db: Db, userId: string, filters: LogExportQuery, limit: number): Promise<LogRecord[]> {
  const rows = await newestFirst(db, userId, filters).limit(limit).execute()
  return rows.map(toLogRecord)
}

function logOf(db: Db, userId: string, { orderNumber, moduleId, createTimeStart, createTimeEnd }: Partial<LogQuery>) {
  let query = db.selectFrom('usage_records').where('user_id', '=', userId)
  if (orderNumber !== undefined) query = query.where('order_number', '=', orderNumber)
  if (moduleId !== undefined)
    query = query.where((eb) => eb.or([eb('quota', '=', moduleId), eb('module', '=', moduleId)]))
  if (createTimeStart !== undefined) query = query.where('created_at', '>=', new Date(createTimeStart))
  if (createTimeEnd !== undefined) query = query.where('created_at', '<=', new Date(createTimeEnd))
  return query
}

function newestFirst(db: Db, userId: string, filters: Partial<LogQuery>) {
  return logOf(db, userId, filters)
    .select(['id', 'order_number', 'quota', 'param1', 'param2', 'detail', 'address', 'day', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

interface Row {
  id: number
  order_number: string
  quota: string
  param1: string
  param2: string | null
  detail: Record<string, unknown>
  address: string
  day: string
  created_at: Date
}

function toLogRecord(row: Row): LogRecord {
  const { deed } = moduleNames[QuotaId.parse(row.quota)]
  return {
    id: String(row.id),
    ...nameModule(row.quota),
    orderNumber: row.order_number,
    operation: deed.zh,
    operationEn: deed.en,
    createTime: row.created_at.toISOString(),
    ip: row.address,
    param1: row.param1,
    param2: row.param2,
    detail: typeof row.detail['name'] === 'string' ? row.detail['name'] : null,
  }
}

/** What was read, and which day's quota paid for it. */
function tableOf({ quota, param1, param2, detail, day }: Row): LogDetail['table'] {
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
