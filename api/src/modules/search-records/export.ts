import { chinaTime } from '@qingdan/database/china-time.ts'
import { writeAudit } from '../../audit/repository.ts'
import { type Bilingual, type Language, pick } from '../../contract/bilingual.ts'
import { codeOf } from '../../contract/export/document-code.ts'
import type { SearchDetail, SearchExportQuery } from '../../contract/my-account/search-records.ts'
import { cleanText } from '../../contract/text.ts'
import { AppError } from '../../http/app-error.ts'
import { writeWorkbook } from '../../jobs/write-workbook.ts'
import type { SourceDirectory } from '../dictionary/source-directory.ts'
import { hashOf, type PrintedDocument, sha256 } from '../export/document.ts'
import { frameFor, type IssueTools, type Recipient } from '../export/issue.ts'
import { insertDocument } from '../export/repository.ts'
import { recordWords } from './phrases.ts'
import { findSearches } from './repository.ts'
import { toSearchDetail } from './service.ts'

/** Each row carries what was found and searched; larger exports must be split. */
const mostRows = 5_000

interface Column {
  heading: Bilingual
  /** Characters. */
  width: number
  of(search: SearchDetail, language: Language): string
}

const columns: readonly Column[] = [
  { heading: recordWords.time, width: 20, of: ({ createTime }) => chinaTime(new Date(createTime)) },
  {
    heading: recordWords.module,
    width: 14,
    of: ({ moduleName, moduleNameEn }, language) => pick({ zh: moduleName, en: moduleNameEn }, language),
  },
  { heading: recordWords.keyword, width: 40, of: ({ keyword }) => keyword },
  {
    heading: recordWords.filters,
    width: 30,
    of: ({ filters }, language) =>
      filters
        .map(
          (one) =>
            `${pick({ zh: one.nameZh, en: one.nameEn }, language)}: ${pick({ zh: one.value, en: one.valueEn }, language)}`,
        )
        .join('; '),
  },
  { heading: recordWords.count, width: 8, of: ({ count }) => String(count) },
  {
    heading: recordWords.rows,
    width: 60,
    of: ({ rows }, language) =>
      rows
        .map(({ name, nameZh, score }) => {
          const shown = language === 'zh' ? (nameZh ?? name) : name
          return score === null ? shown : `${shown} (${score.toFixed(2)})`
        })
        .join('\n'),
  },
  {
    heading: recordWords.editions,
    width: 40,
    of: ({ editions }, language) =>
      editions.map((one) => `${pick({ zh: one.nameZh, en: one.name }, language)} ${one.date ?? ''}`.trim()).join('\n'),
  },
  { heading: recordWords.index, width: 30, of: ({ dataVersion }) => dataVersion ?? '' },
]

interface Tools extends IssueTools {
  sources: SourceDirectory
}

/**
 * The caller's record as a workbook, newest first. Its content is hashed and stored like that of a PDF, so that it verifies; the code is in its last rows. Throws `export.empty`,
 * and `export.tooMany` beyond 5,000 searches.
 */
export async function exportSearches(
  { db, files, publicUrl, sources }: Tools,
  filters: SearchExportQuery,
  language: Language,
  { userId, actor, operation }: Recipient,
): Promise<{ file: Buffer; hash: string; madeAt: string }> {
  const found = await findSearches(db, userId, filters, { limit: mostRows + 1 })
  if (found.length === 0) throw new AppError('export.empty')
  if (found.length > mostRows) throw new AppError('export.tooMany', { params: { rows: mostRows } })
  const lists = await sources.read()
  const searches = found.map((row) => toSearchDetail(row, lists))
  const head = columns.map(({ heading }) => pick(heading, language))
  const rows = searches.map((search) => columns.map(({ of }) => cleanLines(of(search, language))))
  const document: PrintedDocument = {
    format: 'qingdan-export-1',
    ...(await frameFor(db, userId, language)),
    subject: { id: 'searches', type: 'searches', name: pick(recordWords.title, language) },
    lists: [],
    texts: [],
    title: pick(recordWords.title, language),
    subtitle: [],
    blocks: [{ kind: 'table', head, widths: columns.map(({ width }) => width), rows }],
  }
  const hash = hashOf(document)
  const code = codeOf(hash)
  const marks = [
    [pick(recordWords.code, language), code],
    [pick(recordWords.verify, language), `${publicUrl}/verify/${code}`],
  ]
  const file = await files.make(writeWorkbook, {
    columns: columns.map(({ heading, width }) => ({ heading: pick(heading, language), width })),
    rows: [...rows, [], ...marks],
  })
  const fileSha256 = sha256(file)
  const { madeAt } = document
  await db.transaction().execute(async (trx) => {
    await insertDocument(trx, { hash, fileSha256, userId, document })
    const details = { hash, fileSha256, rows: rows.length }
    await writeAudit(trx, actor, { operation, subject: userId, outcome: 'done', details }, new Date(madeAt))
  })
  return { file, hash, madeAt }
}

/** Lines of a cell stay lines. */
function cleanLines(text: string): string {
  return text.split('\n').map(cleanText).join('\n')
}
