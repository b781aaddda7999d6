/** The values of a cell: separated by `;`. A value that contains one is in quotes, and its own quotes are doubled. */
export function splitCell(cell: string): string[] {
  const values: string[] = []
  let value = ''
  let isQuoted = false
  for (let at = 0; at < cell.length; at += 1) {
    const letter = cell[at] ?? ''
    if (letter === '"' && isQuoted && cell[at + 1] === '"') {
      value += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || value.trim() === '')) {
      isQuoted = !isQuoted
    } else if (letter === ';' && !isQuoted) {
      values.push(value)
      value = ''
    } else {
      value += letter
    }
  }
  return [...values, value].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

/** "(a) 17.8.1957, (b) 17.8.1958" as two; a text without letters in order stays whole. */
export function splitLettered(text: string): string[] {
  if (!/^\(?(?:a|i)\)\s/i.test(text)) return [text]
  return text
    .split(/[,;]?\s*\(?\b(?:[a-h]|i{1,3}|iv|vi?)\)\s*/i)
    .map((piece) => piece.replace(/^[\s,;(]+|[\s,;(]+$/g, ''))
    .filter((piece) => piece !== '')
}
