import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** A line of running text on a page. */
export interface HtmlLine {
  text: string
  /** Whether all of it is bold, as headings within a text are. */
  isBold: boolean
}

const blocks = new Set(
  'p li h1 h2 h3 h4 h5 h6 div ul ol table tr td th section article main header footer nav'.split(' '),
)
const unread = new Set(['script', 'style', 'noscript', 'template'])
const bold = new Set(['strong', 'b', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** The lines of a page in order, white space collapsed: a block or a line break ends a line. Empty lines are left out. */
export function readLines(page: string): HtmlLine[] {
  const lines: HtmlLine[] = []
  for (const piece of piecesOf(parse(page).childNodes)) {
    const line = lines.at(-1)
    if (piece === 'end') lines.push({ text: '', isBold: true })
    else if (line === undefined) lines.push({ ...piece })
    else {
      line.text += piece.text
      line.isBold &&= piece.isBold || piece.text.trim() === ''
    }
  }
  return lines
    .map(({ text, isBold }) => ({ text: text.replace(/\s+/g, ' ').trim(), isBold }))
    .filter(({ text }) => text !== '')
}

/** The texts of a page and the ends of its lines. Not recursive: a page may be deep. */
function* piecesOf(nodes: readonly Node[]): Generator<HtmlLine | 'end'> {
  const waiting: (HtmlNode | 'end')[] = nodes.map((node) => ({ node, isBold: false })).reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === 'end') yield next
    else if ('value' in next.node) yield { text: next.node.value, isBold: next.isBold }
    else if (next.node.nodeName === 'br') yield 'end'
    else waiting.push(...insideOf(next).reverse())
  }
}

interface HtmlNode {
  node: Node
  isBold: boolean
}

function insideOf({ node, isBold }: HtmlNode): (HtmlNode | 'end')[] {
  if (!('childNodes' in node) || unread.has(node.nodeName)) return []
  const children = node.childNodes.map((child) => ({ node: child, isBold: isBold || bold.has(node.nodeName) }))
  return blocks.has(node.nodeName) ? ['end', ...children, 'end'] : children
}
