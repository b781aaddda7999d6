import type { PartNumber, PartNumbersFrame } from '@qingdan/database/regulations/part-numbers.ts'
import type { VendorParts } from '../../contract/items/part-numbers.ts'

/** A part and who classifies it. */
export interface ClaimedPart {
  part: PartNumber
  frame: PartNumbersFrame
}

/** The parts of all manufacturers, by number and by entry. */
export interface PartTable {
  /** Parts whose number begins with the text: the same number first, then in the order of the numbers. None for a text of fewer than four characters. */
  find(text: string): ClaimedPart[]
  /** Parts whose description has every word of the text, in the order of the numbers. None for a text of fewer than three characters, or with Chinese. */
  named(text: string): ClaimedPart[]
  /** Whether the text is the whole number of a part. */
  has(text: string): boolean
  /** Parts of an entry by manufacturer. */
  under(entryCode: string): VendorParts[]
}

const shortestText = 4
const shortestWords = 3
const mostExamples = 5

/** Makes the table of what the manufacturers publish. */
export function createPartTable(
  vendors: readonly { parts: readonly PartNumber[]; frame: PartNumbersFrame }[],
): PartTable {
  const parts = vendors
    .flatMap(({ parts: own, frame }) =>
      own.map((part) => ({
        key: foldNumber(part.partNumber),
        words: new Set(wordsOf(part.description ?? '')),
        part,
        frame,
      })),
    )
    .toSorted((a, b) => compare(a.key, b.key) || compare(a.part.partNumber, b.part.partNumber))
  const byEntry = Map.groupBy(parts, ({ part }) => entryCodeOf(part.eccn))
  return {
    find(text) {
      const key = foldNumber(text)
      if (key.length < shortestText) return []
      // No character of a folded number comes after this one.
      return parts.slice(firstNotBefore(parts, key), firstNotBefore(parts, `${key}~`))
    },
    named(text) {
      const words = wordsOf(text)
      if (words.join('').length < shortestWords || /\p{Script=Han}/u.test(text)) return []
      return parts.filter((part) => words.every((word) => part.words.has(word)))
    },
    has(text) {
      const key = foldNumber(text)
      return key.length >= shortestText && parts[firstNotBefore(parts, key)]?.key === key
    },
    under(entryCode) {
      const byVendor = Map.groupBy(byEntry.get(entryCode) ?? [], ({ frame }) => frame)
      const inOrder = [...byVendor].toSorted(([a], [b]) => compare(a.vendor, b.vendor))
      return inOrder.map(([frame, own]) => ({
        ...vendorFields(frame),
        count: own.length,
        examples: examplesOf(own).map(({ part: { partNumber, description, eccn } }) => ({
          partNumber,
          description,
          eccn,
        })),
      }))
    },
  }
}

/** Whose statement it is, as the contract says it. */
export function vendorFields({ vendor, vendorUrl, statedOn, readOn }: PartNumbersFrame) {
  return { vendor, url: vendorUrl, statedOn, readOn }
}

/** The entry in which a classification with a paragraph is: `5A992.c` is of `5A992`. */
export function entryCodeOf(eccn: string): string {
  return eccn.split('.', 1)[0] ?? eccn
}

/** A number as it is compared: buyers type it with and without spaces and dashes. */
function foldNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** The words of a description as they are compared. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? []
  )
}

/** Those with a description say more to a reader. */
function examplesOf(parts: readonly ClaimedPart[]): ClaimedPart[] {
  const described = parts.filter(({ part }) => part.description !== null)
  return [...described, ...parts.filter(({ part }) => part.description === null)].slice(0, mostExamples)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Place of the first part whose key is not before the one given. */
function firstNotBefore(parts: readonly { key: string }[], key: string): number {
  let [from, to] = [0, parts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((parts[middle]?.key ?? '') < key) from = middle + 1
    else to = middle
  }
  return from
}
