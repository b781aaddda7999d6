import { buffer } from 'node:stream/consumers'
import { type Cell, readSheet, type SheetFormat } from '../../formats/xlsx/read-sheet.ts'
import type { Warnings } from '../../warnings.ts'

export type NzRow = Readonly<Record<string, Cell>>

export interface NzRegister {
  parties: NzRow[]
  ships: NzRow[]
}

/** The measures, each a column that says whether it is imposed. */
export const measures = [
  'Travel Ban',
  'Asset Freeze',
  'Aircraft Ban',
  'Ship Ban',
  'Service Prohibition',
  'Dealing with Securities',
] as const

const deletion = ['Date Record Deleted', 'Record Deleted Flag', 'Reason for Deletion']
// Most of it is a third sheet, on goods.
const maxUnpackedBytes = 600_000_000

export const partySheet = {
  name: 'Russia Sanctions Register',
  columns: [
    'Type',
    'Unique Identifier',
    'First name',
    'Middle name(s)',
    'Last name',
    'Title',
    'DOB',
    'Place of Birth',
    'Citizenship',
    'Citizenship 2',
    'Citizenship 3',
    'Passport Number',
    'Address',
    'Alias/Alternate Spellings',
    'General Rationale for Sanction',
    'Date of Sanction',
    'Date of Additional Sanction',
    'Sanction Status',
    ...measures,
  ],
  optional: ['Name of Asset', 'Associates/Relatives', 'Additional Information', ...deletion],
  maxRows: 20_000,
  maxUnpackedBytes,
} as const satisfies SheetFormat

export const shipSheet = {
  name: 'Ships',
  columns: [
    'Type',
    'Unique Identifier',
    'IMO Number',
    'Name of Ship as of Date of Sanction',
    'Date of Sanction',
    'Alias/Alternate Names',
    'Date of Additional Sanction',
    'Sanction Status',
    ...measures,
  ],
  optional: deletion,
  maxRows: 20_000,
  maxUnpackedBytes,
} as const satisfies SheetFormat

/** The two sheets of parties; the sheet of goods is not read. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<NzRegister> {
  const file = await buffer(content)
  const sheet = (format: SheetFormat) => readSheet(once(file), format, warnings)
  return { parties: await sheet(partySheet), ships: await sheet(shipSheet) }
}

async function* once(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file
}
