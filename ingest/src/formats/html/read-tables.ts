import { SaxesParser } from 'saxes'
import { Rejected } from '../../rejected.ts'

export interface HtmlTable {
  /** The text between the previous table and this one, white space collapsed. */
  before: string
  /** Cells as text, including the heading row. */
  rows: string[][]
}

/** HTML entities that XML does not have. */
const entities = { nbsp: ' ', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', eacute: 'é' }
const cells = new Set(['td', 'th'])

/**
 * The tables of a page, in order. A page is rarely well-formed, but a table in it usually is: each is read as XML,
 * and one that is not well-formed, or is cut off, is refused.
 */
export function readTables(page: string): HtmlTable[] {
  let end = 0
  return [...page.matchAll(/<table\b/gi)].map(({ index }) => {
    const close = page.indexOf('</table>', index)
    if (close < 0) throw new Rejected('A table of the page is cut off.')
    const before = textOf(page.slice(end, index))
    end = close + '</table>'.length
    return { before, rows: readRows(page.slice(index, end)) }
  })
}

function readRows(table: string): string[][] {
  const rows: string[][] = []
  let depth = 0
  const parser = new SaxesParser()
  Object.assign(parser.ENTITIES, entities)
  parser.on('error', (error) => {
    throw new Rejected(`A table of the page is not well-formed: ${error.message}.`)
  })
  parser.on('opentag', ({ name }) => {
    if (name === 'table' && depth > 0) throw new Rejected('A table of the page holds another.')
    depth += 1
    if (name === 'tr') rows.push([])
    if (cells.has(name)) rows.at(-1)?.push('')
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('text', (text) => {
    const row = rows.at(-1)
    if (row !== undefined && row.length > 0) row.push(`${row.pop()}${text}`)
  })
  parser.write(table.replace(/<br\s*>/gi, '<br/>')).close()
  return rows.map((row) => row.map(oneLine))
}

/** Text of a section of a page without tags. Good enough to find a heading, not to read values. */
function textOf(html: string): string {
  return oneLine(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' '))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
