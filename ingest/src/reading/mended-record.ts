import type { SourceRecord } from '@qingdan/database/record.ts'
import { correctRecord } from './corrections.ts'
import { tidyAddress, tidyName } from './tidy-text.ts'

/** A record as it is stored: with its corrections, and without the separators that its list printed around names and addresses. */
export function mendedRecord(source: string, record: SourceRecord): SourceRecord {
  const corrected = correctRecord(source, record)
  const { names, addresses } = corrected
  return {
    ...corrected,
    names: names.flatMap((name) => {
      const value = tidyName(name.value)
      if (value === name.value || name.kind === 'primary') return [{ ...name, value }]
      return value === '' || names.some((other) => other.value === value) ? [] : [{ ...name, value }]
    }),
    addresses: addresses
      .map((address) => ({ ...address, text: tidyAddress(address.text) }))
      .filter(({ text, country }) => text !== '' || country !== undefined),
  }
}
