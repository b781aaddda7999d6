import type { OtherInfo, Property } from '../detail.ts'

/** The list of source 31 whose property "Other Info" holds a table as JSON text. */
const debarredSource = 31

/** The rows of that property, for the page and the PDF; null for another property, or when the text is not such a table and is shown unchanged. */
export function readOtherInfo(property: Property, sourceId: number): OtherInfo | null {
  if (sourceId !== debarredSource || property.nameEn !== 'Other Info') return null
  try {
    const rows: unknown = JSON.parse(property.value)
    return Array.isArray(rows) && rows.every(isRow) ? rows : null
  } catch {
    return null
  }
}

function isRow(value: unknown): value is OtherInfo[number] {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Partial<OtherInfo[number]>
  return typeof row.debarment === 'string' && typeof row.text === 'string'
}
