/** Widths in ems, close to those of the platform's fonts, so that a layout is the same in a test and in every browser. */
function widthOf(character: string): number {
  if (
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character)
  )
    return 1
  if (/[MW@%]/.test(character)) return 0.9
  if (/[\p{Lu}\d&]/u.test(character)) return 0.69
  return /[\s.,:;'’|!()ijl-]/.test(character) ? 0.36 : 0.58
}

export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0)
}

/**
 * The whole text in lines of at most `width` ems, broken between words, and between any two Han characters. Of a text of more than `most` lines the
 * beginning and the end stay, because the end tells apart firms whose names begin with the same legal form.
 */
export function wrapLines(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, width)) {
    if (line.trim() !== '' && textWidth(line + piece.trimEnd()) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  if (line.trim() !== '') lines.push(line.trim())
  if (lines.length <= most) return lines
  const head = Math.ceil((most - 1) / 2)
  return [...lines.slice(0, head), '…', ...lines.slice(lines.length - (most - 1 - head))]
}

/** Words with their trailing space; every Han character separately; a word wider than a line in parts. */
function piecesOf(text: string, width: number): string[] {
  const words = text.match(/[\p{Script=Han}\p{Script=Hangul}]|[^\s\p{Script=Han}\p{Script=Hangul}]+\s*|\s+/gu) ?? []
  return words.flatMap((word) => (textWidth(word.trimEnd()) <= width ? [word] : partsOf(word, width)))
}

function partsOf(word: string, width: number): string[] {
  const parts = ['']
  for (const character of word) {
    if (textWidth((parts.at(-1) + character).trimEnd()) > width) parts.push('')
    parts.push(parts.pop() + character)
  }
  return parts
}
