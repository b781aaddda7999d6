/** The part of Markdown that our documents use: headings, paragraphs, lists, tables, bold and code. */
export type Block =
  | { kind: 'heading'; level: 1 | 2; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface Inline {
  kind: 'text' | 'bold' | 'code'
  text: string
}

/** Blocks are separated by blank lines. An unknown kind is a paragraph. */
export function parseMarkdown(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(toBlock)
}

function toBlock(block: string): Block {
  const heading = /^(##?) (.+)$/.exec(block)
  if (heading) return { kind: 'heading', level: heading[1] === '#' ? 1 : 2, text: toInline(heading[2] ?? '') }
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => toInline(line.slice(2))) }
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const [head, , ...rows] = lines.map(toCells)
    return { kind: 'table', head: head ?? [], rows }
  }
  return { kind: 'paragraph', text: toInline(lines.join(' ')) }
}

function toCells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => toInline(cell.trim()))
}

function toInline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) }
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) }
      return { kind: 'text', text: part }
    })
}
