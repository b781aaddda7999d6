import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { Rejected } from '../../rejected.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export interface HtmlTable {
  /** The text between the previous table and this one, white space collapsed. */
  before: string
  /** Cells as text, including the heading row. */
  rows: string[][]
}

const cells = new Set(['td', 'th'])
const parts = new Set(['table', 'tr', ...cells])
const unread = new Set(['script', 'style'])

/**
 * The tables of a page, in order. HTML lets end tags be left out, but in a table that would hide a missing part: one
 * whose parts are not all closed, or that holds another, is refused.
 */
export function readTables(page: string): HtmlTable[] {
  const tables: HtmlTable[] = []
  let before = ''
  const document = parse(page, { sourceCodeLocationInfo: true })
  for (const node of nodesIn(document.childNodes, (element) => element.tagName !== 'table')) {
    if (node.nodeName === 'table') {
      tables.push({ before: oneLine(before), rows: readRows(node as Element, page) })
      before = ''
    } else before += 'value' in node ? node.value : ' '
  }
  return tables
}

function readRows(table: Element, page: string): string[][] {
  requireClosed(table, page)
  const rows: string[][] = []
  for (const node of nodesIn(table.childNodes, () => true)) {
    const row = rows.at(-1)
    if ('tagName' in node && parts.has(node.tagName)) requireClosed(node, page)
    if (node.nodeName === 'table') throw new Rejected('A table of the page holds another.')
    if (node.nodeName === 'tr') rows.push([])
    else if (cells.has(node.nodeName)) row?.push('')
    else if ('value' in node && row !== undefined && row.length > 0) row.push(`${row.pop()}${node.value}`)
  }
  return rows.map((row) => row.map(oneLine))
}

/** Refuses a part of a table without an end tag, unless it is an empty one of XHTML: `<td/>`. */
function requireClosed({ tagName, sourceCodeLocation }: Element, page: string): void {
  const { startTag, endTag } = sourceCodeLocation ?? {}
  if (startTag === undefined || endTag !== undefined || page[startTag.endOffset - 2] === '/') return
  throw new Rejected(
    tagName === 'table' ? 'A table of the page is cut off.' : `A table of the page has a <${tagName}> without an end.`,
  )
}

/** All nodes in the order of the page; inside of elements only where `isEntered`. Not recursive: a page may be deep. */
function* nodesIn(nodes: readonly Node[], isEntered: (element: Element) => boolean): Generator<Node> {
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node
    if (!('tagName' in node) || unread.has(node.tagName) || !isEntered(node)) continue
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
