import type { SourceRecord } from '@qingdan/database/record.ts'
import type { FieldChange } from '@qingdan/database/schema.ts'
import canonicalize from 'canonicalize'

/** The fields that differ. For a list, `before` has the removed entries and `after` the added ones. */
export function fieldChanges(before: SourceRecord, after: SourceRecord): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof SourceRecord>
  return [...fields].flatMap((field) => fieldChange(field, before[field], after[field]))
}

function fieldChange(field: string, before: unknown, after: unknown): FieldChange[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = without(before, after)
    const come = without(after, before)
    return gone.length + come.length === 0 ? [] : [{ field, before: gone, after: come }]
  }
  const isSame = canonicalize(before ?? null) === canonicalize(after ?? null)
  return isSame ? [] : [{ field, before: before ?? null, after: after ?? null }]
}

/** Entries of `list` that are not in `other`; an entry that occurs twice must be there twice. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = new Map<string | undefined, number>()
  for (const entry of other) {
    const key = canonicalize(entry)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return list.filter((entry) => {
    const key = canonicalize(entry)
    const count = left.get(key) ?? 0
    if (count > 0) left.set(key, count - 1)
    return count === 0
  })
}
