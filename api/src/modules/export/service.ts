import { randomUUID } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import { findWords, typedWords } from '@qingdan/matching/name-words.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import { codeOf } from '../../contract/export/document-code.ts'
import type { ExportRequest, VerifiedDocument } from '../../contract/export.ts'
import { AppError } from '../../http/app-error.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { renderPdf } from '../../jobs/render-pdf.ts'
import { findSources } from '../dictionary/repository.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import { readEntity, readHistory } from '../sanction-detail/service.ts'
import { isScored } from '../sanction-search/possible-marks.ts'
import type { SearchService } from '../sanction-search/service.ts'
import { composeDocument } from './compose.ts'
import { hashOf, type PrintedDocument, sha256 } from './document.ts'
import type { FoundBy } from './match.ts'
import { findDataVersion, findDocuments, findUserName, insertDocument } from './repository.ts'

/** The subject is looked for among this many leading matches: one page of the largest size. */
const lookedAt = 200

interface Tools {
  db: Db
  search: SearchService
  files: JobFiles
  /** Address of the page, printed on the document. */
  publicUrl: string
}

export interface MadeFile {
  file: Buffer
  hash: string
  document: PrintedDocument
}

/** Creates the PDF about a subject and stores its hash. The caller checks access. Throws as `readEntity` and `JobFiles.make`. */
export async function exportSubject(
  { db, search, files, publicUrl }: Tools,
  request: ExportRequest,
  picture: Uint8Array | null,
  userId: string,
  actor: Actor,
): Promise<MadeFile> {
  const { id, type, s, languages: language, searchKey, searchType } = request
  const [detail, history, madeFor, dataVersion, sources] = await Promise.all([
    readEntity(db, { id, type, s }),
    readHistory(db, { id, type, s }),
    findUserName(db, userId),
    findDataVersion(db),
    findSources(db),
  ])
  const match = searchKey ? await findMatch(search, searchKey, searchType, detail) : null
  const madeAt = new Date()
  const sourceNames = new Map(
    sources.map((source) => [source.source_number, { zh: source.short_name_cn, en: source.short_name }]),
  )
  const document = composeDocument({
    language,
    serial: randomUUID(),
    madeAt,
    madeFor,
    dataVersion,
    detail,
    history,
    match,
    picture,
    sourceNames,
  })
  const hash = hashOf(document)
  const input = { document, hash, verifyAddress: `${publicUrl}/verify/${codeOf(hash)}` }
  const file = await files.make(renderPdf, input, picture)
  const fileSha256 = sha256(file)
  await db.transaction().execute(async (trx) => {
    await insertDocument(trx, { hash, fileSha256, userId, document })
    const details = { hash, fileSha256, language }
    await writeAudit(trx, actor, { operation: 'export.subject', subject: detail.id, outcome: 'done', details }, madeAt)
  })
  return { file, hash, document }
}

/** Repeats the search of the page. Of its rows without a score every one is found by the names of the subject. */
async function findMatch(
  search: SearchService,
  searchKey: string,
  searchType: ExportRequest['searchType'],
  { id, names, translations }: Pick<SubjectDetail, 'id' | 'names' | 'translations'>,
): Promise<FoundBy> {
  const page = { page: 1, pageSize: lookedAt }
  const answer =
    searchType === 'exact'
      ? await search.searchExact({ entityName: searchKey, ...page })
      : await search.search({ keyword: searchKey, ...page })
  const result = answer.data.filter(isScored).find((row) => row.id === id) ?? null
  const words = searchType === 'exact' ? null : typedWords(searchKey)
  const all = [
    ...names.map(({ value }) => ({ matchedName: value, matchedTranslation: null })),
    ...translations.map(({ value, kind }) => ({ matchedName: value, matchedTranslation: kind })),
  ]
  const containedIn = words && all.find(({ matchedName }) => findWords(matchedName, words) !== null)
  return { searchKey, result, containedIn: containedIn ?? null }
}

/** The document with this printed hash or code, or file hash. Throws `document.unknown`, and `document.ambiguous` when several have the code. */
export async function verifyDocument(db: Db, hash: string): Promise<VerifiedDocument> {
  const [found, other] = await findDocuments(db, hash)
  if (!found) throw new AppError('document.unknown')
  if (other) throw new AppError('document.ambiguous')
  // Only `exportSubject` writes these rows.
  const { language, subject, lists } = found.content as unknown as PrintedDocument
  return {
    matched: found.file_sha256 === hash ? 'file' : 'content',
    hash: found.hash,
    fileSha256: found.file_sha256,
    madeAt: found.created_at.toISOString(),
    language,
    subject,
    lists,
  }
}
