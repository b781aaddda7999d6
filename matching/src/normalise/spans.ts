import { memoByText } from '../memo.ts'
import { type ScriptName, scriptOf } from '../scripts/script.ts'

/** A run of letters and digits as typed. Offsets are UTF-16 units of the text. */
export interface Span {
  text: string
  start: number
  end: number
  script: ScriptName
  /** One letter followed by a full stop or a slash, or between them: `J.` in `J.-C. Juncker`, `L` in `L.L.C.`, `M` in `M/V`. */
  isDotted: boolean
  /** Only one full stop or slash is between this span and the previous one. */
  followsDot: boolean
  /** After a middle dot: the parts of a foreign name in Han or Kana. */
  followsMiddleDot: boolean
  /** After a hyphen: the parts of a double name (利沃娃-别洛娃). */
  followsHyphen: boolean
}

/** Apostrophes of all makes join (Cho'ng, Qa'ida, Int'l); so do marks, soft hyphens and zero-width characters. */
const joining = /['’‘ʼʻʽʾʿ`´ʹʺ″′＇‛\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{M}/u
const middleDots = new Set(['·', '•', '・', '‧', '･', '∙', '⋅', '・'])
const hyphens = new Set(['-', '‐', '–', '—', '－'])

/** Maximum number of spans: more than any name has; a limit for hostile input. */
const mostSpans = 80

/** A name is read again for each of its forms: folded, as printed, in one wording, as words. */
const mostRemembered = 250
const remembered = memoByText<readonly Span[]>(mostRemembered, readSpans)

/** Splits a text into parts of one script. Digits stay with adjacent letters, except next to Han. */
export function spansOf(text: string): readonly Span[] {
  return remembered(text)
}

function readSpans(text: string): Span[] {
  const spans: Span[] = []
  let current: Span | null = null
  let between = ''
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) ?? 0
    const character = String.fromCodePoint(codePoint)
    const end = at + character.length
    const script = scriptOf(codePoint)
    if (character === '&') {
      // The only sign that is a word.
      if (spans.length < mostSpans) spans.push(sign(at, end))
      current = null
      between = ''
    } else if (script === null) {
      if (current !== null && joining.test(character)) {
        current.end = end
      } else {
        if (current !== null) current = null
        between += character
      }
    } else if (current !== null && belongsTo(current.script, script)) {
      current.end = end
      if (current.script === 'digit') current.script = script
    } else {
      if (spans.length === mostSpans) break
      current = {
        text: '',
        start: at,
        end,
        script,
        isDotted: false,
        followsDot: between === '.' || between === '/',
        followsMiddleDot: between.length === 1 && middleDots.has(between),
        followsHyphen: between.length === 1 && hyphens.has(between),
      }
      spans.push(current)
      between = ''
    }
    at = end
  }
  for (const span of spans) {
    span.text = text.slice(span.start, span.end)
    span.isDotted = [...span.text].length === 1 && (text[span.end] === '.' || text[span.end] === '/' || span.followsDot)
  }
  return spans
}

function sign(start: number, end: number): Span {
  return {
    text: '',
    start,
    end,
    script: 'latin',
    isDotted: false,
    followsDot: false,
    followsMiddleDot: false,
    followsHyphen: false,
  }
}

function belongsTo(current: ScriptName, next: ScriptName): boolean {
  if (current === next) return true
  if (current === 'han' || next === 'han') return false
  return current === 'digit' || next === 'digit'
}
