import { createHash } from 'node:crypto'
import type { SourceRecord } from '@qingdan/database/record.ts'
import canonicalize from 'canonicalize'

/**
 * SHA-256 of the content of a record, hex. Publishers reorder addresses and aliases between editions, so the order of
 * the record's own lists is ignored; the order inside an entry (a name's parts) counts.
 */
export function recordHash(record: SourceRecord): string {
  const fields = Object.entries(record).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((entry) => canonicalize(entry)).sort() : value,
  ])
  return createHash('sha256')
    .update(canonicalize(Object.fromEntries(fields)) ?? '')
    .digest('hex')
}
