import { readBundle } from '../../formats/bundle/bundle.ts'
import type { ActRow } from '../../formats/eu-annexes/act-row.ts'
import { readPage } from '../../reading/document-text.ts'
import { toIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { type Annex, acts, type TradeAct } from './annexes.ts'
import { annexBlocks, classOf, type Element, elementsIn, isChangeMark, linesOf, textOf } from './read-blocks.ts'
import { type Entry, entryOf, toActRow, toEntry } from './read-entry.ts'

export interface ConsolidatedActs {
  /** Day of the newest consolidated version, ISO. */
  publishedOn: string
  rows: ActRow[]
}

/** The pages of the consolidated versions, each named by its number: "02014R0833-20260717.xhtml". */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<ConsolidatedActs> {
  const rows = new Map<string, ActRow[]>()
  const days: string[] = []
  for await (const { name, chunks } of readBundle(content)) {
    const { number = '', year, month, day } = fileName.exec(name)?.groups ?? {}
    const version = toIsoDay(Number(year), Number(month), Number(day))
    const celex = `3${number}`
    const act = acts[celex]
    if (version === null || act === undefined || rows.has(celex))
      throw new Rejected(`"${name}" is not the one consolidated version of an act that is read.`)
    days.push(version)
    rows.set(celex, readAct(celex, act, await readPage(chunks), warnings))
  }
  const missing = Object.keys(acts).filter((celex) => !rows.has(celex))
  if (missing.length > 0) throw new Rejected(`There is no text of ${missing.join(', ')}.`)
  return { publishedOn: days.sort().at(-1) ?? '', rows: [...rows.values()].flat() }
}

const fileName = /^0(?<number>\d{4}R\d{4})-(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})\.\w+$/

function readAct(celex: string, act: TradeAct, page: string, warnings: Warnings): ActRow[] {
  const blocks = new Map<string, Element[]>()
  for (const { number, children } of annexBlocks(page)) {
    if (blocks.has(number)) throw new Rejected(`The act ${celex} has Annex ${number} twice.`)
    blocks.set(number, children)
    if (act.annexes[number] === undefined && !act.others.has(number))
      warnings.add('unknown-section', `${celex}, Annex ${number}`)
  }
  return Object.entries(act.annexes).flatMap(([number, annex]) => {
    const entries = readAnnex(number, annex, blocks.get(number) ?? [], warnings)
    if (entries.length === 0) throw new Rejected(`The act ${celex} has no entry in Annex ${number}.`)
    return entries.map((entry) => toActRow(entry, annex, { celex, programme: act.programme }))
  })
}

/** Its paragraphs are headings, of which those of parts count; its other elements are entries, or a table of them. */
function readAnnex(number: string, annex: Annex, children: readonly Element[], warnings: Warnings): Entry[] {
  const entries: Entry[] = []
  let part = ''
  for (const child of children) {
    const text = textOf(child)
    if (child.tagName === 'hr' || text === '' || isChangeMark(text)) continue
    if (child.tagName === 'p' && !(annex.hasPlainNames && classOf(child) === 'norm')) {
      const found = /^Part ([A-Z])\b/i.exec(text)?.[1]?.toUpperCase()
      if (found !== undefined && !annex.parts?.includes(found))
        warnings.add('unknown-section', `Annex ${number}, ${text}`)
      part = found ?? part
      continue
    }
    if (annex.parts !== undefined && part === '') throw new Rejected(`Annex ${number} has an entry outside its parts.`)
    const where = part === '' ? number : `${number}.${part}`
    entries.push(...readChild(where, annex, child, warnings))
  }
  return entries
}

function readChild(where: string, annex: Annex, child: Element, warnings: Warnings): Entry[] {
  if (annex.table === undefined) return [readItem(where, child)]
  const tables = elementsIn([child]).filter(({ tagName }) => tagName === 'table')
  if (tables.length === 0) warnings.add('unread-text', `Annex ${where}: ${textOf(child)}`)
  const headings = annex.table.map(([heading]) => heading)
  return tables.flatMap((table) =>
    rowsOf(where, table, headings).map((cells) => toEntry(where, annex.table ?? [], cells, warnings)),
  )
}

/** An item of a list: "1." and a name in two columns, "1. NAME", or "NAME; and". */
function readItem(where: string, item: Element): Entry {
  const columns = classOf(item).includes('grid-container')
    ? item.childNodes.filter((node): node is Element => 'tagName' in node)
    : []
  const [first, second, ...more] = columns
  if (more.length > 0) throw new Rejected(`Annex ${where} has an item of ${columns.length} columns.`)
  const isNumbered = first !== undefined && second !== undefined
  const text = isNumbered ? textOf(second) : textOf(item)
  const [, recordId = '', name = text] = /^(\d+)\.\s+(\S.*)$/.exec(text) ?? []
  if (isNumbered) return entryOf(where, textOf(first).replace(/\.$/, ''), text)
  return entryOf(where, recordId, name.replace(/\s*;(?:\s*and)?$/, ''))
}

/** Rows below the heading; one of a single cell only marks a change. */
function rowsOf(where: string, table: Element, headings: readonly string[]): Element[][] {
  const [heading, ...rows] = elementsIn(table.childNodes)
    .filter(({ tagName }) => tagName === 'tr')
    .map((row) => row.childNodes.filter((node): node is Element => 'tagName' in node))
  const found = heading?.map(textOf) ?? []
  if (found.join('|') !== headings.join('|')) {
    throw new Rejected(`A table of Annex ${where} has other headings: ${found.join(', ')}.`)
  }
  return rows.filter((cells) => {
    const [only] = cells
    if (cells.length === 1 && only !== undefined && isChangeMark(linesOf(only).join(' '))) return false
    if (cells.length === headings.length) return true
    throw new Rejected(`Annex ${where} has a row of ${cells.length} cells: ${only === undefined ? '' : textOf(only)}.`)
  })
}
