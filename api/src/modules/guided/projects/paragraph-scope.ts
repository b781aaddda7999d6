/**
 * Whether words about parts of an entry ("NS applies to 3A001.b.2 and b.3", "Yes for a.2 to a.14") cover the item of a code. Null where the
 * words have a condition, or the code does not say which paragraph the item is in: then a person decides.
 */
export function isCovered(words: string, code: string): boolean | null {
  if (/\bentire entry\b/i.test(words)) return /\b(?:except|unless|other than)\b/i.test(words) ? null : true
  const entry = code.slice(0, 5)
  const named = paragraphsIn(words, entry)
  if (named.length === 0) return null
  const own = code.split('.').slice(1)
  const under = named.some((path) => path.every((part, at) => part === own[at]))
  if (under) return conditional.test(words) ? null : true
  // 3A001.b may be 3A001.b.2 or another paragraph of it.
  return named.some((path) => own.every((part, at) => part === path[at])) ? null : false
}

const conditional = /\b(?:when|if|except|unless|that|which|usable|capable|exported|excluding|other than|for use|not)\b/i

const path = String.raw`(?:[a-z]|\d{1,2})(?:\.(?:[a-z]|\d{1,2}))*`
const mention = new RegExp(
  // A whole code of the entry; its paragraph alone: ".b", "b.3", "paragraph c"; and "a.2 to a.14".
  String.raw`(?<![\w.§])(?:(?<entry>\d[A-E]\d{3})(?:\.(?<whole>${path}))?|(?:paragraph )\.?(?<worded>${path})|\.(?<dotted>${path})|(?<short>[a-z](?:\.(?:[a-z]|\d{1,2}))+))(?![\w])`,
  'g',
)

/** Paragraphs of the entry that the words name; `[]` in the list: the whole entry. */
function paragraphsIn(words: string, entry: string): string[][] {
  const found: { parts: string[]; at: number; end: number }[] = []
  for (const match of words.matchAll(mention)) {
    const { entry: code, whole, worded, dotted, short } = match.groups ?? {}
    if (code !== undefined && code !== entry) continue
    const text = whole ?? worded ?? dotted ?? short ?? ''
    found.push({ parts: text === '' ? [] : text.split('.'), at: match.index, end: match.index + match[0].length })
  }
  return found.flatMap(({ parts, at }, index) => {
    const before = found[index - 1]
    const isRange = before !== undefined && words.slice(before.end, at).trim() === 'to'
    return isRange ? [parts, ...between(before.parts, parts)] : [parts]
  })
}

/** The paragraphs between two numbered ones: a.2 to a.14. */
function between(first: readonly string[], last: readonly string[]): string[][] {
  const stem = last.slice(0, -1)
  const [from, to] = [Number(first.at(-1)), Number(last.at(-1))]
  if (!(from < to) || stem.some((part, at) => part !== first[at])) return []
  return Array.from({ length: to - from }, (_, at) => [...stem, String(from + at)])
}
