import { randomUUID } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import { type Actor, writeAudit } from '../../audit/repository.ts'
import type { Language } from '../../contract/bilingual.ts'
import { codeOf } from '../../contract/export/document-code.ts'
import type { AuditOperation } from '../../contract/operations/audit-operations.ts'
import type { JobFiles } from '../../jobs/job-files.ts'
import { renderPdf } from '../../jobs/render-pdf.ts'
import { hashOf, type PrintedDocument, sha256 } from './document.ts'
import { findDataVersion, findUserName, insertDocument } from './repository.ts'

export interface IssueTools {
  db: Db
  files: JobFiles
  /** Address of the page, printed on the document. */
  publicUrl: string
}

export interface MadeFile {
  file: Buffer
  hash: string
  document: PrintedDocument
}

/** For whom a document is made, and as what the audit notes it. */
export interface Recipient {
  userId: string
  actor: Actor
  operation: AuditOperation
}

/** What every document says of itself. */
export async function frameFor(db: Db, userId: string, language: Language) {
  const [madeFor, dataVersion] = await Promise.all([findUserName(db, userId), findDataVersion(db)])
  return { language, serial: randomUUID(), madeAt: new Date().toISOString(), madeFor, dataVersion }
}

/** Creates the PDF of a document, stores its hash and notes it in the audit. Throws as `JobFiles.make`. */
export async function issueDocument(
  { db, files, publicUrl }: IssueTools,
  document: PrintedDocument,
  picture: Uint8Array | null,
  { userId, actor, operation }: Recipient,
): Promise<MadeFile> {
  const hash = hashOf(document)
  const input = { document, hash, verifyAddress: `${publicUrl}/verify/${codeOf(hash)}` }
  const file = await files.make(renderPdf, input, picture)
  const fileSha256 = sha256(file)
  await db.transaction().execute(async (trx) => {
    await insertDocument(trx, { hash, fileSha256, userId, document })
    const details = { hash, fileSha256, language: document.language }
    const entry = { operation, subject: document.subject.id, outcome: 'done', details } as const
    await writeAudit(trx, actor, entry, new Date(document.madeAt))
  })
  return { file, hash, document }
}
