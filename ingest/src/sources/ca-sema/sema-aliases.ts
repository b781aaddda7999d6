import { scriptOf } from '../../reading/script-of.ts'

export interface AliasText {
  value: string
  /** BCP 47, where the list says it. */
  language?: string
}

const languages: Readonly<Record<string, string>> = { russian: 'ru', belarusian: 'be', belarussian: 'be', arabic: 'ar' }
const languageLabel = /(?:^|[\s,;])(Russian|Belaruss?ian|Arabic)\s?:\s*/
const legalForm =
  /^(АО|ПАО|ООО|ОАО|ЗАО|НАО|САО|АК|ФГУП|ОООП?|JSC|PJSC|OJSC|CJSC|LLC|L\.L\.C|Ltd|Inc|Co|Corp|S\.?A|GmbH|PLC|Pte)\b\.?|^(АО|ПАО|ООО|ОАО|ЗАО|НАО|САО|АК)(?!\p{L})/u

/**
 * Russian legal forms in Latin letters often start a name: after a comma they belong to the previous name only if
 * nothing follows them.
 */
const romanForm = /^(?:AO|OAO|ZAO|PAO|OOO|SC)\.?$/

/**
 * The names in "Aliases": parted by semicolons, commas, "or", "and", slashes or languages ("Russian: …, Belarusian: …"), but not
 * if a comma comes before a legal form or inside quotes or brackets, nor an "and" between words of one English name.
 */
export function splitAliases(text: string, isPerson: boolean): AliasText[] {
  // Of a few the closing bracket is missing.
  const [first = '', ...labelled] = text.replace(/^\((?=[^()]*$)/, '').split(languageLabel)
  const aliases: AliasText[] = splitNames(first, isPerson).map((value) => ({ value }))
  for (let at = 0; at + 1 < labelled.length; at += 2) {
    const language = languages[(labelled[at] ?? '').toLowerCase()]
    const values = splitNames(labelled[at + 1] ?? '', isPerson)
    aliases.push(...values.map((value) => ({ value, ...(language === undefined ? {} : { language }) })))
  }
  return aliases
}

function splitNames(text: string, isPerson: boolean): string[] {
  return splitOutside(text, /[;,]/)
    .reduce<string[]>(rejoin, [])
    .flatMap((piece) => splitOutside(piece, /\s?\/\s?/))
    .flatMap((piece) => piece.split(/\s+or\s+/))
    .flatMap((piece) => splitAnd(piece, isPerson))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))
}

/** Joins what a comma does not separate: a legal form, or words that continue in small letters. */
function rejoin(pieces: string[], next: string): string[] {
  const before = pieces.at(-1)
  const word = next.trim()
  if (before === undefined || word === '') return word === '' ? pieces : [...pieces, word]
  const goesOn = legalForm.test(word) || romanForm.test(word) || /^\p{Ll}/u.test(word) || isLegalFormAlone(before)
  return goesOn ? [...pieces.slice(0, -1), `${before}, ${word}`] : [...pieces, word]
}

function isLegalFormAlone(text: string): boolean {
  return legalForm.test(text) && !/\s/.test(text)
}

/** "and" separates names of a person; for an enterprise only next to other letters, or if both sides share a word. */
export function splitAnd(text: string, isPerson: boolean): string[] {
  const parts = text.split(/\s+and\s+/)
  if (parts.length === 1 || isPerson) return parts
  const isForeign = parts.some((part) => !['Latn', 'Zyyy'].includes(scriptOf(part)))
  return isForeign || sharesWord(parts) ? parts : [text]
}

function sharesWord(parts: string[]): boolean {
  const [first = new Set<string>(), ...others] = parts.map(
    (part) =>
      new Set(
        part
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .filter((word) => word.length >= 4),
      ),
  )
  return others.every((words) => [...words].some((word) => first.has(word)))
}

/** Parts a text where the pattern matches outside brackets and quotes. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const pattern = new RegExp(separator.source, 'uy')
  const pieces: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < text.length; ) {
    const char = text[at] ?? ''
    if ('(«“'.includes(char)) depth += 1
    else if (')»”'.includes(char)) depth = Math.max(0, depth - 1)
    pattern.lastIndex = at
    const match = depth === 0 ? pattern.exec(text) : null
    if (match === null || match[0] === '') {
      at += 1
      continue
    }
    pieces.push(text.slice(start, at))
    at += match[0].length
    start = at
  }
  return [...pieces, text.slice(start)]
}
