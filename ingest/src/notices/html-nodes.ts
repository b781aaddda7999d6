import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

const hidden = new Set(['script', 'style', 'noscript', 'template'])
const blocks = new Set([
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'section',
  'article',
])

/** All elements of a page, in its order. */
export function elementsOf(page: string): HtmlElement[] {
  const found: HtmlElement[] = []
  const waiting: Node[] = parse(page).childNodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('tagName' in node)) continue
    found.push(node)
    waiting.push(...node.childNodes.toReversed())
  }
  return found
}

/** An attribute; null if the element has none. */
export function attributeOf({ attrs }: HtmlElement, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null
}

/** The text below an element, one line per block. */
export function textOf(element: HtmlElement): string {
  let text = ''
  const waiting: (Node | string)[] = element.childNodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') text += node
    else if ('value' in node) text += node.value.replace(/\s+/g, ' ')
    else if ('tagName' in node && !hidden.has(node.tagName)) {
      const ending = blocks.has(node.tagName) ? '\n' : node.tagName === 'td' ? ' ' : ''
      waiting.push(ending, ...node.childNodes.toReversed(), ending === '\n' ? '\n' : '')
    }
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
