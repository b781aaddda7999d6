import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

export interface AnnexBlock {
  /** "IV", "XXXVIIIA" */
  number: string
  children: Element[]
}

/** The annexes of a consolidated act in the Publications Office's XHTML: each is an element that begins with its title. */
export function annexBlocks(page: string): AnnexBlock[] {
  return elementsIn(parse(page).childNodes).flatMap((element) => {
    const children = element.childNodes.filter(isElement)
    const title = children.find((child) => classOf(child) === 'title-annex-1')
    const [, number] = title === undefined ? [] : (/^ANNEX ([A-Z]+[a-z]*)$/.exec(textOf(title)) ?? [])
    return number === undefined ? [] : [{ number, children }]
  })
}

/** All elements below, in the order of the page. Not recursive: a page may be deep. */
export function elementsIn(nodes: readonly Node[]): Element[] {
  const found: Element[] = []
  const waiting = nodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isElement(node)) continue
    found.push(node)
    for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return found
}

function isElement(node: Node): node is Element {
  return 'tagName' in node
}

export function classOf(element: Element): string {
  return element.attrs.find(({ name }) => name === 'class')?.value ?? ''
}

/** Text without the marks of changed passages ("►M37 … ◄"), white space collapsed. */
export function textOf(element: Element): string {
  let text = ''
  const waiting: Node[] = element.childNodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('value' in node) text += node.value
    else if (isElement(node)) {
      if (node.tagName === 'p' || node.tagName === 'br') text += ' '
      waiting.push(...node.childNodes.toReversed())
    }
  }
  return text
    .replace(/►(?:B|[CM]\d+)\s?|◄/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "▼M37" before a passage that the 37th amending act changed. */
export function isChangeMark(text: string): boolean {
  return /^▼(?:B|[CM]\d+)(?: —+)?$/.test(text)
}

/** The paragraphs of a cell; its whole text if it is not made of paragraphs. */
export function linesOf(cell: Element): string[] {
  const lines = elementsIn(cell.childNodes)
    .filter(({ tagName }) => tagName === 'p')
    .map(textOf)
    .filter((line) => line !== '')
  const whole = textOf(cell)
  if (lines.join(' ') === whole) return lines
  return whole === '' ? [] : [whole]
}
