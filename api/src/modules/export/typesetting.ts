import LineBreaker from 'linebreak'
import { scriptNames } from './phrases.ts'
import type { Words } from './words.ts'

/** Width of a text in points. */
type Measure = (text: string) => number

/** A text in lines no wider than `width`; words that are too long for one are cut. */
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
    // Spaces before the end of a line take no room.
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

/** A text, cut wherever a line may end (UAX 14). */
function* piecesOf(text: string): Generator<string> {
  const breaker = new LineBreaker(text)
  let from = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    yield text.slice(from, next.position)
    from = next.position
  }
}

/** A mark over a letter that follows it, such as the caron of č when it stands apart. */
const marks = /\p{Mark}/gu

/** Runs the typeface lacks, with the spaces between their words. */
interface Lacking {
  text: string
  isReplaced: boolean
}

/**
 * A text as the typeface can print it, with in words what it cannot: a letter with a mark stands without it and is named behind
 * the text (`Kovacevic [c=U+010D]`), a run of another script stands as its code points (`[Hebrew: U+05D0 U+05D1]`).
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
      // Spaces between words of a run are part of it.
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
