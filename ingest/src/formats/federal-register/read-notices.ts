import { SaxesParser } from 'saxes'
import { type NoticeOrigin, readNoticeName } from '../../index-pages/federal-register.ts'
import { readText } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import { readBundle } from '../bundle/bundle.ts'

/** A document of the Federal Register. */
export interface Notice extends NoticeOrigin {
  subject: string
  /** Its paragraphs and headings in order, white space collapsed; the preamble included. */
  blocks: Block[]
}

export interface Block {
  /** `HD` is a heading, `P` and `FP` are paragraphs, `ENT` is a cell of a table. */
  element: 'HD' | 'P' | 'FP' | 'ENT'
  text: string
}

const blockElements = new Set<string>(['HD', 'P', 'FP', 'ENT'] satisfies Block['element'][])
/** Numbers of pages and of footnotes are no text of the notice. */
const unread = new Set(['PRTPAGE', 'FTREF', 'SU', 'FTNT', 'FRDOC', 'BILCOD', 'SIG'])
const maxDepth = 32

/** The notices of a bundle of documents in the Federal Register's XML, newest first. Refuses a file of another name or form. */
export async function readNotices(content: AsyncIterable<Uint8Array>): Promise<Notice[]> {
  const notices: Notice[] = []
  for await (const { name, chunks } of readBundle(content)) {
    const origin = readNoticeName(name)
    if (origin === null)
      throw new Rejected(`The file ${name} does not have the name of a document of the Federal Register.`)
    notices.push({ ...origin, ...readNotice(await readText(chunks), name) })
  }
  return notices.toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0))
}

function readNotice(text: string, name: string): Pick<Notice, 'subject' | 'blocks'> {
  const blocks: Block[] = []
  const open: string[] = []
  let subject = ''
  let skippedFrom: number | null = null
  const parser = new SaxesParser({ xmlns: false })
  parser.on('doctype', () => {
    throw new Rejected(`The document ${name} declares a document type, which a notice never does.`)
  })
  parser.on('error', (error) => {
    throw new Rejected(`The document ${name} is not well-formed XML, or it is cut off: ${error.message}.`)
  })
  parser.on('opentag', (tag) => {
    open.push(tag.name)
    if (open.length > maxDepth) throw new Rejected(`The document ${name} nests elements deeper than ${maxDepth}.`)
    if (unread.has(tag.name)) skippedFrom ??= open.length
    else if (isBlock(tag.name) && skippedFrom === null) blocks.push({ element: tag.name, text: '' })
  })
  parser.on('text', (value) => {
    if (skippedFrom !== null) return
    const block = blocks.at(-1)
    if (open.includes('SUBJECT')) subject += value
    else if (block && open.some(isBlock)) block.text += value
  })
  parser.on('closetag', () => {
    if (skippedFrom === open.length) skippedFrom = null
    open.pop()
  })
  parser.write(text).close()
  const read = blocks
    .map(({ element, text: own }) => ({ element, text: oneLine(own) }))
    .filter(({ text: own }) => own !== '')
  if (read.length === 0) throw new Rejected(`The document ${name} has no text.`)
  return { subject: oneLine(subject), blocks: read }
}

function isBlock(name: string): name is Block['element'] {
  return blockElements.has(name)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
