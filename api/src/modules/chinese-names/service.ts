import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { mostChineseNames, mostChineseNamesOfSubject } from '../../contract/chinese-names/limits.ts'
import type {
  ChineseNameChange,
  ChineseNamePage,
  ChineseNameQuery,
  ChineseNameRequest,
} from '../../contract/chinese-names/own-names.ts'
import { AppError } from '../../http/app-error.ts'
import { toPage } from '../../http/pagination.ts'
import {
  countNames,
  countOf,
  findNames,
  findRecordOf,
  insertName,
  isTaken,
  lockName,
  markRemoved,
  type NameRow,
  updateName,
} from './repository.ts'

/** An administrator, who has an account. */
type Administrator = Actor & { userId: string }

/** The names of this installation, the last changed first, by a part of the name or of its subject. */
export async function readNames(db: Db, query: ChineseNameQuery): Promise<ChineseNamePage> {
  const [total, rows] = await Promise.all([countNames(db, query.keyword), findNames(db, query)])
  return toPage(rows.map(toName), total, query)
}

/** Gives a subject a name and returns its id. Throws `subject.unknown`, `chineseName.taken`, `chineseName.tooMany`. */
export async function addName(
  db: Db,
  { subjectId, name, kind }: ChineseNameRequest,
  actor: Administrator,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const record = await findRecordOf(trx, subjectId)
    if (record === undefined) throw new AppError('subject.unknown')
    const count = await countOf(trx, record.subjectId)
    if (count.ofSubject >= mostChineseNamesOfSubject || count.all >= mostChineseNames) {
      throw new AppError('chineseName.tooMany', { params: { most: mostChineseNamesOfSubject } })
    }
    if (await isTaken(trx, record.subjectId, name)) throw new AppError('chineseName.taken')
    const nameId = String(await insertName(trx, { ...record, name, kind, userId: actor.userId }))
    const entry = { operation: 'admin.addChineseName', subject: record.subjectId, outcome: 'done' } as const
    await writeAudit(trx, actor, { ...entry, details: { nameId, chineseName: name, nameKind: kind } }, new Date())
    return nameId
  })
}

/** Throws `chineseName.unknown`, `chineseName.ofFile`, `chineseName.taken`. */
export async function changeName(
  db: Db,
  { nameId, name, kind }: ChineseNameChange,
  actor: Administrator,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requireName(trx, nameId)
    if (before.subject_id !== null && (await isTaken(trx, before.subject_id, name, nameId))) {
      throw new AppError('chineseName.taken')
    }
    await updateName(trx, nameId, { name, kind, userId: actor.userId })
    const details = { nameId: String(nameId), chineseName: name, nameKind: kind, oldName: before.name }
    const subject = before.subject_id ?? refOf(before)
    await writeAudit(
      trx,
      actor,
      { operation: 'admin.changeChineseName', subject, outcome: 'done', details },
      new Date(),
    )
  })
}

/** Throws `chineseName.unknown`, `chineseName.ofFile`. */
export async function removeName(db: Db, nameId: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requireName(trx, nameId)
    await markRemoved(trx, nameId)
    const details = { nameId: String(nameId), chineseName: before.name, nameKind: before.kind }
    const subject = before.subject_id ?? refOf(before)
    await writeAudit(
      trx,
      actor,
      { operation: 'admin.removeChineseName', subject, outcome: 'done', details },
      new Date(),
    )
  })
}

async function requireName(trx: Db, nameId: number) {
  const row = await lockName(trx, nameId)
  if (row === undefined) throw new AppError('chineseName.unknown')
  if (row.user_id === null) throw new AppError('chineseName.ofFile')
  return row
}

function refOf({ source_id, publisher_id }: { source_id: string; publisher_id: string }): string {
  return `${source_id}/${publisher_id}`
}

function toName(row: NameRow): ChineseNamePage['records'][number] {
  return {
    nameId: String(row.id),
    name: row.name,
    kind: row.kind,
    ref: refOf(row),
    subjectId: row.subject_id,
    subjectType: row.subject_type,
    subjectName: row.subject_name,
    userName: row.user_name,
    time: row.changed_at.toISOString(),
  }
}
