import { isTurnOver, nextTurn } from '@qingdan/screening/event-loop-turns.ts'
import { Zip, ZipDeflate } from 'fflate'

/** `width`: characters; `isFraction`: numbers are shown with two decimals. */
export interface SheetColumn {
  heading: string
  width: number
  isFraction?: boolean
}

export type SheetCell = string | number

/** Lines one after the other, however many. */
export type SheetRows = Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>

/** Characters of a cell that Excel opens. */
const longestCell = 32_767
/** About as much as is packed at once. */
const pieceLength = 65_536

/** A sheet of a workbook; names differ. */
export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  rows: SheetRows
}

/** A workbook (xlsx) of one sheet, as `writeSheets`. */
export function writeSheet(columns: readonly SheetColumn[], rows: SheetRows): Promise<Uint8Array> {
  return writeSheets([{ name: 'Sheet1', columns, rows }])
}

/**
 * A workbook (xlsx) whose cells are numbers, or text and never a formula, whatever it begins with. Lines are packed as they
 * come, and others run in between.
 */
export async function writeSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const names = sheets.map(({ name }) => name)
  for (const [name, xml] of Object.entries(partsAround(names))) addPart(zip, name)(declaration + xml, true)
  for (const [at, { columns, rows }] of sheets.entries()) {
    const addPiece = addPart(zip, `xl/${sheetFile(at)}`)
    for await (const piece of sheetXml(columns, rows)) addPiece(piece, false)
    addPiece('', true)
  }
  zip.end()
  return Buffer.concat(chunks)
}

/** The first day that the format knows: equal contents give equal files. */
const mtime = '1980-01-01T00:00:00'
const utf8 = new TextEncoder()

/** Begins a file of the workbook; the function returned adds a piece to it. */
function addPart(zip: Zip, name: string): (piece: string, isLast: boolean) => void {
  const part = new ZipDeflate(name)
  part.mtime = mtime
  zip.add(part)
  return (piece, isLast) => part.push(utf8.encode(piece), isLast)
}

async function* sheetXml(columns: readonly SheetColumn[], rows: SheetRows): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
  let piece = `${declaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews>`
  if (widths.length > 0) piece += `<cols>${widths.join('')}</cols>`
  const head = columns.map(({ heading }) => heading)
  const headStyles = columns.map(() => ' s="1"')
  const styles = columns.map(({ isFraction }) => (isFraction ? ' s="2"' : ''))
  let line = 1
  piece += `<sheetData>${rowXml(head, line, headStyles)}`
  for await (const row of rows) {
    piece += rowXml(row, ++line, styles)
    if (piece.length > pieceLength) {
      yield piece
      piece = ''
    }
    if (isTurnOver()) await nextTurn()
  }
  yield `${piece}</sheetData></worksheet>`
}

function rowXml(cells: readonly SheetCell[], line: number, styles: readonly string[]): string {
  let xml = `<row r="${line}">`
  for (const [at, cell] of cells.entries()) {
    if (cell === '') continue
    const head = `<c r="${columnName(at)}${line}"${styles[at] ?? ''}`
    xml +=
      typeof cell === 'number'
        ? `${head}><v>${cell}</v></c>`
        : `${head} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  return `${xml}</row>`
}

/** A, B … Z, AA, AB … */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}

const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot contain
const unknownToXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .slice(0, longestCell)
    .toWellFormed()
    .replace(unknownToXml, '')
    .replace(/[&<>]/g, (sign) => special[sign] ?? sign)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'
const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function sheetFile(at: number): string {
  return `worksheets/sheet${at + 1}.xml`
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const all = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${officeNames}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageNames}/relationships">${all.join('')}</Relationships>`
}

/** The workbook around the sheets; style 1 is bold, 2 has two decimals. */
function partsAround(names: readonly string[]): Record<string, string> {
  const types = names.map(
    (_name, at) => `<Override PartName="/xl/${sheetFile(at)}" ContentType="${contentType}.worksheet+xml"/>`,
  )
  const sheets = names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
  return {
    '[Content_Types].xml':
      `<Types xmlns="${packageNames}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>${types.join('')}` +
      `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((_name, at) => ['worksheet', sheetFile(at)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${officeNames}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/styles.xml':
      `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
      '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
  }
}
