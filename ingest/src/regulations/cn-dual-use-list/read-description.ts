import {
  type ChinaControlEntry,
  type ChinaNote,
  type ChinaParagraph,
  type TextLoss,
  withheld,
} from '@qingdan/database/china-items.ts'
import { withholdValues } from './withhold.ts'

/** What can be shown of a description. */
export type Description = Pick<ChinaControlEntry, 'name' | 'notes' | 'items' | 'losses'>

/** A reference to the code in another place of the list was taken for the entry: what follows may be of another item. */
const withoutBeginning = /^(?:项|所|而言|和|及|、|，|。)/
/** The next entry, group or category, whose digits are lost: "。B102用于", "。1C材料", "。第类材料加工". */
const nextEntry = /(?<=[。.])(?:第类|\d?[A-E]\d{0,3}(?:(?=[\u4e00-\u9fff（“])(?!项)|$))/
const noteNames = '说明|技术说明|注意'
/** `a．`, a number that is lost (`．`), or the name of a note. */
const marker = new RegExp(`(?:(?<=[：；。，]|^)|(?=[a-z]．))(?:([a-z])?．|(?<=[：；。]|^)(${noteNames})：)`, 'g')
/** "为", "生产": nothing is said yet. */
const shortestName = 4

/** Reads a description of the file: its name, its paragraphs as a tree, and what it lacks. Every value is withheld. */
export function readDescription(source: string): Description {
  if (withoutBeginning.test(source)) return { name: null, notes: [], items: [], losses: ['beginning'] }
  const end = nextEntry.exec(source)?.index
  const text = source.slice(0, end).replace(/(?<=。)[.．]+$/, '')
  const isCut = !text.endsWith('。')
  const markers = [...text.matchAll(marker)]
  const heading = text.slice(0, markers[0]?.index ?? text.length)
  const tree = createTree()
  for (const [at, found] of markers.entries()) {
    const content = text.slice(found.index + found[0].length, markers[at + 1]?.index ?? text.length)
    // "说明：" before a page break: the mark is there, the text is not.
    if (content.trim() === '') continue
    if (found[2] === undefined) tree.addParagraph(found[1] ?? null, content)
    else tree.addNote(found[2], content)
  }
  const { notes, items } = tree
  const name = nameOf(heading, isCut && markers.length === 0)
  const losses: TextLoss[] = [
    ...(isCut ? (['end'] as const) : []),
    ...(JSON.stringify([name, notes, items]).includes(withheld) ? (['values'] as const) : []),
    ...(hasLostNumber(items) ? (['numbers'] as const) : []),
  ]
  return { name, notes, items, losses }
}

function nameOf(heading: string, isCut: boolean): string | null {
  const stated = withholdValues(heading.replace(/[：。；，]$/, ''))
  if (stated.length < shortestName) return null
  return isCut && !/[：。]$/.test(heading) ? `${stated}…` : stated
}

function hasLostNumber(items: readonly ChinaParagraph[]): boolean {
  return items.some((item) => item.mark === null || hasLostNumber(item.items))
}

/** Places paragraphs by what their marks may follow: letters under the item, numbers under a letter, letters under a number. */
function createTree() {
  const items: ChinaParagraph[] = []
  const notes: ChinaNote[] = []
  /** From the item down to the last paragraph. */
  let open: ChinaParagraph[] = []
  let note: ChinaNote | null = null

  const listAt = (level: number) => (level === 0 ? items : (open[level - 1]?.items ?? []))
  const add = (level: number, mark: string | null, text: string) => {
    const paragraph: ChinaParagraph = { mark, text: shown(text), notes: [], items: [] }
    listAt(level).push(paragraph)
    open = [...open.slice(0, level), paragraph]
    note = null
  }
  /** The deepest open list of letters that the letter continues, or a new one below the last paragraph; null for none. */
  const levelOf = (letter: string): number | null => {
    for (let level = open.length - 1; level >= 0; level -= 1) {
      const before = open[level]?.mark ?? null
      if (before !== null && letter.charCodeAt(0) === before.charCodeAt(0) + 1) return level
    }
    return letter === 'a' && (note === null || items.length === 0) ? open.length : null
  }
  const addToNote = (mark: string, text: string) => {
    if (note !== null) note.content = shown(`${note.content}${mark === '' ? '\n' : `\n${mark}. `}${text}`)
  }

  return {
    items,
    notes,
    addParagraph(mark: string | null, text: string): void {
      if (mark === null) {
        if (note !== null) {
          addToNote('', text)
          return
        }
        const sibling = open.findIndex((one) => one.mark === null)
        add(sibling === -1 ? open.length : sibling, null, text)
        return
      }
      const level = levelOf(mark)
      if (level !== null) add(level, mark, text)
      else if (note !== null) addToNote(mark, text)
      else add(0, mark, text)
    },
    addNote(name: string, text: string): void {
      note = { name, content: shown(text) }
      const of = open.at(-1)?.notes ?? notes
      of.push(note)
    },
  }
}

function shown(text: string): string {
  return withholdValues(text.trim())
}
