import type { Counterpart } from '../../contract/items/counterparts.ts'

/** An entry of a control list as it is compared. */
export interface ComparedEntry {
  code: string
  /** Null if the text that we have lost it. */
  name: string | null
  /** Heading and all provisions. */
  text: string
  cas: readonly string[]
}

/** Words without a meaning of their own in a control list. */
const stopWords = new Set(
  (
    'and any are for from having not other than that the therefor therefore these this those both more with follows following see list items item ' +
    'controlled controls control specified specially designed modified software technology equipment components parts systems materials ' +
    'entry eccn note technical used use which all according general characteristics'
  ).split(' '),
)
const shortest = 3
/** Of the shorter heading. */
const wantedOfHeading = 1 / 3
/** Of the shorter text: "Other technology as follows" has no telling words in its heading. */
const wantedOfText = 1 / 2
const mostShown = 8

/** The entry with the same number, if headings or texts share enough words; otherwise null. */
export function sameNumber(own: ComparedEntry, other: ComparedEntry | undefined): SharedGround | null {
  if (other === undefined) return null
  const byHeading = sharedWords(own.name ?? '', other.name ?? '', own.code)
  if (byHeading.share >= wantedOfHeading) return { ground: 'number', shared: byHeading.words.slice(0, mostShown) }
  const byText = sharedWords(own.text, other.text, own.code)
  return byText.share >= wantedOfText ? { ground: 'number', shared: byText.words.slice(0, mostShown) } : null
}

type SharedGround = Pick<Counterpart, 'ground' | 'shared'>

/** The CAS numbers that both state; null without one. */
export function sameChemicals(own: ComparedEntry, other: ComparedEntry): SharedGround | null {
  const shared = own.cas.filter((number) => other.cas.includes(number))
  return shared.length === 0 ? null : { ground: 'cas', shared }
}

function sharedWords(a: string, b: string, code: string): { words: string[]; share: number } {
  const [one, other] = [tellingWords(a, code), tellingWords(b, code)]
  const words = [...one].flatMap(([word, printed]) => (other.has(word) ? [printed] : []))
  const fewer = Math.min(one.size, other.size)
  return { words, share: fewer === 0 ? 0 : words.length / fewer }
}

/** Words and codes of other entries as they are compared, each with how it is printed; the entry's own code says nothing. */
function tellingWords(text: string, code: string): Map<string, string> {
  const words = text.toLowerCase().split(/[^a-z0-9]+/)
  const telling = words.filter((word) => word.length >= shortest && !stopWords.has(word) && isWordOrCode(word))
  const others = telling.filter((word) => word !== code.toLowerCase())
  return new Map(others.map((word) => [singular(word), word]))
}

function isWordOrCode(word: string): boolean {
  return /^[a-z]/.test(word) || /^\d[a-e]\d{3}$/.test(word)
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word
}
