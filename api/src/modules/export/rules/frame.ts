import { fill } from '@qingdan/screening/fill.ts'
import { pick } from '../../../contract/bilingual.ts'
import type { Block, PrintedDocument } from '../document.ts'
import { minuteOf, type Words, wordsOf } from '../words.ts'
import { type RulePhrase, rulePhrases } from './phrases.ts'

/** Phrases of documents about items and laws, in the language of the document. */
export interface RuleWords extends Omit<Words, 'say'> {
  say(phrase: RulePhrase, params?: Record<string, string | number>): string
  common: Words['say']
}

/** What every document has. */
export type Frame = Pick<PrintedDocument, 'language' | 'serial' | 'madeAt' | 'madeFor' | 'dataVersion'>

/** What a document about an item or a law says. */
export interface RuleContent {
  subject: PrintedDocument['subject']
  texts: NonNullable<PrintedDocument['texts']>
  title: string
  /** The last line is the state. */
  subtitle: string[]
  blocks: Block[]
}

export function ruleWordsOf(language: PrintedDocument['language']): RuleWords {
  const { say: common, ...words } = wordsOf(language)
  return { ...words, common, say: (phrase, params = {}) => fill(pick(rulePhrases[phrase], language), params) }
}

/** The content between what every document says of itself and how it is verified. */
export function frameRules(frame: Frame, words: RuleWords, content: RuleContent): PrintedDocument {
  const { common, say } = words
  const about = facts([
    [common('madeAt'), common('beijingTime', { time: minuteOf(new Date(frame.madeAt)) })],
    [common('madeFor'), frame.madeFor],
    [say('documentId'), content.subject.id],
  ])
  return {
    format: 'qingdan-export-1',
    ...frame,
    subject: content.subject,
    lists: [],
    texts: content.texts,
    title: content.title,
    subtitle: content.subtitle,
    blocks: [
      { kind: 'section', text: common('about') },
      ...about,
      ...content.blocks,
      { kind: 'section', text: common('verify') },
      { kind: 'paragraph', text: common('verifyText') },
      { kind: 'paragraph', text: say('disclaimer') },
    ],
  }
}

/** Rows that have a value; nothing without one. Several lines are one value. */
export function facts(rows: readonly (readonly [string, string | readonly string[] | null])[]): Block[] {
  const stated = rows.flatMap(([label, given]) => {
    const value = typeof given === 'string' ? given : (given ?? []).join('\n')
    return value === '' ? [] : [{ label, value }]
  })
  return stated.length === 0 ? [] : [{ kind: 'facts', rows: stated }]
}

/** A section with its blocks; nothing without any. */
export function section(text: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'section', text }, ...blocks]
}

export function paragraphs(texts: readonly string[]): Block[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }))
}
