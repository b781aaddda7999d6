import { readFileSync } from 'node:fs'

/** The text of a table of `data/`. */
export function textOf(file: string): string {
  return readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
}

/**
 * The rows of a table of `data/`, by its columns.
 * @throws Error with file and line when the headings differ or a row has another number of cells.
 */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [heading, ...lines] = textOf(file).trimEnd().split('\n')
  if (heading !== columns.join('\t')) throw new Error(`${file}: the columns are not ${columns.join(', ')}`)
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new Error(`${file}:${index + 2}: ${cells.length} cells, not ${columns.length}`)
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>
  })
}
