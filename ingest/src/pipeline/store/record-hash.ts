import { createHash } from 'node:crypto'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { canonicalJson } from './canonical-json.ts'

/**
 * SHA-256 of what a record says, hex. Publishers shuffle addresses and aliases between editions, so the order within
 * the record's own lists does not count; the order within an entry (a name's parts) does.
 */
export function recordHash(record: SourceRecord): string {
  const fields = Object.entries(record).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(canonicalJson).sort() : value,
  ])
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(fields)))
    .digest('hex')
}
