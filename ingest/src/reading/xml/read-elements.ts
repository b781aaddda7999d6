import { SaxesParser } from 'saxes'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Own text, trimmed. */
  text: string
}

/** Elements that a publisher's element may contain. Any other one is reported, so that new fields are noticed. */
export interface ElementSchema {
  attributes?: readonly string[]
  children?: Readonly<Record<string, ElementSchema>>
  /** Known, and not read on purpose. */
  isIgnored?: boolean
  /** Given to the reader whole; the elements around it are only the path to it. */
  isItem?: boolean
  /**
   * Running text with marked-up words: white space is kept, and the text of the elements named here is included
   * between these two marks.
   */
  mixed?: Readonly<Record<string, Marks | ((attributes: Readonly<Record<string, string>>) => Marks)>>
}

export type Marks = readonly [before: string, after: string]

export interface Root {
  name: string
  schema: ElementSchema
}

const maxDepth = 32
/** Longest piece of markup or text without an event; real ones are below 10 kB. */
const maxTokenChars = 1_000_000
/** The largest real item (OFAC's reference sets) has about 1,900 elements. */
const maxItemElements = 20_000

/**
 * Streams a document and yields its items, in batches as chunks arrive; `onRoot` first gets the attributes of the
 * root. Refuses document types (and so entity bombs and external entities), other encodings than UTF-8, and anything
 * that is not well-formed, is incomplete or too large.
 */
export async function* readElements(
  content: AsyncIterable<Uint8Array>,
  root: Root,
  warnings: Warnings,
  onRoot: (attributes: Record<string, string>) => void = () => undefined,
): AsyncGenerator<XmlElement[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = createReader(root, warnings, onRoot)
  let isFirst = true
  for await (const chunk of content) {
    const text = decode(() => decoder.decode(chunk, { stream: true }))
    if (isFirst && text.trim() !== '') {
      refuseOtherFormats(text)
      isFirst = false
    }
    const items = reader.write(text)
    if (items.length > 0) yield items
  }
  if (isFirst) throw new Rejected('The file is empty.')
  decode(() => decoder.decode())
  reader.close()
}

function refuseOtherFormats(start: string): void {
  const head = start.slice(0, 2000).toLowerCase()
  if (head.includes('<html') || head.includes('<!doctype html')) {
    throw new Rejected('The file is an HTML page, not the list.')
  }
  if (!head.trimStart().startsWith('<')) throw new Rejected('The file is not XML.')
  const encoding = /^\s*<\?xml[^>]*encoding=["']([^"']+)/.exec(head)?.[1]
  if (encoding !== undefined && encoding !== 'utf-8') throw new Rejected(`The file says it is ${encoding}, not UTF-8.`)
}

function decode(work: () => string): string {
  try {
    return work()
  } catch (cause) {
    throw new Rejected('The file is not valid UTF-8.', { cause })
  }
}

interface Frame {
  name: string
  schema: ElementSchema
  /** Set inside an item. */
  element: XmlElement | null
  /** Text to add after a marked-up word in running text. */
  mark?: string
}

function createReader(root: Root, warnings: Warnings, onRoot: (attributes: Record<string, string>) => void) {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const frames: Frame[] = []
  let items: XmlElement[] = []
  let itemElements = 0
  let skipping = 0
  let charsSinceEvent = 0
  let isRootClosed = false

  const path = () => frames.map((frame) => frame.name).join('/')

  parser.on('doctype', () => {
    throw new Rejected('The file declares a document type, which a list never does.')
  })
  parser.on('error', (error) => {
    // saxes reports every unclosed element at the end; `close` below gives one message.
    throw new Rejected(`The file is not well-formed XML: ${error.message}.`)
  })
  parser.on('opentag', (tag) => {
    charsSinceEvent = 0
    if (skipping > 0) {
      skipping += 1
      if (skipping > maxDepth) throw new Rejected(`The file nests elements deeper than ${maxDepth}.`)
      return
    }
    if (frames.length >= maxDepth) throw new Rejected(`The file nests elements deeper than ${maxDepth}.`)
    const parent = frames.at(-1)
    if (parent?.schema.mixed && parent.element) {
      const known = parent.schema.mixed[tag.name]
      const marks = typeof known === 'function' ? known(tag.attributes) : known
      if (marks === undefined) warnings.add('unknown-element', `${path()}/${tag.name}`)
      parent.element.text += marks?.[0] ?? ''
      frames.push({ name: tag.name, schema: parent.schema, element: parent.element, mark: marks?.[1] ?? '' })
      return
    }
    const schema = parent === undefined ? rootSchema(tag.name) : parent.schema.children?.[tag.name]
    if (schema === undefined || schema.isIgnored) {
      if (schema === undefined) warnings.add('unknown-element', `${path()}/${tag.name}`)
      skipping = 1
      return
    }
    for (const name in tag.attributes) {
      if (!schema.attributes?.includes(name)) warnings.add('unknown-attribute', `${path()}/${tag.name}@${name}`)
    }
    if (parent === undefined) onRoot(tag.attributes)
    if (!parent?.element && !schema.isItem) {
      frames.push({ name: tag.name, schema, element: null })
      return
    }
    itemElements = parent?.element ? itemElements + 1 : 1
    if (itemElements > maxItemElements) throw new Rejected(`One record has more than ${maxItemElements} elements.`)
    const element = { name: tag.name, attributes: tag.attributes, children: [], text: '' }
    parent?.element?.children.push(element)
    frames.push({ name: tag.name, schema, element })
  })
  const addText = (text: string) => {
    charsSinceEvent = 0
    if (skipping > 0) return
    const frame = frames.at(-1)
    const element = frame?.element
    if (element && frame?.schema.mixed) {
      element.text += text
      return
    }
    const trimmed = text.trim()
    if (trimmed === '') return
    if (element) element.text += element.text === '' ? trimmed : ` ${trimmed}`
    // The eCFR has a zero-width space between two supplements.
    else if (trimmed !== '\u200B') warnings.add('unexpected-text', path())
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    charsSinceEvent = 0
    if (skipping > 0) {
      skipping -= 1
      return
    }
    const frame = frames.pop()
    if (frame?.mark !== undefined) {
      if (frame.element) frame.element.text += frame.mark
      return
    }
    if (frame?.element && !frames.at(-1)?.element) items.push(frame.element)
    if (frames.length === 0) isRootClosed = true
  })

  function rootSchema(name: string): ElementSchema {
    if (name !== root.name) throw new Rejected(`The document is <${name}>, not <${root.name}>.`)
    return root.schema
  }

  return {
    write(text: string): XmlElement[] {
      charsSinceEvent += text.length
      parser.write(text)
      if (charsSinceEvent > maxTokenChars) throw new Rejected(`One value is longer than ${maxTokenChars} characters.`)
      const ready = items
      items = []
      return ready
    },
    close(): void {
      if (!isRootClosed) throw new Rejected(`The file is cut off: it ends inside ${path() || `<${root.name}>`}.`)
      parser.close()
    },
  }
}
