import LineBreaker from 'linebreak'
import { scriptNames } from './phrases.ts'
import type { Words } from './words.ts'

/** Width of a text in points. */
type Measure = (text: string) => number

/** Breaks a text into lines no wider than `width`; a word wider than a line is cut. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const end = () => {
    lines.push(line.trimEnd())
    line = ''
    used = 0
  }
  for (const piece of piecesOf(text)) {
    // Trailing spaces have no width.
    const needed = measure(piece.trimEnd())
    if (used + needed > width && line !== '') end()
    if (needed <= width) {
      line += piece
      used += measure(piece)
      continue
    }
    for (const character of piece) {
      const own = measure(character)
      if (used + own > width && line !== '') end()
      line += character
      used += own
    }
  }
  end()
  return lines
}

/** The text, or as much of its beginning as the width takes with an ellipsis. */
export function shortened(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const ellipsis = '…'
  let used = measure(ellipsis)
  let kept = ''
  for (const character of text) {
    used += measure(character)
    if (used > width) break
    kept += character
  }
  return kept.trimEnd() + ellipsis
}

/** A text, split at every possible line break (UAX 14). */
function* piecesOf(text: string): Generator<string> {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    yield text.slice(from, next.position)
    from = next.position
  }
}

/** A spacing accent after its letter, such as the caron of a decomposed č. */
const marks = /\p{Mark}/gu

/** Runs that the fonts lack, including the spaces between their words. */
interface Lacking {
  text: string
  isReplaced: boolean
}

/**
 * A text in printable form, with a note of what the fonts lack: an accented letter is printed without the accent and explained after the text
 * (`Kovacevic [c=U+010D]`), a run of another script is printed as code points (`[Hebrew: U+05D0 U+05D1]`).
 */
export function printable(text: string, has: (codePoint: number) => boolean, words: Words): Lacking {
  const isKnown = (character: string) => character === '\n' || has(character.codePointAt(0) ?? 0)
  if ([...text].every(isKnown)) return { text, isReplaced: false }
  const named = new Map<string, string>()
  let printed = ''
  let run: string[] = []
  const close = () => {
    const isSpaced = run.at(-1) === ' '
    if (run.length > 0) printed += `[${runInWords(isSpaced ? run.slice(0, -1) : run, words)}]${isSpaced ? ' ' : ''}`
    run = []
  }
  for (const character of text.normalize('NFC')) {
    const plain = character.normalize('NFD').replace(marks, '')
    if (isKnown(character)) {
      // Spaces between the words of a run belong to it.
      if (character === ' ' && run.length > 0) run.push(character)
      else {
        close()
        printed += character
      }
    } else if (plain !== '' && [...plain].every(isKnown)) {
      close()
      printed += plain
      named.set(codeOf(character), plain)
    } else run.push(character)
  }
  close()
  const notes = [...named].map(([code, plain]) => `${plain}=${code}`).join(' ')
  return { text: notes === '' ? printed : `${printed} [${notes}]`, isReplaced: true }
}

function runInWords(run: string[], { pick }: Words): string {
  const codes = run.map((character) => (character === ' ' ? '' : codeOf(character)))
  const script = Object.entries(scriptNames).find(([code]) => new RegExp(`\\p{Script=${code}}`, 'u').test(run.join('')))
  const listed = codes.join(' ').replace(/ {2,}/g, ', ')
  return script && run.length > 1 ? `${pick(script[1])}${pick({ zh: '：', en: ': ' })}${listed}` : listed
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
