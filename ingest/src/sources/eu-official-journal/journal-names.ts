import type { RecordName } from '@qingdan/database/record.ts'
import { distinctNames } from '../../reading/plain-record.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { severalNames } from './several-names.ts'

type Kind = Pick<RecordName, 'kind' | 'quality'>

const languages: Readonly<Record<string, string>> = {
  arabic: 'ar',
  azerbaijani: 'az',
  belarusian: 'be',
  chinese: 'zh',
  farsi: 'fa',
  korean: 'ko',
  persian: 'fa',
  rusian: 'ru',
  russian: 'ru',
  ukrainian: 'uk',
  'укр.': 'uk',
}
const languageLabel =
  /^\(?\s*(arabic|azerbaijani|belarusian|chinese|farsi|korean|persian|rus?sian|ukrainian)(?:\s+spelling)?\s*:\s*|^(укр\.)\s*/i
const noteLabel = /^(stage name|married name|maiden name|birth name|nickname)\s*:\s*/i
const formerLabel = /^(?:f\.?k\.?a\.?|formerly(?: known as)?|previously(?: known as)?)\s*:?\s+/i
/** "STORMBRINGER (ex KRITI VIGOR)". */
const formerInBrackets =
  /^(.+?)\s*\((?:ex|f\.?k\.?a\.?|formerly(?: known as)?|previously(?: known as)?)[.:]?\s+(?!listed)([^()]+)\)$/i
/** Of an alias: what is stated about its bearer. */
const particulars =
  /\s*(?:[.(]\s*(?=date of birth|born|passport|national identification|place of birth|d\.?o\.?b\.?\b)|\(\s*(?=formerly listed|previously listed|formerly|previously))(.*)$/is
/** Printed in place of letters that the act shows as a picture. */
const pictures = /^(?:text of image|chinese:?|korean:?|arabic:?|russian:?)$/i

/**
 * The names of one printed value, the principal one first. A name in another script behind it or in brackets is a name of its own, as are spaced strokes between
 * whole names, and what `severalNames` parts; the printed wording is the first one's note. Fewer commas part nothing but lists of single words.
 */
export function namesOf(cell: string, kind: Kind): RecordName[] {
  const stated = cell.replace(/(?<=\b(?:belarusian|chinese|korean|russian|ukrainian)):(?=\S)/gi, ': ')
  if (pictures.test(stated)) return []
  const several = severalNames(stated, kind)
  if (several.length > 1)
    return distinctNames(
      withPrinted(
        several.flatMap(({ text, ...own }) => namesOf(text, own)),
        stated,
      ),
    )
  const printed = several[0]?.text ?? stated
  const renamed = formerInBrackets.exec(printed)
  if (renamed) {
    const [, present = '', past = ''] = renamed
    return [...namesOf(present, kind), ...namesOf(past, { ...kind, kind: 'fka' })]
  }
  const match = particulars.exec(printed)
  const said = match?.[1]?.replace(/\)$/, '').trim() ?? ''
  const isFormer = /^(?:formerly|previously) listed/i.test(said)
  const pieces = wordList(match === null ? printed : printed.slice(0, match.index)).flatMap((piece) =>
    piece.split(/\s+\/\s+/).flatMap(byScript),
  )
  const names = pieces.flatMap((piece) => toName(piece, isFormer ? { ...kind, kind: 'fka' } : kind))
  const [first, ...others] = names
  if (first === undefined) return []
  const notes = [
    ...(first.note === undefined ? [] : [first.note]),
    ...(said === '' ? [] : [said]),
    ...(others.length === 0 ? [] : [`Printed: ${printed}`]),
  ]
  return [
    { ...first, ...(notes.length === 0 ? {} : { note: notes.join('; ') }) },
    // Only the first spelling is the principal one.
    ...others.map((name) => (name.kind === 'primary' ? { ...name, kind: 'aka' as const } : name)),
  ]
}

function withPrinted([first, ...others]: RecordName[], printed: string): RecordName[] {
  if (first === undefined) return []
  const notes = [...(first.note === undefined ? [] : [first.note]), `Printed: ${printed}`]
  return [{ ...first, note: notes.join('; ') }, ...others]
}

/** "Zghraybeh, Zghraybe, Zghrayba": spellings of one word. */
function wordList(text: string): string[] {
  const words = text.split(/,\s+/)
  return words.length > 2 && words.every((word) => /^[\p{L}’'-]+$/u.test(word)) ? words : [text]
}

/**
 * Sequences of words in one script, long enough to be a name, because "OOO" and "АО" also come before names in other
 * letters.
 */
function byScript(text: string): string[] {
  const runs: { script: string; words: string[] }[] = []
  for (const word of text.split(/(?<=[\p{L})’”"])\/(?=\p{L})|\s+/u)) {
    const letters = word.match(/\p{L}/gu)?.length ?? 0
    const last = runs.at(-1)
    const script = letters < 2 ? (last?.script ?? 'Zyyy') : scriptOf(word)
    if (last && (last.script === script || script === 'Zyyy')) last.words.push(word)
    else runs.push({ script, words: [word] })
  }
  const isName = ({ words }: { words: string[] }) => words.length > 1 || (words[0]?.length ?? 0) > 7
  const scripts = new Set(runs.map((run) => run.script))
  if (runs.length < 2 || runs.length > 5 || scripts.size < 2 || !runs.every(isName)) return [text]
  return withLabels(runs.map((run) => run.words.join(' ')))
}

/** "(Russian:" is in Latin letters before the name that it announces. */
function withLabels(runs: string[]): string[] {
  const pieces: string[] = []
  let label = ''
  for (const run of runs) {
    const at = /\(?\s*(?:original script|arabic|belarusian|chinese|korean|russian|ukrainian)\s*:?\s*$/i.exec(run)
    const text = at === null ? run : run.slice(0, at.index)
    if (text.trim() !== '') pieces.push(`${label}${text}`)
    label = at === null ? '' : `${at[0].replace(/[(\s:]/g, '')}: `
  }
  return pieces
}

function toName(piece: string, kind: Kind): RecordName[] {
  const label = languageLabel.exec(piece)
  const language = languages[(label?.[1] ?? label?.[2] ?? '').toLowerCase()]
  const unlabelled = (label === null ? piece : piece.slice(label[0].length)).replace(/^original ?script:\s*/i, '')
  const noted = noteLabel.exec(unlabelled)?.[1]
  const former = formerLabel.test(unlabelled)
  const value = tidy(unlabelled.replace(noteLabel, '').replace(formerLabel, ''))
  if (!/\p{L}/u.test(value)) return []
  return [
    {
      value,
      ...kind,
      ...(former ? { kind: 'fka' as const } : {}),
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
  if (opened > closed) return bare.startsWith('(') ? bare.slice(1).trim() : bare.replace(/\s*\($/, '').trim()
  if (closed > opened && bare.endsWith(')')) return bare.slice(0, -1).trim()
  return opened === 2 && /^\([^()]*\)$/.test(bare) ? bare.slice(1, -1).trim() : bare
}
