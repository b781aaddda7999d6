import type { LawPart, LawPassage } from '@qingdan/database/law-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { hanNumber } from './article-numbers.ts'

type Article = Extract<LawPart, { kind: 'article' }>

/** The text of a law and how it was made, as one transcription has it. */
export interface LawText {
  preamble: string[]
  parts: LawPart[]
}

/** A line that begins what follows the last article: 附件：, 附表, 附：…. */
const annexStart = /^附(?:件|表|录)?[一二三四五六七八九十\d]*(?:[：:].*)?$/

/** Puts the lines of a law together as headings and articles. */
export function collectParts(): {
  text: LawText
  heading(level: number, line: string): void
  article(label: string, id: string, line: string): void
  paragraph(line: string): void
} {
  const text: LawText = { preamble: [], parts: [] }
  let article: Article | null = null
  let annexes = 0

  const begin = (label: string, id: string, passages: LawPassage[]) => {
    article = { kind: 'article', id, label, heading: null, passages }
    text.parts.push(article)
  }
  return {
    text,
    heading(level, line) {
      // An annex has headings of its own, and no articles.
      if (annexes > 0) article?.passages.push({ kind: 'heading', text: line })
      else text.parts.push({ kind: 'heading', level, text: line })
    },
    article(label, id, line) {
      begin(label, id, [{ kind: 'text', text: line }])
    },
    paragraph(line) {
      if (article === null) text.preamble.push(line)
      else if (annexStart.test(line)) {
        annexes += 1
        const [label = line, rest = ''] = line.split(/[：:](.*)/)
        begin(label, annexes === 1 ? 'annex' : `annex-${annexes}`, rest === '' ? [] : [{ kind: 'text', text: rest }])
      } else article.passages.push({ kind: 'text', text: line })
    },
  }
}

export function articlesOf({ parts }: Pick<LawText, 'parts'>): Article[] {
  return parts.filter((part) => part.kind === 'article')
}

/** `12`, `12-1` of 第十二条之一. */
export function articleId(number: string, sub: string | undefined): string {
  return sub === undefined ? String(hanNumber(number)) : `${hanNumber(number)}-${hanNumber(sub)}`
}

/** Refuses a text without articles, or with one twice; reports numbers that are left out. */
export function checkArticles(title: string, text: LawText, warnings: Warnings): void {
  const ids = articlesOf(text).map(({ id }) => id)
  if (ids.length === 0) throw new Rejected(`The text of ${title} has no articles.`)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new Rejected(`The text of ${title} has article ${twice} twice.`)
  const numbered = ids.filter((id) => /^\d+$/.test(id)).map(Number)
  const wrong = numbered.find((number, at) => number !== at + 1)
  if (wrong !== undefined) warnings.add('designator-out-of-order', `${title} 第${wrong}条`)
}

/** A law ends by saying since when it is in force; a text that does not say it breaks off. */
export function breaksOff(text: LawText): boolean {
  const last = articlesOf(text)
    .filter(({ id }) => !id.startsWith('annex'))
    .slice(-3)
  return !last.some(({ passages }) => passages.some((passage) => /施行/.test(passage.text)))
}
