import type { SourceRecord } from '@qingdan/database/record.ts'
import { mendedRecord } from '../../reading/mended-record.ts'
import type { Source } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { aliasCheck, type OriginalEntry } from './foreign-aliases.ts'

/** Applies the reviewed corrections, and takes off aliases that a copy of a list took from another row. */
export function menderOf(
  source: Source,
  originals: readonly OriginalEntry[],
  warnings: Warnings,
): (record: SourceRecord) => SourceRecord {
  const withOwnAliases = aliasCheck(source, originals, warnings)
  return (record) => withOwnAliases(mendedRecord(source.id, record))
}
