import type { Db } from '@qingdan/database/connection.ts'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { Language } from '../../../contract/bilingual.ts'
import type { UploadedNames } from '../../../contract/screening/batch.ts'
import { AppError } from '../../../http/app-error.ts'
import { isErrorCode, say } from '../../../language/language.ts'
import type { UploadReading } from '../import/read-upload.ts'
import type { UploadPool } from '../import/upload-pool.ts'
import { countNames, insertUpload } from './batch-repository.ts'
import { refusal } from './file-refusal.ts'
import type { ReceivedFiles } from './receive-files.ts'

/** Names that a user may keep in batches. */
const mostNames = 2_000_000
/** Of the answer; the rest is at `row/errors`. */
const mostErrors = 200

/** Reads and stores files of names: all of them, or none when one is no workbook of names. Throws `workbook.…` and `batch.limit`. */
export async function storeUploads(
  { db, pool }: { db: Db; pool: UploadPool },
  { session: { userId }, actor, now }: Acting,
  { type, files }: ReceivedFiles,
  language: Language,
): Promise<UploadedNames> {
  const readings: { fileName: string; reading: UploadReading }[] = []
  for (const { fileName, bytes } of files) {
    const result = await pool.read({ fileName, type, bytes })
    if ('refused' in result) throw refusal(result.refused, fileName)
    readings.push({ fileName, reading: result.reading })
  }
  const added = readings.reduce((sum, { reading }) => sum + reading.entities.length, 0)
  if ((await countNames(db, userId)) + added > mostNames) {
    throw new AppError('batch.limit', { params: { most: mostNames } })
  }
  return db.transaction().execute(async (trx) => {
    const answer: UploadedNames = []
    for (const { fileName, reading } of readings) {
      const id = await insertUpload(trx, { userId, fileName, type }, reading, now)
      answer.push(toUploaded({ id, fileName, type }, reading, language))
    }
    const details = { files: files.length, names: added }
    await writeAudit(trx, actor, { operation: 'screening.upload', subject: userId, outcome: 'done', details }, now)
    return answer
  })
}

function toUploaded(
  { id, fileName, type }: { id: number } & Pick<UploadedNames[number], 'fileName' | 'type'>,
  { rowCount, entities, problems, ignoredHeadings }: UploadReading,
  language: Language,
): UploadedNames[number] {
  const repeated = entities.filter(({ rows }) => rows.length > 1)
  return {
    id: String(id),
    fileName,
    type,
    rows: rowCount,
    entityNum: entities.length,
    duplicates: repeated.slice(0, mostErrors).map(({ name, rows }) => ({ originalEntityName: name, rows })),
    ignoredHeadings,
    errors: problems.slice(0, mostErrors).map(({ row, field, code }) => ({
      row,
      field,
      message: isErrorCode(code) ? say(code, language) : code,
    })),
    errorCount: problems.length,
  }
}
