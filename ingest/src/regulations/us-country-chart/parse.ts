import type { ChartFrame, ChartRow } from '@qingdan/database/control-list.ts'
import { destinationCode } from '../../formats/ecfr/destinations.ts'
import { plainText, withoutRaised } from '../../formats/ecfr/marked-text.ts'
import { type Cell, readSupplement } from '../../formats/ecfr/read-supplement.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

export interface CountryChart {
  rows: ChartRow[]
  frame: ChartFrame
}

/** Reads the Commerce Country Chart, Supplement No. 1 to 15 CFR part 738. Refuses a table whose rows do not have the columns of its header. */
export async function parseCountryChart(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<CountryChart> {
  const frame: ChartFrame = { columns: [], footnotes: [], notices: [] }
  const rows: ChartRow[] = []
  for await (const block of readSupplement(content, 738, 1, warnings)) {
    if (block.kind === 'notice') frame.notices.push(block.notice)
    if (block.kind !== 'table') continue
    frame.columns.push(...readColumns(block.head))
    for (const cells of block.rows) addRow(cells, { rows, frame }, warnings)
  }
  if (rows.length === 0) throw new Rejected('The supplement has no table of countries.')
  return { rows, frame }
}

/** The columns in the order printed, each with the reason above it. */
function readColumns([groups = [], numbered = []]: readonly Cell[][]): ChartFrame['columns'] {
  const reasons = groups.slice(1).flatMap(({ text, span }) => Array<string>(span).fill(reasonOf(text)))
  const columns = numbered.map(({ text }, at) => ({ column: plainText(text), reason: reasons[at] ?? '' }))
  if (columns.length === 0 || columns.length !== reasons.length) {
    throw new Rejected(`The chart has ${columns.length} columns under reasons for ${reasons.length}.`)
  }
  const odd = columns.find(({ column }) => !/^[A-Z]{2} \d$/.test(column))
  if (odd) throw new Rejected(`The chart has the unknown column "${odd.column}".`)
  return columns
}

/** "Anti-terrorism" is printed on two lines. */
function reasonOf(text: string): string {
  return plainText(text).replace('Anti- terrorism', 'Anti-terrorism')
}

function addRow([name, ...cells]: readonly Cell[], { rows, frame }: CountryChart, warnings: Warnings): void {
  const { text, raised } = withoutRaised(name?.text ?? '')
  const [only] = cells
  if (name !== undefined && name.span > 1) {
    const [mark = ''] = raised
    if (mark === '') warnings.add('unknown-footnote', text)
    frame.footnotes.push({ mark, text })
    return
  }
  if (text === '') throw new Rejected('A row of the chart has no country.')
  const row = { name: text, countryCode: destinationCode(text, warnings), footnotes: raised }
  if (cells.length === 1 && only?.span === frame.columns.length) {
    rows.push({ ...row, columns: [], referral: plainText(only.text) })
    return
  }
  if (cells.length !== frame.columns.length) {
    throw new Rejected(`The row of ${text} has ${cells.length} cells, not ${frame.columns.length}.`)
  }
  rows.push({
    ...row,
    columns: frame.columns.filter((_, at) => isMarked(cells[at], text)).map(({ column }) => column),
    referral: null,
  })
}

function isMarked(cell: Cell | undefined, country: string): boolean {
  const mark = plainText(cell?.text ?? '')
  if (mark !== '' && mark !== 'X') throw new Rejected(`A cell of ${country} contains "${mark}".`)
  return mark === 'X'
}
