import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

export const columns = [
  '項次item',
  '名稱name',
  '別名alias',
  '國家代碼country code',
  '地址address',
  '護照號碼ID Number',
] as const

export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of readTable(content, { delimiter: ',', columns }, warnings)) rows.push(row)
  if (rows.length === 0) throw new Rejected('The table is empty.')
  return rows
}
