import type { SourceRecord } from '@qingdan/database/record.ts'
import type { Database } from '@qingdan/database/schema.ts'
import type { Transaction } from 'kysely'
import { mendedRecord } from '../../reading/mended-record.ts'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { aliasCheck, findOriginals } from './foreign-aliases.ts'

/** Applies the reviewed corrections, and takes off aliases that a copy of a list took from another row. */
export async function menderOf(
  trx: Transaction<Database>,
  source: Source,
  sources: readonly Source[],
  warnings: Warnings,
): Promise<(record: SourceRecord) => SourceRecord> {
  const withOwnAliases = aliasCheck(source, await findOriginals(trx, source, sources), warnings)
  return (record) => withOwnAliases(mendedRecord(source.id, record))
}
