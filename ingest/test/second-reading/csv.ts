import type { PublishedFile } from './entry.ts'

/** The whole of a file as text, without a byte order mark. */
export async function textOfFile({ chunks }: PublishedFile): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

/** Cells of the rows of a table; a quote is doubled inside quotes. */
export function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*|))[ ]*(${delimiter}|\\r?\\n|$)`,
    'gy',
  )
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const match = cell.exec(text)
    if (match === null) throw new Error(`No cell at ${at}: ${text.slice(at, at + 60)}`)
    row.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
    if (match[3] !== delimiter) {
      if (row.length > 1 || row[0] !== '') rows.push(row)
      row = []
    }
  }
  if (row.length > 0) rows.push(row)
  return rows
}

export type Row = Readonly<Record<string, string>>

/** The rows of a table whose first row names the columns. */
export function rowsOf(text: string, delimiter = ','): Row[] {
  const [columns = [], ...rows] = cellsOf(text, delimiter)
  return rows.map((cells) => Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])))
}
