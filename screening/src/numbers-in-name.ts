import { recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import type { QueryDetails } from '@qingdan/matching/model.ts'

/** `IMO No. 9187629` has three words. */
const mostWords = 3
/** Shorter numbers are parts of names. */
const leastDigits = 4

/** Words before a number that are no prefixes of a search. */
const otherWording =
  /(?:(?:制造商?|出厂|生产|机身|飞机)序列?号|[sc]\/n|(?<!\p{L})(?:инн|огрн))\s*[:#]?\s*(\d{4,15})(?!\d)/giu

/** The numbers that are typed beside a name, as in `ARTAVIL (IMO 9187629)`, without their prefixes; none when the text is only a number. */
export function numbersIn(name: string): string[] {
  if (!/\p{Nd}/u.test(name) || recogniseIdentifier(name) !== null) return []
  const text = name.toWellFormed().normalize('NFKC')
  const words = text
    // No space is written between 编号 and the number.
    .replace(/(?<=\p{Script=Han})(?=[a-z\d])/giu, ' ')
    .split(/[\s,;/|、()[\]{}【】《》]+/)
  const numbers = words.flatMap((_word, at) => {
    const texts = Array.from({ length: mostWords }, (_, more) => words.slice(at, at + more + 1).join(' '))
    return texts.flatMap((one) => recogniseIdentifier(one)?.value ?? [])
  })
  const others = [...text.matchAll(otherWording)].flatMap(([, number]) => number ?? [])
  return [...new Set([...numbers.filter(isOneNumber), ...others])]
}

/** The details of a party, with the numbers that its name gives. */
export function withNumbersOf(name: string, details: QueryDetails | undefined): QueryDetails | undefined {
  const numbers = numbersIn(name)
  return numbers.length === 0 ? details : { ...details, identifiers: [...(details?.identifiers ?? []), ...numbers] }
}

function isOneNumber(value: string): boolean {
  return !/\s/.test(value) && value.replace(/\D/g, '').length >= leastDigits
}
