/** A paragraph of a list of items: its designator, and the text after it. */
export interface Designated {
  /** `a.1.c`; of several reserved paragraphs `f-w`. */
  designator: string
  text: string
}

const segment = '(?:[a-z]|\\d{1,2})'
/** "f. through w. [Reserved]", "y.2 through y.5. [Reserved]", "b.-d. [Reserved]". */
const reserved = new RegExp(
  `^(${segment}(?:\\.${segment})*)\\.?\\s*(?:through|to|and|-|–)\\s*\\.?(${segment}(?:\\.${segment})*)\\.?\\s+(\\[Reserved\\].*)$`,
)
/** "a. …" and "a.1. …"; a path of several segments is also printed as "y.1 …" and "a.1.c.'…". */
const single = new RegExp(`^(${segment})\\.\\s+(\\S.*)$`, 's')
const path = new RegExp(`^(${segment}(?:\\.${segment})+)(?:\\.+\\s*|\\s+)(\\S.*)$`, 's')

/** The designator with which a paragraph begins; null if it begins with none. */
export function readDesignator(text: string): Designated | null {
  const range = reserved.exec(text)
  if (range) return { designator: `${range[1]}-${range[2]}`, text: range[3] ?? '' }
  const found = path.exec(text) ?? single.exec(text)
  return found ? { designator: found[1] ?? '', text: found[2] ?? '' } : null
}

/** First and last paragraph of a designator: of `f-w`, `f` and `w`. */
function endsOf(designator: string): [first: string, last: string] {
  const [first = '', last = first] = designator.split('-')
  return [first, last]
}

/** Whether a paragraph lies under another one: `a.1.c` under `a.1` and `a`. */
export function isUnder(designator: string, above: string): boolean {
  return designator.startsWith(`${endsOf(above)[1]}.`)
}

/** Whether a paragraph comes after its neighbour on the same level: letters and numbers ascend. */
export function isAfter(designator: string, before: string): boolean {
  const [next] = endsOf(designator)
  const [, last] = endsOf(before)
  const nextParts = next.split('.')
  const lastParts = last.split('.')
  for (const [at, part] of nextParts.entries()) {
    const other = lastParts[at]
    if (other === undefined) return true
    if (part !== other) return isPartAfter(part, other)
  }
  return false
}

function isPartAfter(part: string, other: string): boolean {
  const areNumbers = /^\d/.test(part) && /^\d/.test(other)
  return areNumbers ? Number(part) > Number(other) : /^\d/.test(part) === /^\d/.test(other) && part > other
}
