import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Db } from '@qingdan/database/connection.ts'
import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Received } from '../pipeline/receive/received.ts'
import { Rejected } from '../rejected.ts'
import type { Edition, Source, SourceFormat } from '../source.ts'
import type { Warnings } from '../warnings.ts'
import { applyNotice, type ConfirmedNotice } from './apply-notice.ts'
import { currentRecords, findPublishedNotices } from './notice-drafts.ts'

/**
 * The next edition of a list: the records published now, and what a confirmed notice changes. Its file is the notice with the reading that the person
 * confirmed; the file that the publisher or curator gave stays the known one, so that it is recognised when it comes again.
 */
export async function receiveConfirmed(
  db: Db,
  source: Source,
  notice: ConfirmedNotice,
  target: string,
): Promise<Received> {
  const base = await db
    .selectFrom('sources')
    .innerJoin('snapshots', 'snapshots.id', 'sources.published_snapshot_id')
    .select(['snapshots.form', 'snapshots.received_sha256', 'snapshots.published_on', 'etag', 'last_modified'])
    .where('sources.id', '=', source.id)
    .executeTakeFirst()
  if (base === undefined) throw new Rejected(`${source.id} has no edition that the notice could change.`)
  const path = `${target}.json`
  const content = JSON.stringify(notice, null, 2)
  await writeFile(path, content)
  return {
    format: {
      id: base.form,
      origin: 'curated',
      files: ['notice.json'],
      async read(chunks, warnings) {
        await drain(chunks)
        return editionOf(await currentRecords(db, source.id), base.published_on, [notice], warnings)
      },
    },
    path,
    compression: '',
    receivedSha256: base.received_sha256,
    bytes: Buffer.byteLength(content),
    url: notice.url,
    etag: base.etag,
    lastModified: base.last_modified,
  }
}

/** A format whose edition has also what the list's confirmed notices say: a later file may be older than they are. */
export async function withPublishedNotices(db: Db, source: Source, format: SourceFormat): Promise<SourceFormat> {
  const notices = await findPublishedNotices(db, source.id)
  if (notices.length === 0) return format
  return {
    ...format,
    async read(content, warnings, foundOn) {
      const edition = await format.read(content, warnings, foundOn)
      const records: SourceRecord[] = []
      for await (const record of edition.records) records.push(record)
      return editionOf(records, edition.publishedOn, notices, warnings)
    },
  }
}

function editionOf(
  base: readonly SourceRecord[],
  publishedOn: string,
  notices: readonly ConfirmedNotice[],
  warnings: Warnings,
): Edition {
  const days = [publishedOn, ...notices.flatMap(({ reading }) => reading.publishedOn ?? [])]
  const records = notices.reduce((before, notice) => applyNotice(before, notice, warnings), [...base])
  return { publishedOn: days.sort().at(-1) ?? publishedOn, records: Readable.from(records) }
}

/** Reads the file to its end, by which its hash is made. */
async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks);
}
