import { readFile, writeFile } from 'node:fs/promises'

const heading = ['target', 'file', 'mutants', 'killed']
/** The last two columns are numbers. */
const isNumber = [false, false, true, true]

/**
 * Replaces the rows of one target in the table; the rows of other targets stay.
 * @param {string} path The Markdown file, which ends with the table.
 * @param {string} target
 * @param {readonly { file: string, isKilled: boolean }[]} mutants Paths from the root of the repository.
 */
export async function writeFigures(path, target, mutants) {
  const lines = (await readFile(path, 'utf8')).split('\n')
  const start = lines.findIndex((line) => line.startsWith('|'))
  const old = lines.slice(start + 2).filter((line) => line !== '')
  const others = old.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const rows = [...others.filter(([of]) => of !== target), ...rowsOf(target, mutants)]
  rows.sort((one, other) => (one.join() < other.join() ? -1 : 1))
  await writeFile(path, [...lines.slice(0, start), ...tableOf([heading, ...rows]), ''].join('\n'))
}

/**
 * A row for the whole target, without a file, and one per file.
 * @param {string} target
 * @param {readonly { file: string, isKilled: boolean }[]} mutants
 */
function rowsOf(target, mutants) {
  const row = (/** @type {string} */ file, /** @type {readonly { isKilled: boolean }[]} */ counted) => {
    const killed = counted.filter((mutant) => mutant.isKilled).length
    return [target, file, String(counted.length), `${((100 * killed) / counted.length).toFixed(1)} %`]
  }
  const byFile = Map.groupBy(mutants, ({ file }) => file)
  return [row('', mutants), ...[...byFile].map(([file, counted]) => row(file, counted))]
}

/** Lines in the form that Biome gives a table. @param {readonly (readonly string[])[]} rows */
function tableOf(rows) {
  const widths = heading.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const pad = (/** @type {string} */ cell, /** @type {number} */ at) =>
    isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)
  const lines = rows.map((row) => `| ${row.map(pad).join(' | ')} |`)
  const rule = widths.map((width, at) => (isNumber[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [...lines.slice(0, 1), `| ${rule.join(' | ')} |`, ...lines.slice(1)]
}
