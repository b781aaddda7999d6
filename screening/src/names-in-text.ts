/** Words before another name of the same party; without slashes they may be a part of a name, unless a sign is before them. */
const otherName =
  /(?:[([,]?\s*(?:(?<!\p{L})(?:[fan](?:\/k\/a|\.k\.a\.?)|formerly(?: known as)?|also known as)(?!\p{L})|曾用名|原名|又名|别名)|[([,]\s*[fan]ka(?!\p{L}))[.:]?\s*/iu
/** Of a ship. */
export const exOfVessel = /(?<=\S)(?:\s+|\s*[([,]\s*)ex(?:[.:]\s*|-name[.:]?\s+|\s+)/iu
/** Where the kind of party is not known: without brackets only in small letters before a capital, because it may be a part of a name (FED EX). */
const exOfAny =
  /(?<=\S)(?:\s*[([,]\s*[Ee][Xx](?:[.:]\s*|-name[.:]?\s+|\s+)|\s+[Ee]x-name[.:]?\s+|\s+[Ee]x\.?\s+(?=[\p{Lu}\p{Script=Han}]))/u

/** The names that a text gives one party: `NEW (ex OLD)`, `A f/k/a B`; the text itself if it gives one. `ex`: what stands before a former name. */
export function namesInText(text: string, ex?: RegExp): string[] {
  const halfWidth = text.replaceAll('（', '(').replaceAll('）', ')').replaceAll('：', ':')
  const parts = halfWidth.split(otherName).flatMap((part) => (ex === undefined ? [part] : part.split(ex)))
  if (parts.filter((part) => part.trim() !== '').length < 2) return [text.trim()]
  return parts.map(withoutOpenBracket).filter((part) => part !== '')
}

/** The bracket that closes the remark was opened before it. */
function withoutOpenBracket(text: string): string {
  const count = (sign: string) => text.split(sign).length
  return (count(')') > count('(') || count(']') > count('[') ? text.replace(/[)\]]\s*$/, '') : text).trim()
}

const betweenNames = /[;；\n]|\s\/\s/
/** More are a list, which is no text about one party. */
const mostNames = 5

/** What is searched for a typed text: itself, and each name if it gives several of one party. */
export function typedNames(text: string): string[] {
  const names = new Set(
    text
      .split(betweenNames)
      .flatMap((part) => namesInText(part, exOfAny))
      .filter(isName),
  )
  return names.size < 2 || names.size > mostNames ? [text] : [text, ...names]
}

function isName(text: string): boolean {
  return /\p{L}/u.test(text)
}
