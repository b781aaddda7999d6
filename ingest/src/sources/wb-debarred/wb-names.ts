import type { NameKind, RecordName } from '@qingdan/database/record.ts'
import { distinctNames, plainName } from '../../reading/plain-record.ts'

const marks: readonly (readonly [RegExp, NameKind])[] = [
  [
    /^(?:a\/?k\/?a|a\.k\.a\.?|also known as|also d\/?b\/?a|d\/b\/a|doing business as|trading as|t\/a)\b[.:]?\s*/i,
    'aka',
  ],
  [
    /^(?:f\/?k\/?a|f\.k\.a\.?|formerly(?: known as| d\/b\/a)?|previously(?: known as)?|name change from)\b[.:]?\s*/i,
    'fka',
  ],
  [/^(?:n\/?k\/?a|n\.k\.a\.?|now known as|currently(?: known as| d\/b\/a)?)\b[.:]?\s*/i, 'nka'],
]

const separator =
  /[;,]?\s*(?=\b(?:a\/k\/a|aka|a\.k\.a|f\/k\/a|fka|f\.k\.a|n\/k\/a|d\/b\/a|also known as|formerly|previously known|currently known|now known as)\b)/i

export interface NamesOfParty {
  names: RecordName[]
  /** "MR." of a person. */
  title: string
  /** Numbers of the footnotes on the publisher's page. */
  footnotes: string[]
  /** What the text says besides names. */
  rest: string
}

/**
 * The names in a row: "ACME CO., LTD. (F/K/A ACME TRADING)*203" with further information such as "(浙江江能建设有限公司)".
 * A number after a star is a footnote of the page.
 */
export function readNames(name: string, information: string, isPerson: boolean): NamesOfParty {
  const footnotes = [...`${name} ${information}`.matchAll(/\*\s?(\d+)/g)].map(([, number = '']) => number)
  const { title = '', plain = '' } =
    /^(?<title>(?:mr|mrs|ms|miss|dr|prof|eng)\.\s+)?(?<plain>.*)$/is.exec(withoutFootnotes(name))?.groups ?? {}
  const [first, ...others] = isPerson ? namesIn(plain) : namesIn(withoutFootnotes(name))
  const more = namesIn(withoutFootnotes(information))
  const stated = more.filter(({ isNamed }) => isNamed)
  const named = [
    ...(first === undefined ? [] : [plainName(first.value, 'primary')]),
    ...[...others, ...stated].map(toName),
  ]
  return {
    names: distinctNames(named),
    title: isPerson ? title.trim() : '',
    footnotes,
    rest: more
      .filter(({ isNamed }) => !isNamed)
      .map(({ value }) => value)
      .join('; '),
  }
}

function withoutFootnotes(text: string): string {
  return text
    .replace(/\*\s?\d*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Piece {
  value: string
  kind: NameKind
  /** The text says that it is a name, or it is one in Chinese characters. */
  isNamed: boolean
}

/** The text before brackets, and what the brackets hold. */
function namesIn(text: string): Piece[] {
  return text
    .split(/[()]/)
    .flatMap((part) => part.split(separator))
    .map((part) => part.replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter((part) => part !== '')
    .map(toPiece)
}

function toPiece(text: string): Piece {
  const found = marks.find(([mark]) => mark.test(text))
  const value = found === undefined ? text : text.replace(found[0], '')
  return { value, kind: found?.[1] ?? 'aka', isNamed: found !== undefined || /^[\p{Script=Han}·（）\s]+$/u.test(value) }
}

function toName({ value, kind }: Piece): RecordName {
  return plainName(value, kind)
}
