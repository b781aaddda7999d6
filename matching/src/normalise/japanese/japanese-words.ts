import { foldHan } from '../../scripts/han/han-fold.ts'
import { segmentsOf } from '../han-name.ts'
import type { Span } from '../spans.ts'
import { type Word, wordsOf } from '../words.ts'

/** Legal forms of Japan and China: 株式会社, 有限公司. */
const companyForm = /会社|公司/
/** と, の, および: words between the parts of a name. */
const particle = /^\p{Script=Hiragana}{1,3}$/u

/** True for a name in which Kana stand beside Han: it is Japanese. */
export function isJapanese(spans: readonly Span[]): boolean {
  return spans.some(({ script }) => script === 'han') && spans.some(({ script }) => script === 'kana')
}

/** What is left for the reading in one row: its Han are words. */
export function withoutHan(spans: readonly Span[]): Span[] {
  return spans.filter(({ script }) => script !== 'han')
}

/**
 * The words of a Japanese name in one row: Kana as they are read, and what the Han between them mean in English. Han that no
 * table has, and legal forms, are left out.
 */
export function wordsOfJapanese(spans: readonly Span[]): Word[] {
  return spans.flatMap((span) => {
    if (span.script === 'kana' && particle.test(span.text)) return []
    return span.script === 'han' ? meaningsOf(span) : wordsOf([span])
  })
}

function meaningsOf(span: Span): Word[] {
  const characters = [...span.text].flatMap((typed) => [...foldHan(typed)])
  // Squared forms stand for several characters, so that the places of the rest are not known.
  const isByCharacter = characters.length === span.text.length
  return segmentsOf(characters).flatMap(({ kind, from, to, term }) => {
    if (term === null || (kind === 'legal' && companyForm.test(term.zh))) return []
    const wording = term.inJapanese ?? term.wordings[0] ?? []
    const [start, end] = isByCharacter ? [span.start + from, span.start + to] : [span.start, span.end]
    return wording.map((form) => ({
      form,
      start,
      end,
      isUnvowelled: false,
      isSyllable: false,
      isForeign: true,
      isDotted: false,
      followsDot: false,
    }))
  })
}
