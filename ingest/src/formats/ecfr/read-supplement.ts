import type { TextNotice } from '@qingdan/database/control-list.ts'
import { type ElementSchema, readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { inline, plainText } from './marked-text.ts'

/** Element of a supplement, in the order printed. Texts are marked (see marked-text.ts). */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; heading: string; texts: string[] }
  | { kind: 'table'; caption: string; head: Cell[][]; rows: Cell[][] }
  | { kind: 'list'; texts: string[] }
  | { kind: 'picture'; address: string }
  | { kind: 'notice'; notice: TextNotice }

export interface Cell {
  text: string
  /** How many columns it covers. */
  span: number
}

export const attributes = ['N', 'TYPE', 'VOLUME', 'hierarchy_metadata']
export const ignored: ElementSchema = { isIgnored: true }
const text: ElementSchema = { isItem: true, attributes: ['class', 'TYPE', 'ID', 'REFID', 'AMDINSN'], mixed: inline }
const inNote: ElementSchema = { mixed: inline }
export const note: ElementSchema = {
  isItem: true,
  children: Object.fromEntries(['HED', 'P', 'FP', 'FP-1', 'FP-2', 'PSPACE'].map((name) => [name, inNote])),
}
const cell: ElementSchema = {
  attributes: ['align', 'class', 'colspan', 'rowspan', 'scope', 'valign'],
  mixed: { ...inline, P: ['', ''] },
}
const rows: ElementSchema = { children: { TR: { children: { TH: cell, TD: cell } } } }
const table: ElementSchema = {
  attributes: ['border', 'cellpadding', 'cellspacing', 'class', 'frame', 'width'],
  children: { CAPTION: cell, THEAD: rows, TBODY: rows, TFOOT: rows },
}
/** What sections and supplements consist of. */
export const blockElements: Readonly<Record<string, ElementSchema>> = {
  ...Object.fromEntries(
    ['HEAD', 'HD1', 'HD2', 'HD3', 'FP', 'FP-1', 'FP-2', 'P', 'XREF', 'CITA'].map((name) => [name, text]),
  ),
  NOTE: note,
  EDNOTE: note,
  EFFDNOT: note,
  DIV: {
    isItem: true,
    attributes: ['width'],
    children: { DIV: { attributes: ['class'], children: { TABLE: table } } },
  },
  SCOL2: { isItem: true, children: { LI: inNote } },
  img: { isItem: true, attributes: ['src'] },
}

const root = {
  name: 'DIV5',
  schema: {
    attributes,
    children: {
      ...Object.fromEntries(['HEAD', 'AUTH', 'SOURCE', 'DIV6', 'DIV8', 'EDNOTE'].map((name) => [name, ignored])),
      DIV9: {
        attributes,
        children: {
          ...blockElements,
          // Only in other supplements of these parts.
          ...Object.fromEntries(['EXTRACT', 'FP1', 'FP1-2', 'FTNT', 'MATH', 'SECAUTH'].map((name) => [name, ignored])),
        },
      },
    },
  } satisfies ElementSchema,
}

const noticeKinds: Readonly<Record<string, TextNotice['kind']>> = {
  XREF: 'pending-amendment',
  EFFDNOT: 'not-in-effect',
  EDNOTE: 'editorial',
  CITA: 'history',
}

/**
 * The blocks of one supplement to a part of title 15, from the eCFR's XML of the part. Refuses another part, and a part without that supplement.
 */
export async function* readSupplement(
  content: AsyncIterable<Uint8Array>,
  part: number,
  supplement: number,
  warnings: Warnings,
): AsyncGenerator<Block> {
  const wanted = new RegExp(`^Supplement No\\. ${supplement} to Part ${part}\\b`, 'i')
  let isInside = false
  let hasBlocks = false
  const refuseOther = ({ N }: Record<string, string>) => {
    if (N !== String(part)) throw new Rejected(`The file is part ${N ?? 'unknown'}, not part ${part}.`)
  }
  for await (const elements of readElements(content, root, warnings, refuseOther)) {
    for (const element of elements) {
      if (element.name === 'HEAD') isInside = wanted.test(plainText(element.text))
      else if (isInside) {
        hasBlocks = true
        yield toBlock(element)
      }
    }
  }
  if (!hasBlocks) throw new Rejected(`The file has no Supplement No. ${supplement} to part ${part}.`)
}

/** An element of a section or supplement. */
export function toBlock(element: XmlElement): Block {
  const kind = noticeKinds[element.name]
  if (kind !== undefined) {
    const stated = [element.text, ...element.children.map((child) => child.text)].join(' ')
    return { kind: 'notice', notice: { kind, text: plainText(stated) } }
  }
  switch (element.name) {
    case 'HD1':
    case 'HD2':
    case 'HD3':
      return { kind: 'heading', level: Number(element.name.slice(2)), text: element.text }
    case 'NOTE':
    case 'EXAMPLE':
    case 'FTNT':
      return toNote(element)
    case 'DIV':
      return toTable(element)
    case 'SCOL2':
      return { kind: 'list', texts: element.children.map((child) => child.text) }
    case 'img':
      return { kind: 'picture', address: element.attributes['src'] ?? '' }
    default:
      return { kind: 'paragraph', text: element.text }
  }
}

function toNote({ children }: XmlElement): Block {
  const heading = children.find(({ name }) => name === 'HED')?.text ?? ''
  return { kind: 'note', heading, texts: children.filter(({ name }) => name !== 'HED').map((child) => child.text) }
}

function toTable(element: XmlElement): Block {
  const parts = element.children.flatMap((box) => box.children).flatMap((found) => found.children)
  const rowsOf = (...names: string[]) =>
    parts.filter(({ name }) => names.includes(name)).flatMap(({ children }) => children.map(toCells))
  return {
    kind: 'table',
    caption: parts.find(({ name }) => name === 'CAPTION')?.text ?? '',
    head: rowsOf('THEAD'),
    rows: rowsOf('TBODY', 'TFOOT'),
  }
}

function toCells(row: XmlElement): Cell[] {
  return row.children.map(({ text: stated, attributes: { colspan } }) => ({ text: stated, span: Number(colspan ?? 1) }))
}
