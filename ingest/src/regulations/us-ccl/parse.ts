import type { ControlEntry, ControlListFrame } from '@qingdan/database/control-list.ts'
import { isEmphasised, leadOf, plainText } from '../../formats/ecfr/marked-text.ts'
import { type Block, readSupplement } from '../../formats/ecfr/read-supplement.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { toPassage } from './passages.ts'
import { emptyEntry, readEntry } from './read-entry.ts'
import { readSection } from './section-headings.ts'

export interface ControlList {
  entries: ControlEntry[]
  frame: ControlListFrame
}

/** Blocks that belong together: an entry with its code, or a heading outside of the entries. */
interface Group {
  eccn: string | null
  blocks: Block[]
}

/**
 * Reads the Commerce Control List, Supplement No. 1 to 15 CFR part 774: a flat row of paragraphs. An entry begins with a code in bold and ends with the
 * next one, with a heading that is none of an entry's own, or with what each category says about EAR99.
 */
export async function parseControlList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<ControlList> {
  const groups: Group[] = [{ eccn: null, blocks: [] }]
  const frame: ControlListFrame = { sections: [], notices: [] }
  for await (const block of readSupplement(content, 774, 1, warnings)) {
    const eccn = startOf(block)
    const group = groups.at(-1)
    if (eccn !== null || endsEntry(block)) groups.push({ eccn, blocks: [block] })
    else if (block.kind === 'notice' && (group?.eccn == null || block.notice.kind !== 'pending-amendment')) {
      frame.notices.push(block.notice)
    } else group?.blocks.push(block)
  }
  const entries = groups.flatMap(({ eccn, blocks }) => {
    if (eccn !== null && eccn !== 'EAR99') return [readEntry(eccn, blocks, warnings)]
    return []
  })
  if (entries.length === 0) throw new Rejected('The supplement has no entries.')
  frame.sections = sectionsOf(groups.flatMap(({ eccn, blocks }) => (eccn === null ? [blocks] : [])))
  refuseTwice(entries)
  const everythingElse = groups.find(({ eccn }) => eccn === 'EAR99')?.blocks[0]
  if (everythingElse === undefined) warnings.add('entry-without-heading', 'EAR99')
  return { entries: [...entries, emptyEntry('EAR99', headingOfEar99(everythingElse))], frame }
}

/** The code of the entry that a block begins; null if it begins none. */
function startOf(block: Block): string | null {
  if (block.kind !== 'paragraph') return null
  const text = plainText(block.text)
  if (leadOf(block.text)?.startsWith('EAR99 ')) return 'EAR99'
  const code = /^\d[A-E]\d{3}\b/.exec(text)?.[0]
  // The remarks of the 0x521 series begin with the code too, and a note in italics does.
  return code !== undefined && leadOf(block.text)?.startsWith(code) && !isNote(block.text, text) ? code : null
}

/** "7A003 does not apply to …", in italics. */
function isNote(marked: string, text: string): boolean {
  return isEmphasised(marked) && /^\d[A-E]\d{3} does not\b/.test(text)
}

function endsEntry(block: Block): boolean {
  // Headings of the second level divide lists of items: "Acoustics", "Cameras".
  return block.kind === 'heading' && block.level !== 2 && readSection(block, plainText(block.text)) === null
}

/** What stands under headings outside of the entries, with the category in which it is. */
function sectionsOf(groups: readonly Block[][]): ControlListFrame['sections'] {
  let category: string | null = null
  return groups.flatMap(([first, ...rest]) => {
    if (first?.kind !== 'heading') return []
    const heading = plainText(first.text)
    category = /^Category (\d)/.exec(heading)?.[1] ?? category
    const passages = rest.flatMap((block) => (block.kind === 'notice' ? [] : [toPassage(block)]))
    return passages.length === 0 ? [] : [{ category, heading, passages }]
  })
}

function refuseTwice(entries: readonly ControlEntry[]): void {
  const seen = new Set<string>()
  for (const { eccn } of entries) {
    if (seen.has(eccn)) throw new Rejected(`The entry ${eccn} is there twice.`)
    seen.add(eccn)
  }
}

function headingOfEar99(block: Block | undefined): string {
  return block !== undefined && 'text' in block ? plainText(block.text).replace(/^EAR99\s+/, '') : ''
}
