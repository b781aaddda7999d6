import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import { recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import { lengthOf } from '../../../contract/text.ts'
import type { EntityField, FieldColumn, FieldKind } from './fields.ts'
import { readCountry } from './read-country.ts'
import { readDate } from './read-date.ts'
import { dayOfSerial, type SheetCell } from './read-sheet.ts'

/** What is wrong with a field; codes that begin with `row`. */
export interface FieldProblem {
  field: EntityField
  code: ErrorCode
}

/** A party as given; without a name it is not screened. */
export interface ReadEntity {
  name: string | null
  details: ScreenedDetails
  problems: FieldProblem[]
}

/** The field of a party with its cell. */
export interface GivenField {
  column: FieldColumn
  cell: SheetCell | undefined
}

/** Same limits as a search. */
const shortestName = 2
const longestValue = 300
/** Excel keeps 15 digits of a number. */
const exactDigits = 15

/** What is written where there is no number. */
const noNumbers = new Set(['n/a', 'na', 'nil', 'none', 'null', 'unknown', '无', '不详', '未知', '暂无'])

const sexes: ReadonlyMap<string, 'male' | 'female'> = new Map([
  ...['男', '男性', 'm', 'male'].map((word) => [word, 'male'] as const),
  ...['女', '女性', 'f', 'female'].map((word) => [word, 'female'] as const),
])

/** A value that is used, a reason why it is not, or both: a number with a wrong check digit is used. */
interface ReadValue {
  value?: string
  problem?: ErrorCode
}

/** Reads a party. A detail that cannot be read is left out and named: the name is screened without it. */
export function readEntity(fields: readonly GivenField[]): ReadEntity {
  const problems: FieldProblem[] = []
  const values: Partial<Record<EntityField, string>> = {}
  for (const { column, cell } of fields) {
    const { value, problem } = readField(column.kind, cell)
    if (problem !== undefined) problems.push({ field: column.field, code: problem })
    if (value !== undefined) values[column.field] = value
  }
  const { originalEntityName = null, ...details } = values
  const isRefused = problems.some(({ code }) => code === 'row.formula')
  return { name: isRefused ? null : originalEntityName, details: details as ScreenedDetails, problems }
}

function readField(kind: FieldKind, cell: SheetCell | undefined): ReadValue {
  if (cell?.kind === 'formula') return { problem: 'row.formula' }
  if (kind === 'name') return readName(cell)
  if (cell === undefined) return {}
  if (cell.kind === 'error') return { problem: 'row.cellError' }
  if (lengthOf(cell.text) > longestValue) return { problem: 'row.long' }
  return readers[kind](kind === 'text' ? cell : { ...cell, text: cell.text.normalize('NFKC').trim() })
}

function readName(cell: SheetCell | undefined): ReadValue {
  if (cell === undefined) return { problem: 'row.nameMissing' }
  if (cell.kind === 'date') return { problem: 'row.nameDate' }
  if (cell.kind === 'error') return { problem: 'row.nameError' }
  const name = cell.text
  if (lengthOf(name) > longestValue) return { problem: 'row.nameLong' }
  if (!/[\p{L}\p{N}]/u.test(name)) return { problem: 'row.nameSigns' }
  return lengthOf(name) < shortestName ? { problem: 'row.nameShort' } : { value: name }
}

const readers: Readonly<Record<Exclude<FieldKind, 'name'>, (cell: SheetCell) => ReadValue>> = {
  text: ({ text }) => ({ value: text }),
  number: readNumber,
  creditCode: (cell) => checked(cell, 'uscc', 'row.creditCode'),
  imo: (cell) => checked(cell, 'imo', 'row.imo'),
  country({ text }) {
    const code = readCountry(text)
    return code === null ? { problem: 'row.country' } : { value: code }
  },
  date: readDay,
  sex({ text }) {
    const sex = sexes.get(text.toLowerCase())
    return sex === undefined ? { problem: 'row.sex' } : { value: sex }
  },
}

function readNumber({ text, kind }: SheetCell): ReadValue {
  if (noNumbers.has(text.toLowerCase()) || !/[\p{L}\p{N}]/u.test(text)) return {}
  const isChanged = kind === 'number' && text.replace(/\D/g, '').length > exactDigits
  if (isChanged || (kind === 'number' && /e\+/i.test(text))) return { problem: 'row.digits' }
  // A number that a program kept as a decimal.
  return { value: text.replace(/^(\d+)\.0+$/, '$1') }
}

function checked(cell: SheetCell, kind: 'imo' | 'uscc', problem: ErrorCode): ReadValue {
  const read = readNumber(cell)
  if (read.value === undefined) return read
  const prefix = kind === 'imo' ? 'IMO' : 'USCC'
  const known = recogniseIdentifier(`${prefix} ${read.value.replace(/^(?:IMO|USCC)\b[\s:：]*/i, '')}`)
  return known?.kind === kind && known.check === 'fits' ? read : { ...read, problem }
}

/** A number without the format of a date is a year, a day in digits, or the number of a day. */
function readDay({ text, kind, date1904 = false }: SheetCell): ReadValue {
  const isSerial = kind === 'number' && /^\d{5}(?:\.\d+)?$/.test(text)
  const read = readDate(isSerial ? (dayOfSerial(Number(text), date1904) ?? '') : text)
  if ('problem' in read) return { problem: read.problem === 'ambiguous' ? 'row.dateAmbiguous' : 'row.date' }
  return isBirthYear(read.date) ? { value: read.date } : { problem: 'row.date' }
}

function isBirthYear(date: string): boolean {
  return date >= '1850' && date <= new Date().toISOString().slice(0, 10)
}
