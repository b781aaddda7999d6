import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readTable } from '../../formats/csv/read-table.ts'
import { readSheetNames } from '../../formats/xlsx/read-sheet.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** The columns of the table, as in its editions of August to October 2026. */
export const columns = [
  '区分',
  '番号',
  '告示日付',
  '告示番号',
  '個人・団体',
  '氏名（日本語）',
  '氏名（英語）',
  '別名・別称（日本語）',
  '別名・別称（英語）',
  '旧称（日本語）',
  '旧称（英語）',
  '確定に十分でない別名（日本語）',
  '確定に十分でない別名（英語）',
  '称号（日本語）',
  '称号（英語）',
  '役職（日本語）',
  '役職（英語）',
  '生年月日',
  '出生地（日本語）',
  '出生地（英語）',
  '国籍（日本語）',
  '国籍（英語）',
  '旅券番号',
  '身分証番号',
  '住所・所在地（国）（日本語）',
  '住所・所在地（都市その他の情報）（日本語）',
  '住所・所在地（国）（英語）',
  '住所・所在地（都市その他の情報）（英語）',
  '国連参照番号',
  'リスト掲載日',
  'その他の情報',
  '外務省告示情報',
] as const

export interface MofFile {
  /** Day in the name of the table, ISO. */
  publishedOn: string
  rows: Row[]
  /** Names of the categories by their number, from the workbook of the same day. */
  categories: ReadonlyMap<string, string>
}

const maxUnpackedBytes = 200_000_000

/**
 * The table, and the workbook beside it. The table has only numbers of categories, which move up when a category is put
 * in between: the sheets of the workbook have the numbers with their names ("29.ロシア連邦(個人)").
 */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<MofFile> {
  const rows: Row[] = []
  let categories = new Map<string, string>()
  const days = new Set<string>()
  for await (const { name, chunks } of readBundle(content)) {
    days.add(dayIn(name))
    if (name.endsWith('.csv')) {
      for await (const row of readTable(chunks, { delimiter: ',', columns }, warnings)) rows.push(row)
    } else categories = categoriesOf(await readSheetNames(chunks, maxUnpackedBytes))
  }
  const [publishedOn = '', ...others] = days
  if (others.length > 0) throw new Rejected('The table and the workbook are of different days.')
  if (rows.length === 0) throw new Rejected('The table is empty.')
  return { publishedOn, rows, categories }
}

/** "shisantouketsu20261009.csv" */
function dayIn(name: string): string {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})\.\w+$/.exec(name) ?? []
  const read = toIsoDay(Number(year), Number(month), Number(day))
  if (read === null) throw new Rejected(`The name ${name} has no day.`)
  return read
}

function categoriesOf(sheets: readonly string[]): Map<string, string> {
  const numbered = sheets.flatMap((sheet) => {
    const [, number, name] = /^\s*(\d+)\s*[.．]\s*(.+?)\s*$/.exec(sheet.normalize('NFKC')) ?? []
    return number === undefined || name === undefined ? [] : [[number, name] as const]
  })
  if (numbered.length === 0) throw new Rejected('The workbook has no sheet with the number of a category.')
  return new Map(numbered)
}
