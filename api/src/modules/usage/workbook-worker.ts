import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { Sheet } from './workbook-pool.ts'

/** Text and never a formula, whatever it begins with. */
const text = (value: string): Cell => ({ value, type: String })

/** Runs in a thread of the pool. */
export async function writeSheet({ columns, rows }: Sheet): Promise<Uint8Array> {
  const head = columns.map(({ heading }): Cell => ({ value: heading, type: String, fontWeight: 'bold' }))
  const widths = columns.map(({ width }) => ({ width }))
  const file = writeXlsxFile([head, ...rows.map((row) => row.map(text))], { columns: widths, stickyRowsCount: 1 })
  return file.toBuffer()
}
