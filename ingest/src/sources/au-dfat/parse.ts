import { type Cell, readSheet } from '../../formats/xlsx/read-sheet.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** Headings of the layout in force since November 2025. */
export const columns = [
  'Reference',
  'Name of Individual or Entity',
  'Type',
  'Name Type',
  'Alias Strength',
  'Date of Birth',
  'Place of Birth',
  'Citizenship',
  'Address',
  'Additional Information',
  'Listing Information',
  'IMO Number',
  'Committees',
  'Control Date',
  'Instrument of Designation',
  'Targeted Financial Sanction',
  'Travel Ban',
  'Arms Embargo',
  'Maritime Restriction',
] as const

export type Row = Readonly<Record<(typeof columns)[number], Cell>>

/** One target: the row of its primary name, and a row for each other name, which repeats the rest with its own changes. */
export interface Target {
  /** The number before the letter. */
  reference: string
  primary: Row
  others: Row[]
}

export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Target[]> {
  const rows = await readSheet(
    content,
    { name: 'Consolidated List', columns, maxRows: 100_000, maxUnpackedBytes: 200_000_000 },
    warnings,
  )
  return [...Map.groupBy(rows.filter(isRow), referenceOf)].map(([reference, group]) => toTarget(reference, group))
}

function isRow(row: Record<string, Cell>): row is Row {
  return columns.every((column) => column in row)
}

function referenceOf(row: Row): string {
  const stated = String(row.Reference ?? '').trim()
  const number = /^(\d{1,9})[a-z]*$/.exec(stated)?.[1]
  if (number === undefined) throw new Rejected(`A row has the reference "${stated}", not a number and letters.`)
  return number
}

function toTarget(reference: string, group: Row[]): Target {
  const primaries = group.filter((row) => row['Name Type'] === 'Primary Name')
  const [primary] = primaries
  if (primary === undefined || primaries.length > 1) {
    throw new Rejected(`Reference ${reference} has ${primaries.length} primary names.`)
  }
  return { reference, primary, others: group.filter((row) => row !== primary) }
}
