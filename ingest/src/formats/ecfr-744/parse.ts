import { type ElementSchema, readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** Columns of the supplements' tables, by their headings. Supplements 6 and 7 have no licence columns. */
const headings: Readonly<Record<string, keyof Row>> = {
  country: 'country',
  entity: 'entity',
  'listed person and address': 'entity',
  'license requirement': 'licenceRequirement',
  'license review policy': 'licencePolicy',
  'federal register citation': 'citations',
}

export interface Row {
  /** Repeated for following rows: the table prints a country once. */
  country: string
  entity: string
  licenceRequirement: string
  licencePolicy: string
  citations: string
}

export interface Supplement {
  rows: Row[]
  /** Text of each numbered footnote. */
  footnotes: ReadonlyMap<string, string>
}

const ignored: ElementSchema = { isIgnored: true }
const attributes = ['N', 'TYPE', 'VOLUME', 'hierarchy_metadata']
const bare: readonly [string, string] = ['', '']
/** Footnote numbers and ordinals are both raised; the text after them shows which it is. */
const raised: readonly [string, string] = ['^', '^']
const inline = { E: bare, I: bare, B: bare, strong: bare, sub: bare, FR: bare, sup: raised, br: ['\n', ''] } as const
const text: ElementSchema = { attributes: ['class', 'colspan', 'rowspan'], mixed: inline }
const row: ElementSchema = { isItem: true, children: { TD: text, TH: text } }
const rows: ElementSchema = { children: { TR: row } }
const table: ElementSchema = {
  attributes: ['border', 'cellpadding', 'cellspacing', 'class', 'frame', 'width'],
  children: { THEAD: rows, TBODY: rows, TFOOT: rows },
}
const root = {
  name: 'DIV5',
  schema: {
    attributes,
    children: {
      // The part's heading, authority, source and sections are the rules, not the lists.
      HEAD: ignored,
      AUTH: ignored,
      SOURCE: ignored,
      DIV6: ignored,
      DIV8: ignored,
      EDNOTE: ignored,
      DIV9: {
        attributes,
        children: {
          HEAD: { isItem: true, mixed: inline },
          DIV: {
            attributes: ['width'],
            children: { DIV: { attributes: ['class'], children: { TABLE: table } } },
          },
          // History, editors' notes, and text that is stayed or not yet in force contain no rows.
          CITA: ignored,
          EDNOTE: ignored,
          EFFDNOT: ignored,
          SECAUTH: ignored,
          XREF: ignored,
          ...Object.fromEntries(
            ['P', 'SCOL2', 'FP', 'FP-1', 'FP-2', 'FP1', 'HD1', 'HD2', 'HD3', 'NOTE', 'EXTRACT', 'img'].map((name) => [
              name,
              ignored,
            ]),
          ),
        },
      },
    },
  } satisfies ElementSchema,
}

/**
 * Reads the table of one supplement to 15 CFR part 744 from the eCFR's XML of the part. Refuses a part without it, or
 * with other columns.
 */
export async function parseSupplement(
  content: AsyncIterable<Uint8Array>,
  supplement: number,
  warnings: Warnings,
): Promise<Supplement> {
  const found: Supplement & { footnotes: Map<string, string> } = { rows: [], footnotes: new Map() }
  let columns: (keyof Row)[] = []
  let isInside = false
  let country = ''
  for await (const elements of readElements(content, root, warnings)) {
    for (const element of elements) {
      if (element.name === 'HEAD') {
        isInside = oneLine(element.text).startsWith(`Supplement No. ${supplement} to Part 744`)
      } else if (isInside) {
        const [first] = element.children
        if (first?.name === 'TH') columns = element.children.map(toColumn)
        else if (element.children.length === 1) addFootnote(found.footnotes, first?.text ?? '', warnings)
        else {
          const read = toRow(element, columns)
          country = oneLine(read.country) || country
          if (country === '') throw new Rejected('The first row of the table has no country.')
          found.rows.push({ ...read, country })
        }
      }
    }
  }
  if (found.rows.length === 0) throw new Rejected(`The part has no table in Supplement No. ${supplement}.`)
  return found
}

function toColumn(cell: XmlElement): keyof Row {
  const heading = oneLine(cell.text).toLowerCase()
  const column = headings[heading]
  if (column === undefined) throw new Rejected(`The table has the unknown column "${heading}".`)
  return column
}

function toRow(element: XmlElement, columns: (keyof Row)[]): Row {
  if (element.children.length !== columns.length) {
    throw new Rejected(`A row of the table has ${element.children.length} cells, not ${columns.length}.`)
  }
  const read: Row = { country: '', entity: '', licenceRequirement: '', licencePolicy: '', citations: '' }
  for (const [at, column] of columns.entries()) read[column] = element.children[at]?.text.trim() ?? ''
  return read
}

function addFootnote(footnotes: Map<string, string>, stated: string, warnings: Warnings): void {
  const parts = /^\s*\^(\d+)\^\s*(.+)$/s.exec(stated)
  if (parts) footnotes.set(parts[1] ?? '', oneLine(parts[2] ?? ''))
  else warnings.add('unknown-footnote', stated)
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim()
}
