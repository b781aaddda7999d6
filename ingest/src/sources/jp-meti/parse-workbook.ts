import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Cell, readSheet, type SheetFormat } from '../../formats/xlsx/read-sheet.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { ListedUser } from './normalise.ts'

const page = 'https://www.meti.go.jp/policy/anpo/law00.html'

export const sheet = {
  name: 'ユーザーリスト',
  columns: ['No.', '国名、地域名', '企業名、組織名', '別名', '懸念区分', '通常兵器'],
  // A heading has its English below it.
  headingOf: (printed) => (printed.normalize('NFKC').split('\n')[0] ?? '').replace(/[、､,]\s*/g, '、').trim(),
  maxRows: 10_000,
  maxUnpackedBytes: 100_000_000,
} as const satisfies SheetFormat

/** The workbook of the list, named by the day of its revision: `20250929_4.xlsx`. */
export async function parseWorkbook(
  content: AsyncIterable<Uint8Array>,
  warnings: Warnings,
): Promise<{ publishedOn: string; entries: ListedUser[] }> {
  const entries: ListedUser[] = []
  const days: string[] = []
  for await (const { name, chunks } of readBundle(content)) {
    days.push(dayIn(name))
    const rows = await readSheet(chunks, sheet, warnings)
    entries.push(...rows.map(toEntry))
  }
  const [publishedOn = '', ...more] = days
  if (more.length > 0) throw new Rejected(`There are ${days.length} workbooks.`)
  if (entries.length === 0) throw new Rejected('The list is empty.')
  return { publishedOn, entries }
}

function dayIn(name: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})_\d+\.xlsx$/.exec(name) ?? []
  const read = toIsoDay(Number(year), Number(month), Number(day))
  if (read === null) throw new Rejected(`The name ${name} has no day.`)
  return read
}

/** In the words of the transcription, so that both formats are read alike. */
function toEntry(row: Record<string, Cell>): ListedUser {
  const lines = (column: string) =>
    String(row[column] ?? '')
      .split(/\r?\n/)
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
  const country = lines('国名、地域名')
  const concern = lines('懸念区分').join(' ')
  const conventional = lines('通常兵器').join(' ')
  return {
    id: `jp-eul-${lines('No.').join('')}`,
    entity_name: lines('企業名、組織名').join(' '),
    aliases: aliasesIn(lines('別名')),
    addresses: [country.find((line) => /^\p{Script=Latin}/u.test(line)) ?? country.join(' ')],
    reason: [
      concern === '' ? '' : `大量破壊兵器等の懸念: ${concern}`,
      conventional === '' ? '' : `通常兵器の懸念: ${conventional}`,
    ]
      .filter((part) => part !== '')
      .join('; '),
    source_url: page,
  }
}

/** Each alias begins with a dot; a line without one goes on with the alias before it. */
function aliasesIn(lines: readonly string[]): string[] {
  const aliases: string[] = []
  for (const line of lines) {
    const [, alias] = /^[・･]\s*(.*)$/.exec(line) ?? []
    if (alias !== undefined || aliases.length === 0) aliases.push(alias ?? line)
    else aliases.push(`${aliases.pop()} ${line}`)
  }
  return aliases.filter((alias) => alias !== '')
}
