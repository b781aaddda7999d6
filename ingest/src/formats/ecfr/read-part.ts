import { type ElementSchema, readElements } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { plainText } from './marked-text.ts'
import { attributes, type Block, blockElements, ignored, note, toBlock } from './read-supplement.ts'

/** A part of the Code of Federal Regulations by its headings, in the order printed. */
export type PartElement =
  | { kind: 'subpart'; heading: string }
  | { kind: 'section'; number: string; heading: string; blocks: Block[] }
  /** Its blocks are only what the publisher says about it. */
  | { kind: 'supplement'; number: string; heading: string; blocks: Block[] }

export interface Part {
  number: string
  heading: string
  elements: PartElement[]
}

const item: ElementSchema = { isItem: true, mixed: {} }
const heading = blockElements['HEAD'] ?? item
const section: ElementSchema = {
  attributes,
  children: {
    ...blockElements,
    EXAMPLE: note,
    FTNT: note,
    // The items of the United States Munitions List.
    EXTRACT: { children: blockElements },
    SECAUTH: ignored,
  },
}
const notices = Object.fromEntries(
  ['XREF', 'EDNOTE', 'EFFDNOT', 'CITA'].map((name) => [name, blockElements[name] ?? item]),
)
const unread = Object.fromEntries(
  [
    'HD1',
    'HD2',
    'HD3',
    'FP',
    'FP-1',
    'FP-2',
    'P',
    'NOTE',
    'DIV',
    'SCOL2',
    'img',
    'EXTRACT',
    'FP1',
    'FP1-2',
    'FTNT',
    'MATH',
    'SECAUTH',
  ].map((name) => [name, ignored]),
)
const supplement: ElementSchema = { attributes, children: { HEAD: heading, ...notices, ...unread } }
const subject: ElementSchema = { attributes, children: { HEAD: heading, DIV8: section } }
const root = {
  name: 'DIV5',
  schema: {
    attributes,
    children: {
      HEAD: heading,
      ...Object.fromEntries(['AUTH', 'SOURCE', 'EDNOTE', 'XREF'].map((name) => [name, ignored])),
      DIV6: { attributes, children: { HEAD: heading, DIV7: subject, DIV8: section } },
      DIV7: subject,
      DIV8: section,
      DIV9: supplement,
    },
  } satisfies ElementSchema,
}

/** Reads a part of a title in the eCFR's XML: its sections whole, of its supplements the headings. Refuses a part without sections. */
export async function readPart(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Part> {
  const part: Part = { number: '', heading: '', elements: [] }
  const readRoot = ({ N = '' }: Record<string, string>) => {
    part.number = N
  }
  for await (const elements of readElements(content, root, warnings, readRoot)) {
    for (const element of elements) {
      const last = part.elements.at(-1)
      if (element.name === 'HEAD') addHeading(part, plainText(element.text))
      else if (last !== undefined && 'blocks' in last) last.blocks.push(toBlock(element))
    }
  }
  if (part.heading === '') throw new Rejected('The file is no part of the Code of Federal Regulations.')
  if (!part.elements.some(({ kind }) => kind === 'section')) throw new Rejected(`Part ${part.number} has no sections.`)
  return part
}

function addHeading(part: Part, text: string): void {
  const found = /^§+ ?(?<number>[\d.]+[a-z]?) (?<heading>.+)$/.exec(text)?.groups
  const annex =
    /^(?:Supplement|Appendix) (?:No\. )?(?<number>[\dA-Z]+) to Part [^\s—]+\s*(?:—\s*)?(?<heading>.*)$/i.exec(
      text,
    )?.groups
  if (found !== undefined) {
    part.elements.push({ kind: 'section', number: found['number'] ?? '', heading: found['heading'] ?? '', blocks: [] })
  } else if (annex !== undefined) {
    part.elements.push({
      kind: 'supplement',
      number: annex['number'] ?? '',
      heading: annex['heading'] ?? '',
      blocks: [],
    })
  } else if (part.heading === '' && /^PART /i.test(text)) part.heading = text
  else part.elements.push({ kind: 'subpart', heading: text })
}
