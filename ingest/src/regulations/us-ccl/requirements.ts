import type { LicenceRequirement } from '@qingdan/database/control-list.ts'
import { plainLines, plainText } from '../../formats/ecfr/marked-text.ts'
import type { Block, Cell } from '../../formats/ecfr/read-supplement.ts'

type Table = Extract<Block, { kind: 'table' }>

/** Whether it is the table that says which control applies to what. */
export function isRequirementTable(block: Block): block is Table {
  return block.kind === 'table' && /^Controls?\b/i.test(plainText(block.head[0]?.[0]?.text ?? ''))
}

const column = /\b([A-Z]{2}) Column (\d)\b/g

/** The columns of the chart with which a requirement begins. "Column 1" alone is of the control that the scope names. */
function readColumns(scope: string, text: string): string[] {
  if (/^[A-Z]{2} Column \d/.test(text)) return [...text.matchAll(column)].map(([, code, number]) => `${code} ${number}`)
  const alone = /^Column (\d)\b/.exec(text)?.[1]
  const control = /^([A-Z]{2}) appl/.exec(scope)?.[1]
  return alone !== undefined && control !== undefined ? [`${control} ${alone}`] : []
}

function toRequirement(scope: string, text: string, origin: LicenceRequirement['origin']): LicenceRequirement {
  return { scope, text, columns: readColumns(scope, text), origin }
}

/** Requirements of a table, and rows that are notes: these name no control. */
export function readTable({ rows }: Table): { requirements: LicenceRequirement[]; notes: string[] } {
  const requirements: LicenceRequirement[] = []
  const notes: string[] = []
  for (const row of rows) {
    const scope = plainText(row[0]?.text ?? '')
    const text = plainText(row[1]?.text ?? '')
    if (scope === '' && text !== '') notes.push(text)
    else if (scope !== '') requirements.push(...toRequirements(row, scope, text))
  }
  return { requirements, notes }
}

function toRequirements(row: readonly Cell[], scope: string, text: string): LicenceRequirement[] {
  const scopes = plainLines(row[0]?.text ?? '')
  const texts = plainLines(row[1]?.text ?? '')
  // One row of 1A231 has two controls, each on its line.
  if (scopes.length > 1 && scopes.length === texts.length) {
    return scopes.map((line, at) => toRequirement(line, texts[at] ?? '', 'table'))
  }
  // The row of 1C350 is one cell: "CB applies to entire entry CB Column 2."
  const joined = text === '' ? /^(.*\S)\s+([A-Z]{2} Column \d\b.*)$/.exec(scope) : null
  if (joined) return [toRequirement(joined[1] ?? '', joined[2] ?? '', 'table')]
  return [toRequirement(scope, text, 'table')]
}

/** A control in words: "CW applies to entire entry. A license is required …". Null if the text states none. */
export function readProse(text: string): LicenceRequirement | null {
  const stated = /^((?:[A-Z]{2}(?:,? and |, ))*[A-Z]{2} appl(?:y|ies)\b[^.]*(?:\.[a-z0-9][^.]*)*)\.\s+(\S.*)$/s.exec(
    text,
  )
  if (stated) return { ...proseOf(stated[1] ?? ''), text: stated[2] ?? '' }
  return /^[A-Z]{2} appl(?:y|ies)\b/.test(text) ? proseOf(text) : null
}

/** A control that is one sentence. */
export function proseOf(scope: string): LicenceRequirement {
  return { scope, text: '', columns: [], origin: 'prose' }
}
