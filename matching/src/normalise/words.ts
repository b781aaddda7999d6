import { isInKana, isUnvowelled, romanise } from '../scripts/romanise.ts'
import type { Span } from './spans.ts'

/** One Latin word of a name with its position in the text. */
export interface Word {
  form: string
  start: number
  end: number
  isUnvowelled: boolean
  /** Read from Kana, by its syllables. */
  isInKana?: true
  /** A Hangul syllable: another syllable is another name, even with a similar spelling. */
  isSyllable: boolean
  /** From a script other than Latin. */
  isForeign: boolean
  isDotted: boolean
  followsDot: boolean
  /** Says what an organisation is or does. */
  isGeneral?: true
  /** Many publishers leave it out; a word of a kind of organisation only conflicts with another kind. */
  optional?: 'word' | 'kind'
  /** The letters of the organisation itself, which its name also spells out. */
  isAbbreviation?: true
  /** A letter of what an institute or bureau works on: the A of TsKBA. */
  isOfField?: true
  /** Distinctiveness of the word as printed, for one in another spelling. */
  mostDistinctive?: number
  /** Bits of the first letters of the Russian words for it. */
  initials?: number
}

/** Words of the runs that are not Han, in order; `&` reads as `and`. */
export function wordsOf(spans: readonly Span[]): Word[] {
  const words: Word[] = []
  for (const span of spans) {
    if (span.text === '&') {
      words.push({
        form: 'and',
        start: span.start,
        end: span.end,
        isUnvowelled: false,
        isSyllable: false,
        isForeign: false,
        isDotted: false,
        followsDot: false,
      })
      continue
    }
    const forms = romanise(span.text, span.script)
    // Hangul gives a word per character, each shown separately in the explanation.
    const isByCharacter = span.script === 'hangul' && forms.length === span.end - span.start
    // Known words of companies are fewer.
    const isBySyllable =
      isByCharacter || (span.script === 'hangul' && forms.length === span.text.normalize('NFC').length)
    for (const [at, form] of forms.entries()) {
      words.push({
        form,
        start: isByCharacter ? span.start + at : span.start,
        end: isByCharacter ? span.start + at + 1 : span.end,
        isUnvowelled: isUnvowelled(form, span.script),
        isSyllable: isBySyllable,
        isForeign: span.script !== 'latin' && span.script !== 'digit',
        isDotted: span.isDotted,
        followsDot: span.followsDot,
        ...(isInKana(form, span.script) ? { isInKana: true } : {}),
      })
    }
  }
  return words
}

/** Joins letters between full stops or slashes: `S.A.` → sa, `A/S` → as, `M/V` → mv. For parties that are not persons. */
export function joinDottedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last !== undefined && word.isDotted && word.followsDot && last.isDotted) {
      joined[joined.length - 1] = { ...last, form: last.form + word.form, end: word.end }
    } else {
      joined.push(word)
    }
  }
  return joined
}

const brokenArticle = /^l[bcdfghjkmnpqrstvwxz]/

/** An article whose letter was joined to the name: A-Lhasri → al hasri. For persons. */
export function mendArticles(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]
    if (word.form === 'a' && next !== undefined && brokenArticle.test(next.form)) return { ...word, form: 'al' }
    return words[at - 1]?.form === 'a' && brokenArticle.test(word.form) ? { ...word, form: word.form.slice(1) } : word
  })
}

/** Two consonants that are a name, a title or part of one, not two initials. */
const notInitials = new Set('ng md mr dr jr sr st mc hj sh ch kh th ph zh gh bt km pj'.split(' '))
const twoConsonants = /^[bcdfghjklmnpqrstvwxz]{2}$/

/** Initials written together before a name: JC Juncker → j c juncker. For persons. */
export function splitInitials(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const isSplit = twoConsonants.test(word.form) && !notInitials.has(word.form) && !word.isForeign
    if (!isSplit || at + 1 === words.length || word.end - word.start !== word.form.length) return [word]
    return [...word.form].map((form, letter) => ({
      ...word,
      form,
      start: word.start + letter,
      end: word.start + letter + 1,
    }))
  })
}
