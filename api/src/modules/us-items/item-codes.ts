/** A code as typed: of an entry, and below it the path of a paragraph. */
export interface TypedCode {
  /** `3A001`, `EAR99`, or the beginning of one: `3A`. */
  code: string
  /** `a.1`; '' without one. */
  path: string
}

const whole = /^(?:ECCN)?(\d[A-E]\d{3}|EAR99)(?:(?:\.|(?=[A-Z]))((?:[A-Z]|\d{1,2})(?:\.(?:[A-Z]|\d{1,2}))*)\.?)?$/
const beginning = /^(?:ECCN)?(\d(?:[A-E]\d{0,3})?|EAR9?9?)$/
/** Letters that are typed for digits. */
const mistyped: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '')
}

/** The code that a text is, in either case, with or without a path; null if it is none. */
export function readCode(text: string): TypedCode | null {
  const typed = folded(text)
  const [, code = '', path = ''] = whole.exec(typed) ?? beginning.exec(typed) ?? []
  return code === '' ? null : { code, path: path.toLowerCase() }
}

const mostNear = 5

/** Codes of the list like a text: the same with letters read as digits, then of the same category and group the nearest numbers. */
export function nearCodes(text: string, codes: readonly string[]): string[] {
  const typed = folded(text).split('.', 1)[0]?.slice(0, 20) ?? ''
  const digits = typed.replace(/[OIL]/g, (letter) => mistyped[letter] ?? letter)
  const exact = codes.filter((code) => code === digits && code !== typed)
  const read = /^(\d)([A-E])(\d{1,4})/.exec(digits)
  if (read === null) return exact
  const [, category = '', group = '', number = ''] = read
  // A missing or an additional digit moves the number: compare as printed too.
  const distance = (code: string) =>
    Math.min(Math.abs(Number(code.slice(2)) - Number(number)), editDistance(code, digits) * 5)
  const others = codes
    .filter((code) => code.startsWith(category + group) && code !== typed && !exact.includes(code))
    .sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
  return [...exact, ...others].slice(0, mostNear)
}

function editDistance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()]
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (const [column, other] of [...b].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
