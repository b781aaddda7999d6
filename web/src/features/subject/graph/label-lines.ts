/** A label breaks at 6 and 12 characters (core-platform.md §9); Latin letters count half. The third line ends with an ellipsis if the text is longer. */
const lineWidth = 6
const lines = 3

const widthOf = (character: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character)
    ? 1
    : 0.5

/** The lines of a node's label; words are not split if they fit. */
export function labelLines(text: string): string[] {
  const found: string[] = []
  let line = ''
  let width = 0
  for (const piece of piecesOf(text)) {
    const pieceWidth = [...piece].reduce((sum, character) => sum + widthOf(character), 0)
    if (line.trim() !== '' && width + pieceWidth > lineWidth) {
      found.push(line.trim())
      line = ''
      width = 0
    }
    line += piece
    width += pieceWidth
  }
  if (line.trim() !== '') found.push(line.trim())
  if (found.length <= lines) return found
  return [...found.slice(0, lines - 1), `${found[lines - 1]}…`]
}

/** Words with their trailing space, split when wider than a line; every Han character separately. */
function piecesOf(text: string): string[] {
  const longest = lineWidth / 0.5
  return (text.match(/[\p{Script=Han}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hangul}]+\s*|\s+/gu) ?? []).flatMap(
    (word) => {
      const characters = [...word]
      if (characters.length <= longest) return [word]
      return Array.from({ length: Math.ceil(characters.length / longest) }, (_, at) =>
        characters.slice(at * longest, (at + 1) * longest).join(''),
      )
    },
  )
}
