import type { SubjectType } from '@qingdan/database/record.ts'
import { exOfVessel, namesInText } from '@qingdan/screening/names-in-text.ts'
import { columnsOf } from './fields.ts'
import type { GivenField } from './read-entity.ts'
import type { SheetCell } from './read-sheet.ts'

/**
 * The fields of a row once for each name of its party, so that each is screened: those of several columns and of one
 * cell. A vessel or aircraft without a name has its number instead.
 */
export function partiesOf(fields: readonly GivenField[], type: SubjectType): GivenField[][] {
  const details = fields.filter(({ column }) => column.kind !== 'name')
  const names = fields
    .filter(({ column, cell }) => column.kind === 'name' && cell !== undefined)
    .flatMap(({ column, cell }) => namesIn(cell, type).map((one): GivenField => ({ column, cell: one })))
  const nameless = columnsOf[type]
    .filter(({ kind }) => kind === 'name')
    .map((column): GivenField => ({ column, cell: numberOf(details, type) }))
  return (names.length > 0 ? names : nameless).map((name) => [name, ...details])
}

/** A cell may give several names: each on its line, with `;` between them, or with what one was before. */
function namesIn(cell: SheetCell | undefined, type: SubjectType): (SheetCell | undefined)[] {
  if (cell?.kind !== 'text') return [cell]
  const names = (cell.lines ?? [cell.text])
    .flatMap((line) => line.split(/[;；]/))
    .flatMap((text) => namesInText(text, type === '03' ? exOfVessel : undefined))
    .filter((text) => text !== '')
  return names.length > 1 ? names.map((text) => ({ text, kind: 'text' })) : [cell]
}

/** The number that stands for a missing name: of an aircraft its registration rather than its serial number. */
function numberOf(details: readonly GivenField[], type: SubjectType): SheetCell | undefined {
  const given = columnsOf[type].toReversed().flatMap(({ field, asName }) => {
    const text = details.find(({ column }) => column.field === field)?.cell?.text
    return asName !== undefined && text ? [`${asName}${text.replace(/^(?:IMO|MSN)\b[\s:：]*/i, '')}`] : []
  })
  return given[0] === undefined ? undefined : { text: given[0], kind: 'text' }
}
