import { recogniseIdentifier } from '@qingdan/matching/identifier.ts'
import type { QueryDetails } from '@qingdan/matching/model.ts'

/** `IMO No. 9187629` has three words. */
const mostWords = 3
/** Shorter numbers are parts of names. */
const leastDigits = 4

/** The numbers that are typed beside a name, as in `ARTAVIL (IMO 9187629)`, without their prefixes; none when the text is only a number. */
export function numbersIn(name: string): string[] {
  if (!/\p{Nd}/u.test(name) || recogniseIdentifier(name) !== null) return []
  const words = name
    .toWellFormed()
    .normalize('NFKC')
    // No space is written between 编号 and the number.
    .replace(/(?<=\p{Script=Han})(?=[a-z\d])/giu, ' ')
    .split(/[\s,;/|、()[\]{}【】《》]+/)
  const numbers = words.flatMap((_word, at) => {
    const texts = Array.from({ length: mostWords }, (_, more) => words.slice(at, at + more + 1).join(' '))
    return texts.flatMap((text) => recogniseIdentifier(text)?.value ?? [])
  })
  return [...new Set(numbers.filter(isOneNumber))]
}

/** The details of a party, with the numbers that its name gives. */
export function withNumbersOf(name: string, details: QueryDetails | undefined): QueryDetails | undefined {
  const numbers = numbersIn(name)
  return numbers.length === 0 ? details : { ...details, identifiers: [...(details?.identifiers ?? []), ...numbers] }
}

function isOneNumber(value: string): boolean {
  return !/\s/.test(value) && value.replace(/\D/g, '').length >= leastDigits
}
