import { takeParticulars } from '../../reading/name-particulars.ts'
import { scriptOf } from '../../reading/script-of.ts'
import { tidyText } from '../../reading/tidy-text.ts'

export interface AliasText {
  value: string
  note?: string
}

/** Remarks the publisher puts in brackets behind an alias. */
const remarks = /^(birth name|combat name|nom de guerre|name on .*|previously listed as|formerly listed as)$/i
const enumerator = /\s+[a-z]\)\s+/

/**
 * The names in one ALIAS_NAME. Some records put several in one, divided by semicolons or "b)", or add the original
 * script in brackets: "Jin Tiesan (金铁三)", "Abubakar (original script: Абубакар)".
 */
export function splitAlias(text: string): AliasText[] {
  return splitOutsideBrackets(tidyText(text))
    .flatMap((piece) => piece.split(enumerator))
    .flatMap((piece) => {
      const { name, said } = takeParticulars(piece)
      const [first, ...others] = splitBracket(name)
      return first === undefined ? [] : [{ ...first, ...(said === '' ? {} : { note: said }) }, ...others]
    })
    .map((alias) => ({ ...alias, value: alias.value.replace(/^["“](.*)["”]$/, '$1') }))
}

function splitBracket(text: string): AliasText[] {
  const birth = /^(?<value>.+), (?<note>born \d.*)$/.exec(text.trim())?.groups
  if (birth) return [{ value: birth['value'] ?? '', note: birth['note'] ?? '' }]
  const match = /^(?<name>[^()]+?)\s*\((?<inside>[^()]+)\)$/.exec(text.trim())
  const name = match?.groups?.['name']
  const inside = match?.groups?.['inside']?.replace(/^original script:\s*/i, '')
  if (name === undefined || inside === undefined) return text.trim() === '' ? [] : [{ value: text.trim() }]
  if (scriptOf(inside) !== scriptOf(name)) {
    return [name, ...inside.split(';')].map((value) => ({ value: value.trim() })).filter(({ value }) => value !== '')
  }
  return remarks.test(inside) ? [{ value: name, note: inside }] : [{ value: text.trim() }]
}

function splitOutsideBrackets(text: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    else if (text[at] === ';' && depth <= 0) {
      pieces.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...pieces, text.slice(start)]
}
