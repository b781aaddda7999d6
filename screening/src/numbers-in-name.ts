import { type RecognisedIdentifier, recogniseIdentifier } from '@qingdan/matching/identifier.ts'

/** `IMO No. 9187629` has three words. */
const mostWords = 3
/** Shorter numbers are parts of names. */
const leastDigits = 4
/** What stands between spaces, separators and brackets. */
const word = /[^\s,;/|、()[\]{}【】《》]+/g

/** Words before a number that are no prefixes of a search. */
const otherWording =
  /(?:(?:制造商?|出厂|生产|机身|飞机)序列?号|[sc]\/n|(?<!\p{L})(?:инн|огрн))\s*[:#]?\s*(\d{4,15})(?!\d)/giu

interface Typed {
  /** Without the numbers; as typed if there are none, or nothing else. */
  name: string
  /** Without their prefixes. */
  numbers: string[]
}

/** A name and the numbers that are typed beside it, as in `ARTAVIL (IMO 9187629)`; a number alone has none beside it. */
export function separateNumbers(typed: string): Typed {
  if (!/\p{Nd}/u.test(typed) || isNumberAlone(typed)) return { name: typed, numbers: [] }
  const text = readable(typed)
  const found = [...findWorded(text), ...findOthers(text)]
  if (found.length === 0) return { name: typed, numbers: [] }
  const name = withoutParts(text, found)
  return { name: /\p{L}/u.test(name) ? name : typed, numbers: [...new Set(found.map(({ number }) => number))] }
}

/** The numbers of a known kind in a text: the text itself, or what stands beside a name. */
export function recogniseNumbers(typed: string): RecognisedIdentifier[] {
  const alone = recogniseIdentifier(typed)
  if (separateNumbers(typed).numbers.length === 0) return alone === null ? [] : [alone]
  const found = findWorded(readable(typed)).flatMap(({ read }) => read ?? [])
  return found.filter(({ value }, at) => found.findIndex((one) => one.value === value) === at)
}

function readable(typed: string): string {
  return (
    typed
      .toWellFormed()
      .normalize('NFKC')
      // No space is written between 编号 and the number.
      .replace(/(?<=\p{Script=Han})(?=[a-z\d])/giu, ' ')
  )
}

/** A number may have spaces; a further word without a digit is a name: `IMO 9187629 ARTAVIL`. */
function isNumberAlone(typed: string): boolean {
  const further = recogniseIdentifier(typed)?.value.match(word)?.slice(1)
  return further?.every((one) => /\p{Nd}/u.test(one) || /^[^\p{Script=Han}]{0,3}$/u.test(one)) === true
}

/** A number with its words, and where they stand in the text. */
interface Part {
  number: string
  /** Null if its kind is not known. */
  read: RecognisedIdentifier | null
  start: number
  end: number
}

function findWorded(text: string): Part[] {
  const words = [...text.matchAll(word)]
  return words.flatMap(({ index: start }, at) =>
    words.slice(at, at + mostWords).flatMap((last, more) => {
      const phrase = words.slice(at, at + more + 1).map(([one]) => one)
      const read = recogniseIdentifier(phrase.join(' '))
      if (read === null || !isOneNumber(read.value)) return []
      return [{ number: read.value, read, start, end: last.index + last[0].length }]
    }),
  )
}

function findOthers(text: string): Part[] {
  return [...text.matchAll(otherWording)].map(({ 0: whole, 1: number = '', index }) => ({
    number,
    read: null,
    start: index,
    end: index + whole.length,
  }))
}

/** Without the parts, which may overlap, and the signs that stood around them. */
function withoutParts(text: string, parts: readonly Part[]): string {
  const isInPart = (at: number) => parts.some(({ start, end }) => at >= start && at < end)
  const left = Array.from({ length: text.length }, (_, at) => (isInPart(at) ? ' ' : text[at])).join('')
  return left
    .replace(/[([{【《][^\p{L}\p{N}]*[)\]}】》]/gu, ' ')
    .replace(/^[\s,;:/|、]+|(?<=[([{【《])[\s,;:/|、]+|[\s,;:/|、]+$/gu, '')
    .replace(/\s+/g, ' ')
}

function isOneNumber(value: string): boolean {
  return !/\s/.test(value) && value.replace(/\D/g, '').length >= leastDigits
}
