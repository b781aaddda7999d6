import type { RecordName } from '@qingdan/database/record.ts'
import { takeParticulars } from '../../reading/name-particulars.ts'
import { distinctNames } from '../../reading/plain-record.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { severalNames } from './several-names.ts'

type Kind = Pick<RecordName, 'kind' | 'quality'>

const languages: Readonly<Record<string, string>> = {
  arabic: 'ar',
  azerbaijani: 'az',
  belarusian: 'be',
  belarussian: 'be',
  chinese: 'zh',
  english: 'en',
  farsi: 'fa',
  kazakh: 'kk',
  korean: 'ko',
  persian: 'fa',
  rusian: 'ru',
  russian: 'ru',
  ukrainian: 'uk',
  'укр.': 'uk',
}
const labels = 'arabic|azerbaijani|belarus{1,2}ian|chinese|english|farsi|kazakh|korean|persian|rus?sian|ukrainian'
const languageLabel = new RegExp(
  String.raw`^\(?\s*(${labels})(?:\s+spelling)?\s*:\s*|^(укр\.)\s*|^(russian)\s+(?=[Ѐ-ӿ])`,
  'i',
)
/** Before a name in other letters: "X (Russian: Y)", "X (original script: Y)", "X Russian: Y". */
const announced = new RegExp(
  String.raw`(?:,\s*in)?\s*[(,]?\s*(?=\b(?:(?:${labels})(?:\s+spelling)?|original script)\s*:)`,
  'i',
)
const noteLabel = /^(stage name|married name|maiden name|birth name|nickname|other name)\s*:\s*|^(born)\s+(?=\p{Lu})/iu
const formerLabel = /^(?:f\.?k\.?a\.?|formerly(?: known as)?|previously(?: known as)?)\s*:?\s+/i
/** "STORMBRINGER (ex KRITI VIGOR)", "“Magarach” Formerly known as ‘State enterprise “Magarach”’". */
const former =
  /^(.+?)\s*(?:\((?:ex|f\.?k\.?a\.?|formerly(?: known as)?|previously(?: known as)?)[.:]?\s+(?!listed)([^()]+)\)|\sformerly known as\s+(.+))$/i
/** Printed in place of letters that the act shows as a picture. */
const pictures = /^(?:text of image|chinese:?|korean:?|arabic:?|russian:?)$/i

/**
 * The names of one printed value, the principal one first. A name in another script behind it or in brackets is a name of its own, as are spaced strokes between
 * whole names, and what `severalNames` parts; the printed wording is the first one's note. Fewer commas part nothing but lists of single words.
 */
export function namesOf(cell: string, kind: Kind): RecordName[] {
  if (pictures.test(cell)) return []
  const stated = mendBrackets(cell.replace(/(?<=[”»])(?=[“«])|(?<=\p{L}{5}:)(?=\p{L})/gu, ' '))
  const several = severalNames(stated, kind)
  if (several.length > 1)
    return distinctNames(
      withPrinted(
        several.flatMap(({ text, ...own }) => namesOf(text, own)),
        stated,
      ),
    )
  const printed = several[0]?.text ?? stated
  const [, present, inBrackets, behind] = former.exec(printed) ?? []
  const past = inBrackets ?? behind
  if (present !== undefined && past !== undefined)
    return [...namesOf(present, kind), ...namesOf(past, { ...kind, kind: 'fka' })]
  const names = printed.split(announced).flatMap((spelling) => {
    const { name, said, isFormer } = takeParticulars(spelling)
    const own = isFormer ? { ...kind, kind: 'fka' as const } : kind
    const [named, ...also] = spellingsOf(name).flatMap((piece) => toName(piece, own))
    return named === undefined ? [] : [{ ...named, ...noteOf(named.note, said) }, ...also]
  })
  const [first, ...others] = names
  if (first === undefined) return []
  return withPrinted(
    [
      first,
      // Only the first spelling is the principal one.
      ...others.map((name) => (name.kind === 'primary' ? { ...name, kind: 'aka' as const } : name)),
    ],
    others.length === 0 ? '' : printed,
  )
}

function spellingsOf(text: string): string[] {
  return wordList(text)
    .flatMap((piece) => piece.split(/\s+\/\s+/))
    .flatMap((piece) => {
      const spellings = byScript(piece.replace(languageLabel, ''))
      return spellings.length > 1 ? spellings : [piece]
    })
    .flatMap((piece) => (piece.startsWith('(') ? piece.split(/\s*;\s*/) : [piece]))
}

/** The names with the printed wording as the first one's note; "" is no wording. */
function withPrinted([first, ...others]: RecordName[], printed: string): RecordName[] {
  if (first === undefined) return []
  return [{ ...first, ...noteOf(first.note, printed === '' ? '' : `Printed: ${printed}`) }, ...others]
}

function noteOf(...notes: (string | undefined)[]): { note?: string } {
  const note = notes.filter((text) => text !== undefined && text !== '').join('; ')
  return note === '' ? {} : { note }
}

/** A bracket that closes before any opens, doubled ones and a last one that is never closed: transcribers cut cells inside of brackets. */
function mendBrackets(text: string): string {
  const closesFirst = /^[^()]*\)/.test(text) ? text.replace(')', '') : text
  const [opened, closed] = [closesFirst.split('(').length, closesFirst.split(')').length]
  if (opened <= closed) return closesFirst
  return closesFirst.includes('((') ? closesFirst.replace('((', '(') : `${closesFirst})`
}

/** "Zghraybeh, Zghraybe, Zghrayba": spellings of one word. */
function wordList(text: string): string[] {
  const words = text.split(/,\s+/)
  return words.length > 2 && words.every((word) => /^[\p{L}’'-]+$/u.test(word)) ? words : [text]
}

/**
 * Sequences of words in one script, long enough to be a name, because "OOO" and "АО" also come before names in other
 * letters; of any length if one is in brackets behind the other.
 */
function byScript(text: string): string[] {
  const [, before, inside] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  if (before !== undefined && inside !== undefined && areOtherLetters(before, inside)) return [before, `(${inside})`]
  const runs: { script: string; words: string[] }[] = []
  for (const word of text.split(/(?<=[\p{L})’”"])\/(?=\p{L})|\s+/u)) {
    const letters = word.match(/\p{L}/gu)?.length ?? 0
    const last = runs.at(-1)
    const script = letters < 2 && last ? last.script : scriptOf(word)
    if (last && (last.script === script || script === 'Zyyy')) last.words.push(word)
    else runs.push({ script, words: [word] })
  }
  const isName = ({ words }: { words: string[] }) => words.length > 1 || (words[0]?.length ?? 0) > 7
  const scripts = new Set(runs.map((run) => run.script))
  const pieces = runs.map((run) => run.words.join(' '))
  // «ELEM GROUP (ЭЛЕМ ГРУПП)» is one name.
  const isQuoted = pieces.some((piece) => /«[^»]*$/.test(piece))
  if (runs.length < 2 || runs.length > 5 || scripts.size < 2 || isQuoted || !runs.every(isName)) return [text]
  return pieces
}

function areOtherLetters(one: string, other: string): boolean {
  const [first, second] = [scriptOf(one), scriptOf(other)]
  const hasWord = (text: string, script: string) =>
    text.split(/[^\p{L}]+/u).some((word) => word.length > 2 && scriptOf(word) === script)
  return first !== second && /\p{L}{4}/u.test(one) && /\p{L}{4}/u.test(other) && !hasWord(other, first)
}

function toName(piece: string, kind: Kind): RecordName[] {
  const label = languageLabel.exec(piece)
  const language = languages[(label?.[1] ?? label?.[2] ?? label?.[3] ?? '').toLowerCase()]
  const unlabelled = (label === null ? piece : piece.slice(label[0].length)).replace(/^original ?script:\s*/i, '')
  const [, titled, born] = noteLabel.exec(unlabelled) ?? []
  const noted = titled ?? born
  const isFormer = formerLabel.test(unlabelled)
  const value = tidy(unlabelled.replace(noteLabel, '').replace(formerLabel, ''))
  if (!/\p{L}/u.test(value)) return []
  return [
    {
      value,
      ...kind,
      ...(isFormer ? { kind: 'fka' as const } : {}),
      script: scriptOf(value),
      ...(language === undefined ? {} : { language }),
      ...(noted === undefined ? {} : { note: noted }),
    },
  ]
}

/** Without dashes, strokes and brackets that only separate it from the next name. */
function tidy(text: string): string {
  const bare = text
    .replace(/^[\s,;:/–—-]+|[\s,;:/–—-]+$/g, '')
    .replace(/^[“"]([^“”"]+)[”"]$/, '$1')
    .replace(/\s+(?:a\.?k\.?a\.?|or|born)$/i, '')
  const opened = bare.split('(').length
  const closed = bare.split(')').length
  if (opened > closed) return bare.startsWith('(') ? tidy(bare.slice(1)) : bare.replace(/\s*\($/, '').trim()
  if (closed > opened && bare.endsWith(')')) return bare.slice(0, -1).trim()
  return opened === 2 && /^\([^()]*\)$/.test(bare) ? bare.slice(1, -1).trim() : bare
}
