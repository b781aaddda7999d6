/** A heading of the notice: "Huawei Investment & Holding Co., Ltd. (Huawei Holding) (and one subsidiary: Huawei Technologies Co., Ltd. (Huawei))". */
export interface PrintedCompany {
  name: string
  aliases: string[]
  formerNames: string[]
  subsidiaries: PrintedCompany[]
}

const listOfParts = /^and (?:[\w-]+ )?subsidiar(?:y|ies): ?(?<parts>.+)$/i
/** What may stand behind a comma within a name. */
const legalForm = /^(?:Ltd|Limited|Inc|LLC|L\.L\.C|Corp|Co|S\.A|L\.P|LP|GmbH|AG|PLC)\b/
/** A bracket that is part of the name. */
const partOfName = /^(?:Limited|Ltd\.?|Group|Holdings)$/i

export function readCompany(printed: string): PrintedCompany {
  const { name, brackets } = splitBrackets(printed.replace(/[*†]+/g, '').trim())
  const company: PrintedCompany = { name, aliases: [], formerNames: [], subsidiaries: [] }
  for (const bracket of brackets) {
    const parts = listOfParts.exec(bracket)?.groups?.['parts']
    const former = /^formerly (?:known as )?(.+)$/i.exec(bracket)?.[1]
    if (parts !== undefined) company.subsidiaries.push(...splitList(parts).map(readCompany))
    else if (former !== undefined) {
      const before = splitBrackets(former)
      company.formerNames.push(before.name, ...before.brackets)
    } else company.aliases.push(bracket.replace(/^(?:also known as|a\.k\.a\.) /i, ''))
  }
  return company
}

/** The name, and the brackets behind it. */
function splitBrackets(text: string): { name: string; brackets: string[] } {
  const brackets: string[] = []
  let rest = text.trim()
  for (let start = openingOfLast(rest); start > 0; start = openingOfLast(rest)) {
    const inside = rest.slice(start + 1, rest.lastIndexOf(')'))
    if (partOfName.test(inside)) break
    brackets.unshift(inside.trim())
    rest = rest.slice(0, start).trim()
  }
  return { name: rest, brackets }
}

/** Where the bracket opens that ends the text; -1 if none does. */
function openingOfLast(text: string): number {
  if (!/\)\.?$/.test(text)) return -1
  let depth = 0
  for (let at = text.lastIndexOf(')'); at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1
    if (text[at] === '(') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** By commas outside of brackets, unless a legal form follows; the last item has "and". */
function splitList(text: string): string[] {
  const items: string[] = ['']
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    const isEnd = /[,;]/.test(letter) && depth === 0 && !legalForm.test(text.slice(at + 1).trim())
    if (isEnd) items.push('')
    else items[items.length - 1] += letter
  }
  return items.map((item) => item.trim().replace(/^and /, '').replace(/^\. /, '')).filter((item) => item !== '')
}
