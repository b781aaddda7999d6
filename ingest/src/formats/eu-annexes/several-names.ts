import type { RecordName } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'

type Kind = Pick<RecordName, 'kind' | 'quality'>

export interface PrintedName extends Kind {
  text: string
}

const mark = String.raw`(?:a\.?k\.?a\.?|alias(?:es:)?|also known as|(?<!(?:formerly|previously)\s+)known as)`
/** "Mohammad (a.k.a. Mohamed, Muhammad) AL-SHAAR": other spellings of the word, or of the name, before it. */
const inBrackets = new RegExp(String.raw`\s*\((?:${mark}|or)\s*:?\s+((?:[^()]|\([^()]*\))+)\)`, 'gi')
/** "Amjad YOUSSEF a.k.a. Yusuf, Yousef". */
const behind = new RegExp(
  String.raw`^(.*\S)\s+(?:${mark}\s*:?(?:\s+|(?=["“‘]))|(?<!\([^()]*)or\s+|and as\s+(?=[‘“]))(.+)$`,
  'i',
)
const leading = new RegExp(String.raw`^${mark}\s*:?\s+`, 'i')
const quotes = /^[‘“"']+|[’”"']+$/g
/** This many commas mean a list; fewer may come before a given name, a place or a legal form. */
const leastParts = 4
/** After a comma these are not separate names. */
const belongsBefore =
  /^(?:(?:co\.?,?\s*)?ltd|inc|llc|jsc|pjsc|ojsc|gmbh|s\.?a|a\.?s|co|corp|russian academy of sciences?)\.?$/i
/** "Simon AL WAKIL (Simon WAKIL, Simon AL WAQIL)". */
const listBehind = /^([^()]+?)\s*\(([^()]+,[^()]+)\)$/

/**
 * The names that one printed value holds, the first in its own kind: other spellings in brackets or behind "a.k.a.", names between semicolons,
 * and of aliases long lists between commas, whose single words do not identify a party. A value that holds one name is that name.
 */
export function severalNames(printed: string, kind: Kind): PrintedName[] {
  const aliases = { ...kind, kind: kind.kind === 'primary' ? ('aka' as const) : kind.kind }
  const [first = '', ...others] = splitOutside(printed.replace(leading, ''), ';').flatMap((part) => spellings(part))
  return [{ text: first, ...kind }, ...others.map((text) => ({ text, ...aliases }))].flatMap((name) =>
    name.kind === 'primary' ? [name] : commaList(name),
  )
}

function spellings(text: string): string[] {
  const bare = (part: string) => part.replace(inBrackets, '').replace(/\s+/g, ' ').trim()
  const [, before = text, after] = behind.exec(bare(text)) ?? []
  const name = after === undefined ? bare(text) : before
  const listed = spellingList(name)
  if (listed !== null) return listed
  const found = [name]
  for (const match of text.matchAll(inBrackets)) {
    const rest = bare(text.slice(match.index + match[0].length).replace(behind, '$1'))
    found.push(...variants(bare(text.slice(0, match.index)), match[1] ?? '', rest))
  }
  if (after !== undefined) found.push(...variants(before, after, ''))
  return [...new Set(found)].filter((one) => one !== '')
}

function spellingList(text: string): string[] | null {
  const [, name = '', inside = ''] = listBehind.exec(text) ?? []
  const parts = inside.split(',').map((part) => part.trim())
  const isSpelling = (part: string) => part.includes(' ') && initial(part) === initial(name)
  return name.includes(' ') && parts.every(isSpelling) ? [name, ...parts] : null
}

/**
 * A single word replaces the previous one that starts like it, or for another with the same consonants; more words, or a
 * nickname, for the whole name.
 */
function variants(before: string, listed: string, rest: string): string[] {
  const words = before.split(' ')
  return listed.split(/,\s*|;\s*|\s+or\s+/).map((part) => {
    const other = part.trim().replace(quotes, '')
    if (other.includes(' ')) return `${other} ${rest}`.trim()
    const isLast = initial(other) === initial(words.at(-1) ?? '')
    const at = isLast ? words.length - 1 : words.findIndex((word) => consonants(word) === consonants(other))
    return at < 0 ? other : [...words.with(at, other), rest].join(' ').trim()
  })
}

function initial(word: string): string {
  return /\p{L}/u.exec(word.toLowerCase().replace(/^al-/, '').normalize('NFD'))?.[0] ?? ''
}

function consonants(word: string): string {
  return word
    .toLowerCase()
    .replace(/q/g, 'k')
    .replace(/[^a-z]|[aeiouhwy]/g, '')
}

function commaList({ text, ...kind }: PrintedName): PrintedName[] {
  const parts: string[] = []
  for (const part of splitOutside(text, ',')) {
    if (belongsBefore.test(part) && parts.length > 0) parts[parts.length - 1] += `, ${part}`
    else parts.push(part)
  }
  const isList = parts.every((part) => !/^(?!al-)\p{Ll}{2}/u.test(part) && countryCode(part) === undefined)
  if (parts.length < leastParts || !isList || !parts.some((part) => part.includes(' '))) return [{ text, ...kind }]
  return parts.map((part) => ({
    text: part.replace(quotes, ''),
    ...kind,
    ...(part.includes(' ') ? {} : { quality: 'weak' as const }),
  }))
}

/** Parts between separators outside of brackets, without the letters that number them. */
function splitOutside(text: string, sign: ',' | ';'): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim().replace(/^\([a-z]\)\s*/, '')).filter((part) => part !== '')
}
