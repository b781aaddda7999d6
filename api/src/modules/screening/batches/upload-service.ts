import type { Db } from '@qingdan/database/connection.ts'
import { writeAudit } from '../../../audit/repository.ts'
import type { Acting } from '../../../auth/acting.ts'
import type { Language } from '../../../contract/bilingual.ts'
import type { UploadedNames } from '../../../contract/screening/batch.ts'
import type { SubjectType } from '../../../contract/subject.ts'
import { AppError } from '../../../http/app-error.ts'
import { isErrorCode, say } from '../../../language/language.ts'
import type { UploadReading } from '../import/read-upload.ts'
import type { UploadPool } from '../import/upload-pool.ts'
import { countNames, insertUpload } from './batch-repository.ts'
import { type BadFile, refusalInWords, refusalOf } from './file-refusal.ts'
import type { ReceivedFiles } from './receive-files.ts'

/** Names that a user may keep in batches. */
const mostNames = 2_000_000
/** Of the answer; the rest is at `row/errors`. */
const mostErrors = 200

type Read = { fileName: string } & ({ reading: UploadReading } | BadFile)

/**
 * Reads and stores files of names, in their order; one that is no workbook of names is refused and does not hold up the
 * others. Throws `workbook.…` when none is left, and `batch.limit`.
 */
export async function storeUploads(
  { db, pool }: { db: Db; pool: UploadPool },
  { session: { userId }, actor, now }: Acting,
  { type, files }: ReceivedFiles,
  language: Language,
): Promise<UploadedNames> {
  const read: Read[] = []
  for (const { fileName, bytes } of files) {
    const result = await pool.read({ fileName, type, bytes })
    read.push('refused' in result ? { fileName, reason: result.refused } : { fileName, reading: result.reading })
  }
  const refused = read.filter((file): file is BadFile => 'reason' in file)
  if (refused.length === read.length) throw refusalOf(refused)
  const added = read.reduce((sum, file) => sum + ('reading' in file ? file.reading.entities.length : 0), 0)
  if ((await countNames(db, userId)) + added > mostNames) {
    throw new AppError('batch.limit', { params: { most: mostNames } })
  }
  return db.transaction().execute(async (trx) => {
    const answer: UploadedNames = []
    for (const file of read) {
      if ('reason' in file) {
        answer.push(toRefused(file, type, language))
        continue
      }
      const { fileName, reading } = file
      const id = await insertUpload(trx, { userId, fileName, type }, reading, now)
      answer.push(toUploaded({ id, fileName, type }, reading, language))
    }
    const details = { files: files.length - refused.length, refused: refused.length, names: added }
    await writeAudit(trx, actor, { operation: 'screening.upload', subject: userId, outcome: 'done', details }, now)
    return answer
  })
}

function toRefused(file: BadFile, type: SubjectType, language: Language): UploadedNames[number] {
  return {
    id: null,
    fileName: file.fileName,
    type,
    refused: refusalInWords(file, language),
    rows: 0,
    entityNum: 0,
    duplicates: [],
    ignoredHeadings: [],
    otherSheets: [],
    errors: [],
    errorCount: 0,
  }
}

function toUploaded(
  { id, fileName, type }: { id: number } & Pick<UploadedNames[number], 'fileName' | 'type'>,
  { rowCount, entities, problems, ignoredHeadings, otherSheets }: UploadReading,
  language: Language,
): UploadedNames[number] {
  const repeated = entities.filter(({ rows }) => rows.length > 1)
  return {
    id: String(id),
    fileName,
    type,
    refused: null,
    rows: rowCount,
    entityNum: entities.length,
    duplicates: repeated.slice(0, mostErrors).map(({ name, rows }) => ({ originalEntityName: name, rows })),
    ignoredHeadings,
    otherSheets,
    errors: problems.slice(0, mostErrors).map(({ row, field, code }) => ({
      row,
      field,
      message: isErrorCode(code) ? say(code, language) : code,
    })),
    errorCount: new Set(problems.map(({ row }) => row)).size,
  }
}
