import type { Db } from '@qingdan/database/connection.ts'
import { findWords, typedWords } from '@qingdan/matching/name-words.ts'
import type { ExportRequest, VerifiedDocument } from '../../contract/export.ts'
import { AppError } from '../../http/app-error.ts'
import { findSources } from '../dictionary/repository.ts'
import type { SubjectDetail } from '../sanction-detail/entity.ts'
import { readEntity, readHistory } from '../sanction-detail/service.ts'
import { isScored } from '../sanction-search/possible-marks.ts'
import type { SearchService } from '../sanction-search/service.ts'
import { composeDocument } from './compose.ts'
import type { PrintedDocument } from './document.ts'
import { frameFor, type IssueTools, issueDocument, type MadeFile, type Recipient } from './issue.ts'
import type { FoundBy } from './match.ts'
import { findDocuments } from './repository.ts'

/** The subject is looked for among this many leading matches: one page of the largest size. */
const lookedAt = 200

interface Tools extends IssueTools {
  search: SearchService
}

/** Creates the PDF about a subject. The caller checks access. Throws as `readEntity` and `JobFiles.make`. */
export async function exportSubject(
  { search, ...tools }: Tools,
  request: ExportRequest,
  picture: Uint8Array | null,
  recipient: Recipient,
): Promise<MadeFile> {
  const { db } = tools
  const { id, type, s, languages: language, searchKey, searchType } = request
  const [detail, history, frame, sources] = await Promise.all([
    readEntity(db, { id, type, s }),
    readHistory(db, { id, type, s }),
    frameFor(db, recipient.userId, language),
    findSources(db),
  ])
  const match = searchKey ? await findMatch(search, searchKey, searchType, detail) : null
  const sourceNames = new Map(
    sources.map((source) => [source.source_number, { zh: source.short_name_cn, en: source.short_name }]),
  )
  const document = composeDocument({
    ...frame,
    madeAt: new Date(frame.madeAt),
    detail,
    history,
    match,
    picture,
    sourceNames,
  })
  return issueDocument(tools, document, picture, recipient)
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
  const words = searchType === 'exact' ? null : typedWords(answer.verdict.containingText ?? searchKey)
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
  // Only `issueDocument` writes these rows.
  const { language, subject, lists, texts } = found.content as unknown as PrintedDocument
  return {
    matched: found.file_sha256 === hash ? 'file' : 'content',
    hash: found.hash,
    fileSha256: found.file_sha256,
    madeAt: found.created_at.toISOString(),
    language,
    subject,
    lists,
    texts: texts ?? [],
  }
}
