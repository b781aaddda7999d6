import type { ControlEntry, Passage, ProductGroup } from '@qingdan/database/control-list.ts'
import { isEmphasised, plainText } from '../../formats/ecfr/marked-text.ts'
import type { Block } from '../../formats/ecfr/read-supplement.ts'
import type { Warnings } from '../../warnings.ts'
import { createItemTree, type ItemTree } from './item-tree.ts'
import { toPassage } from './passages.ts'
import { isRequirementTable, proseOf, readProse, readTable } from './requirements.ts'
import { readLabel, readSection, type Section } from './section-headings.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' | 'heading' }>

/** Where the next passage belongs. */
type Place = 'requirementNotes' | 'exceptionNotes' | 'reporting' | 'staConditions' | 'body' | ListPlace
type ListPlace = 'relatedControls' | 'relatedDefinitions' | 'eccnControls'

const placeOf: Readonly<Record<Exclude<Section, 'items'>, Place>> = {
  requirements: 'requirementNotes',
  reporting: 'reporting',
  exceptions: 'exceptionNotes',
  sta: 'staConditions',
  list: 'relatedControls',
}

const listPlaces: Readonly<Record<string, ListPlace>> = {
  'related controls': 'relatedControls',
  'related definitions': 'relatedDefinitions',
  'eccn controls': 'eccnControls',
}

/** Reads the blocks of one entry, the first of which is its heading. */
export function readEntry(eccn: string, blocks: readonly Block[], warnings: Warnings): ControlEntry {
  const [start, ...rest] = blocks
  const heading = start !== undefined && 'text' in start ? plainText(start.text).replace(eccn, '').trim() : ''
  // Two entries have no line "Items:"; others have lists of letters before it too.
  const hasItemsLine = rest.some((block) => 'text' in block && readLabel(plainText(block.text))?.name === 'items')
  const reader = createReader(emptyEntry(eccn, heading), createItemTree(eccn, warnings), hasItemsLine)
  for (const block of rest) reader.read(block)
  return reader.finish()
}

/** An entry of which only code and heading are known. */
export function emptyEntry(eccn: string, heading: string): ControlEntry {
  const code = /^(\d)([A-E])/.exec(eccn)
  return {
    eccn,
    heading,
    category: code?.[1] ?? null,
    group: (code?.[2] ?? null) as ProductGroup | null,
    reasons: null,
    requirements: [],
    requirementNotes: [],
    reporting: [],
    exceptions: [],
    exceptionNotes: [],
    staConditions: [],
    unit: null,
    relatedControls: [],
    relatedDefinitions: [],
    eccnControls: [],
    itemNotes: [],
    items: [],
    body: [],
    notices: [],
  }
}

function createReader(entry: ControlEntry, tree: ItemTree, hasItemsLine: boolean) {
  let section: Section | null = null
  let place: Place = 'body'

  function enter(next: Section): void {
    section = next
    if (next !== 'items') place = placeOf[next]
  }

  function addPassage(passage: Passage): void {
    if (section === 'items') tree.addNote(passage)
    else entry[place].push(passage)
  }

  function addItemText(text: string): void {
    if (text !== '' && !tree.addItem(text)) tree.addNote({ kind: 'text', text })
  }

  function addText(text: string): void {
    if (text === '') return
    if (section === 'list' && !hasItemsLine && text.startsWith('a. ')) enter('items')
    const prose = section === 'requirements' ? readProse(text) : null
    const exception = section === 'exceptions' ? entry.exceptions.at(-1) : undefined
    if (section === 'items') addItemText(text)
    else if (prose) entry.requirements.push(prose)
    else if (exception) exception.answer.push(text)
    else addPassage({ kind: 'text', text })
  }

  const lines: Readonly<Record<string, (rest: string) => void>> = {
    'reason for control': (rest) => {
      entry.reasons = rest === '' ? null : rest
      if (section === null) enter('requirements')
    },
    controls: (rest) => {
      enter('requirements')
      if (rest !== '') entry.requirements.push(readProse(rest) ?? proseOf(rest))
    },
    unit: (rest) => {
      entry.unit = rest
    },
    items: (rest) => {
      enter('items')
      addText(rest)
    },
  }

  function addException(symbol: string, answer: string): void {
    if (section === 'sta') addText(answer)
    else {
      enter('exceptions')
      entry.exceptions.push({ symbol, answer: answer === '' ? [] : [answer] })
    }
  }

  /** A line such as "Reason for Control: NS, AT". False if it is none. */
  function readLabelled(text: string): boolean {
    const label = readLabel(text)
    if (label === null) return false
    const { name, rest } = label
    const line = lines[name]
    const listPlace = listPlaces[name]
    if (line !== undefined) line(rest)
    else if (listPlace === undefined) addException(name, rest)
    else {
      section = 'list'
      place = listPlace
      addText(rest)
    }
    return true
  }

  function readParagraph(block: Paragraph): void {
    const text = plainText(block.text)
    const opened = readSection(block, text)
    if (opened) {
      enter(opened.section)
      addText(opened.rest)
    } else if (section === 'items') {
      if (block.kind === 'heading') tree.addNote({ kind: 'heading', text })
      else if (isEmphasised(block.text)) tree.addNote({ kind: 'text', text })
      else addItemText(text)
    } else if (!readLabelled(text)) addText(text)
  }

  return {
    read(block: Block): void {
      if (block.kind === 'paragraph' || block.kind === 'heading') readParagraph(block)
      else if (block.kind === 'notice') entry.notices.push(block.notice)
      else if (section !== 'items' && isRequirementTable(block)) {
        const { requirements, notes } = readTable(block)
        enter('requirements')
        entry.requirements.push(...requirements)
        for (const text of notes) addPassage({ kind: 'text', text })
      } else addPassage(toPassage(block))
    },
    finish(): ControlEntry {
      return { ...entry, itemNotes: tree.notes, items: tree.items }
    },
  }
}
