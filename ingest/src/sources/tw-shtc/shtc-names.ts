import type { RecordName } from '@qingdan/database/record.ts'
import { distinctNames, plainName } from '../../reading/plain-record.ts'
import type { Warnings } from '../../warnings.ts'

export interface ShtcNames {
  names: RecordName[]
  /** Number on the list of the United Nations; absent where none is printed. */
  unReference?: string
}

const permanentNumber = /[（(]\s*永久參考號\s*[：:]\s*([^）)]*)[）)]/g
const languages: Readonly<Record<string, string>> = { 繁體中文: 'zh-Hant', 簡體中文: 'zh-Hans' }

/** "NAME（永久參考號：QDi.012）; 簡體中文：…": the names, the first of which is the primary one. */
export function readNames(stated: string, aliases: string, warnings: Warnings): ShtcNames {
  const [unReference, ...more] = [...stated.matchAll(permanentNumber)].map(([, number = '']) => number.trim())
  for (const number of more) warnings.add('unknown-un-reference', number)
  const [name = '', inside = ''] = stated.replace(permanentNumber, ' ').split(/\salias:/i)
  const names = [name, inside, aliases.replace(/<[^>]*>/g, ' ')].flatMap(valuesIn)
  const read = names.map((text, at) => toName(text, at === 0 ? 'primary' : 'aka'))
  const known = unReference !== undefined && /^[A-Z]{2}[ie]\.\d{3}$/.test(unReference)
  if (unReference && !known) warnings.add('unknown-un-reference', unReference)
  return { names: distinctNames(read), ...(known ? { unReference } : {}) }
}

/** The values of a cell; the semicolon is of either width. */
export function valuesIn(text: string): string[] {
  return text
    .split(/[;；]/)
    .map((value) => value.replace(/\s+/g, ' ').trim())
    .filter((value) => value !== '')
}

function toName(text: string, kind: RecordName['kind']): RecordName {
  const [, stated = '', value = ''] = /^(繁體中文|簡體中文)\s*[：:]\s*(.+)$/.exec(text) ?? []
  if (value === '') return plainName(text, kind)
  return { ...plainName(value, kind), ...(languages[stated] === undefined ? {} : { language: languages[stated] }) }
}
