import { crc32, deflateRawSync } from 'node:zlib'
import { CFB, read, utils, type WorkSheet, write } from '@e965/xlsx'

/** Workbooks as spreadsheet programs and others write them, made part by part. */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** A zip of deflated parts (APPNOTE 4.3). */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content)
    const packed = deflateRawSync(raw)
    const described = Buffer.alloc(26)
    described.writeUInt16LE(20, 0)
    described.writeUInt16LE(8, 4)
    described.writeUInt32LE(crc32(raw), 10)
    described.writeUInt32LE(packed.length, 14)
    described.writeUInt32LE(raw.length, 18)
    described.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), described, Buffer.from(name), packed])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), described, place, Buffer.from(name)]))
    files.push(file)
    at += file.length
  }
  const size = Buffer.concat(directory).length
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

/** An xlsx with this XML in its first sheet; `workbookPr` is XML of the workbook's properties. */
export function xlsxOf(sheet: string, { workbookPr = '', styles = '' } = {}): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${workbookPr}<sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
  })
}

/** The rows of a sheet whose cells are text; a cell may also be XML beside its address. */
export function sheetData(rows: readonly (readonly (string | { xml: string } | null)[])[]): string {
  const cell = (content: string | { xml: string } | null, address: string): string => {
    if (content === null) return ''
    if (typeof content !== 'string') return `<c r="${address}" ${content.xml}</c>`
    return `<c r="${address}" t="inlineStr"><is><t>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  }
  const written = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((one, column) => cell(one, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
  )
  return `<sheetData>${written.join('')}</sheetData>`
}

/** An xlsx of text cells. */
export function namesFile(rows: readonly (readonly (string | { xml: string } | null)[])[]): Buffer {
  return xlsxOf(sheetData(rows))
}

/** The same as an xls. */
export function xlsOf(sheet: WorkSheet): Buffer {
  return write({ SheetNames: ['S'], Sheets: { S: sheet } }, { type: 'buffer', bookType: 'biff8' })
}

/** The lines of a sheet of a workbook by their headings; an empty cell is not there. */
export function linesOf(workbook: Uint8Array, sheetAt = 0): Record<string, string | number>[] {
  const { SheetNames, Sheets } = read(workbook)
  return utils.sheet_to_json(Sheets[SheetNames[sheetAt] ?? ''] ?? {})
}

/** The container of old files with these parts. */
export function oleOf(parts: Readonly<Record<string, Buffer>>): Buffer {
  const container = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(parts)) CFB.utils.cfb_add(container, `/${name}`, content)
  return CFB.write(container, { type: 'buffer' }) as Buffer
}
