import { derivedId } from '../../reading/derived-id.ts'
import { createWarnings, type Warnings } from '../../warnings.ts'
import type { ActRow, Column } from './act-row.ts'
import { splitCell } from './journal-cells.ts'
import { toDates } from './journal-dates.ts'

export type PartyKind = 'person' | 'enterprise' | 'vessel' | 'asset'

const kinds: Readonly<Record<string, PartyKind>> = {
  Person: 'person',
  LegalEntity: 'enterprise',
  Company: 'enterprise',
  Organization: 'enterprise',
  Vessel: 'vessel',
  Asset: 'asset',
}

/** One party under one act. */
export interface Party {
  /** `32014R0833-9826902`, `32014R0269-1f3a…`: never changes while the act names the party so. */
  id: string
  kind: PartyKind
  rows: ActRow[]
}

/**
 * Rows of one act that are about one party. Same IMO number: one ship. Same name: one company or thing, unless the act has two entries of that name in one annex and nothing
 * says that they are one; one person only when a date of birth or a number agrees, or a later act repeats the entry. Of several parties of one name the
 * first in the act keeps the plain id, so that a later namesake does not change the ids of others.
 */
export function toParties(rows: readonly ActRow[], warnings: Warnings): Party[] {
  const named = new Map<string, Party[]>()
  for (const row of rows) {
    const kind = kinds[row.cells.schema]
    if (kind === undefined) {
      warnings.add('unknown-schema', `${row.cells.schema} (${row.act})`)
      continue
    }
    const key = [row.act, kind, ...keyOf(row, kind)].join('|').toLowerCase()
    const parties = named.get(key) ?? []
    const same = parties.find((party) => party.rows.some((other) => isSame(other, row, kind)))
    if (same) same.rows.push(row)
    else parties.push({ id: idOf(row, kind, parties.length > 0), kind, rows: [row] })
    named.set(key, parties)
  }
  return [...named.values()].flat()
}

function imoOf(row: ActRow): string | undefined {
  return splitCell(row.cells.imoNumber).find((number) => /^\d{7}$/.test(number))
}

function keyOf(row: ActRow, kind: PartyKind): string[] {
  const imo = kind === 'vessel' ? imoOf(row) : undefined
  return imo === undefined ? [row.cells.name.replace(/\s+/g, ' ')] : ['imo', imo]
}

function idOf(row: ActRow, kind: PartyKind, isNamesake: boolean): string {
  const imo = kind === 'vessel' ? imoOf(row) : undefined
  if (imo !== undefined) return `${row.act}-${imo}`
  const { name, birthDate, recordId, annex } = row.cells
  const distinguishing = isNamesake ? [birthDate || `${annex} ${recordId}`] : []
  return `${row.act}-${derivedId(kind, name, ...distinguishing)}`
}

const numbers: readonly Column[] = ['passportNumber', 'registrationNumber', 'taxNumber', 'idNumber', 'innCode']

function isSame(a: ActRow, b: ActRow, kind: PartyKind): boolean {
  if (kind === 'vessel' && imoOf(a) !== undefined) return true
  const births = agreement(birthsOf(a), birthsOf(b))
  if (births === 'none') return false
  if (births === 'some') return true
  if (numbers.some((column) => agreement(splitCell(a.cells[column]), splitCell(b.cells[column])) === 'some'))
    return true
  const isRepeated = a.amendment !== b.amendment && a.cells.annex === b.cells.annex
  return isRepeated || (kind !== 'person' && a.cells.annex !== b.cells.annex)
}

function birthsOf(row: ActRow): string[] {
  const read = createWarnings()
  return splitCell(row.cells.birthDate).flatMap((text) => toDates(text, read).map((date) => date.text))
}

function agreement(a: readonly string[], b: readonly string[]): 'some' | 'none' | 'unknown' {
  if (a.length === 0 || b.length === 0) return 'unknown'
  return a.some((value) => b.includes(value)) ? 'some' : 'none'
}
