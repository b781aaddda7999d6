import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import type { Entry, PublishedFile } from '../entry.ts'
import { withoutEnumerators } from '../fold.ts'
import { attribute, inner, leaves, outer } from '../xml.ts'

const types: Readonly<Record<string, string>> = { Individual: '02', Entity: '01', Vessel: '03' }

/** The Australian workbook, from the XML inside it: one row a name; rows of a number and a letter are one party. */
export async function* readAuDfat(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    const parts = await unzip(await buffer(file.chunks))
    const shared = inner(parts.get('xl/sharedStrings.xml') ?? '', 'si').map((item) => leaves(item).join(''))
    const rows = inner(parts.get('xl/worksheets/sheet1.xml') ?? '', 'row').map((row) => readCells(row, shared))
    const [columns = new Map<string, string>(), ...parties] = rows
    const letters = new Map([...columns].map(([letter, heading]) => [heading, letter]))
    for (const cells of parties) {
      yield readRow((heading) => cells.get(letters.get(heading) ?? '') ?? '', [...cells.values()])
    }
  }
}

function readRow(cell: (heading: string) => string, all: readonly string[]): Entry {
  const name = cell('Name of Individual or Entity')
  const places = cell('Place of Birth')
  return {
    id: /^\d+/.exec(cell('Reference'))?.[0] ?? '',
    values: {
      type: [types[cell('Type')] ?? ''],
      name: [...namesIn(name), ...previousNames(cell('Additional Information'))],
      'weak name': cell('Alias Strength') === 'Weak' ? namesIn(name) : [],
      'birth year': yearsIn(cell('Date of Birth')),
      'address words': [withoutEnumerators(cell('Address'))],
      programme: [cell('Committees')],
      'any date': [dayOf(cell('Control Date'))],
      text: [
        places,
        cell('Citizenship'),
        cell('Additional Information'),
        cell('Listing Information'),
        cell('IMO Number'),
      ]
        .filter((text) => !serial.test(text))
        .map(withoutEnumerators),
      'stated words': all,
    },
  }
}

/** A name without the remark behind it. */
function namesIn(cell: string): string[] {
  return [cell.replace(/ \((?:previously listed as|formerly listed as|call sign|initials).*\)$/i, '')]
}

/** "Previous names include ASHER, FACCA and MOTI" */
function previousNames(text: string): string[] {
  const [, names = ''] = /Previous names? (?:includes?|is|are):? ([^.]+)/i.exec(text) ?? []
  return names.split(/,| and /)
}

/** A day of the workbook: 9157 is in 1925. */
const serial = /^(?!(?:18|19|20)\d\d$)\d{4,5}$/

/** Years in words, or the year of a day of the workbook. */
function yearsIn(text: string): string[] {
  return serial.test(text) ? [dayOf(text).slice(0, 4)] : (text.match(/\b(18|19|20)\d\d\b/g) ?? [])
}

/** A day of the workbook is the number of days since the end of 1899. */
function dayOf(serial: string): string {
  return new Date(Date.UTC(1899, 11, 30 + Number(serial))).toISOString().slice(0, 10)
}

/** Cells by the letters of their column. */
function readCells(row: string, shared: readonly string[]): Map<string, string> {
  return new Map(
    outer(row, 'c').map((cell) => {
      const letters = /^[A-Z]+/.exec(attribute(cell, 'r'))?.[0] ?? ''
      const value = inner(cell, 'v')[0] ?? ''
      const text = attribute(cell, 't') === 's' ? (shared[Number(value)] ?? '') : value
      return [letters, text.replaceAll('_x000D_', ' ')]
    }),
  )
}

async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes)
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.xml')) continue
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  }
  return parts
}
