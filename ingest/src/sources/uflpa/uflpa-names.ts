import type { RecordName } from '@qingdan/database/record.ts'
import { plainName } from '../../reading/plain-record.ts'

export interface PrintedEntity {
  name: string
  others: RecordName[]
  /** "subsidiaries"; empty if the listing covers no other party. */
  extent: string
}

const extentAtEnd = /,?\s+and ((?:its )?(?:subsidiaries|subordinate and affiliated entities))$/i
const lead = /(?:also known as|formerly known as|(?:and|including) (?:\w+) alias(?:es)?:)/
const bracket = new RegExp(`\\s*\\(((?:${lead.source}).+)\\)(?=$|,?\\s+and )`)
const acronym = /^(.+?)\s*\(([A-Z]{3,})\)$/

/**
 * "Hoshine Silicon Industry (Shanshan) Co., Ltd (including one alias: Hesheng Silicon Industry (Shanshan) Co.) and subsidiaries"; several
 * names are divided by semicolons, and "formerly known as" may follow "also known as" in one bracket.
 */
export function readEntity(printed: string): PrintedEntity {
  const extent = extentAtEnd.exec(printed)?.[1] ?? ''
  const text = printed.replace(extentAtEnd, '')
  const inside = bracket.exec(text)?.[1]
  const plain = text.replace(bracket, '').trim()
  const short = acronym.exec(plain)
  return {
    name: short?.[1] ?? plain,
    others: [...(short?.[2] ? [plainName(short[2], 'aka')] : []), ...(inside === undefined ? [] : readAliases(inside))],
    extent,
  }
}

/** The content of the bracket, or one alias of it. */
export function readAliases(text: string): RecordName[] {
  const pieces = text.split(new RegExp(`(${lead.source})`))
  let kind: RecordName['kind'] = 'aka'
  return pieces.flatMap((piece) => {
    if (lead.test(piece)) {
      kind = piece.startsWith('formerly') ? 'fka' : 'aka'
      return []
    }
    return splitNames(piece).map((name) => plainName(name, kind))
  })
}

/** By semicolons, and by "and" behind an ending that closes a name: "… Transport Co. and Jiangyin …", not "Iron and Steel". */
function splitNames(text: string): string[] {
  return text
    .split(/;|(?<=\b(?:Co\.|Ltd\.?|Limited)) and (?=\S)/)
    .map((name) => name.replace(/^\s*and\s+|\s+and\s*$/g, '').trim())
    .filter((name) => name !== '' && name !== 'and')
}
