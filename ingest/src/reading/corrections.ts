import { readFileSync } from 'node:fs'
import type { SourceRecord } from '@qingdan/database/record.ts'
import { parse } from 'csv-parse/sync'
import { scriptOf } from './script-of.ts'

/** A value that a publisher printed wrongly in one place, reviewed; `ground` says by what the right one is known. */
export interface Correction {
  source: string
  record: string
  field: 'name' | 'address'
  printed: string
  /** "" if there is no such value; several are parted by " | ". */
  corrected: string
  ground: string
}

const file = new URL('../../corrections/corrections.csv', import.meta.url)

/** All corrections, from `ingest/corrections/corrections.csv`. */
export const corrections: readonly Correction[] = parse<Correction>(readFileSync(file), { columns: true })

const byRecord = Map.groupBy(corrections, ({ source, record }) => `${source}/${record}`)

/** The record with its corrections; the printed wording is the note of a corrected value. */
export function correctRecord(source: string, record: SourceRecord): SourceRecord {
  const own = byRecord.get(`${source}/${record.publisherId}`)
  if (own === undefined) return record
  const of = (field: Correction['field'], text: string) =>
    own.find((one) => one.field === field && one.printed === text)
  return {
    ...record,
    names: record.names.flatMap((name) => {
      const correction = of('name', name.value)
      if (correction === undefined) return [name]
      const { parts, ...whole } = name
      return valuesOf(correction).map((value, at) => ({
        ...whole,
        ...(parts?.length === 1 ? { parts: parts.map((part) => ({ ...part, value })) } : {}),
        value,
        ...(at > 0 && name.kind === 'primary' ? { kind: 'aka' as const } : {}),
        script: scriptOf(value),
        note: withPrinted(name.note, correction.printed),
      }))
    }),
    addresses: record.addresses.flatMap((address) => {
      const correction = of('address', address.text)
      if (correction === undefined) return [address]
      return valuesOf(correction).map((text) => ({
        ...address,
        text,
        note: withPrinted(address.note, correction.printed),
      }))
    }),
  }
}

function valuesOf({ corrected }: Correction): string[] {
  return corrected.split(' | ').filter((value) => value !== '')
}

function withPrinted(note: string | undefined, printed: string): string {
  return [...(note === undefined ? [] : [note]), `Printed: ${printed}`].join('; ')
}
