import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const rows = readFileSync(new URL('docs/glossary.md', root), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!中文|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Whether a name is in the sources or in the name of a file. @param {string} name */
function isInCode(name) {
  const inText = ['grep', '-q', '--fixed-strings', '--word-regexp', '-e', name, '--', '*.ts', '*.tsx']
  const inPath = execFileSync('git', ['ls-files', `*${name}*`], { cwd: root, encoding: 'utf8' })
  if (inPath) return true
  try {
    execFileSync('git', inText, { cwd: root })
    return true
  } catch {
    return false // git grep exits with 1 if nothing is found.
  }
}

it('the glossary has at most 80 rows, each with Chinese, English and a name in code', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.length).toBeLessThanOrEqual(80)
  for (const row of rows) expect(row.slice(1, 4).every(Boolean), row.join('|')).toBe(true)
})

it('every name of the glossary is in the code', () => {
  const names = rows.flatMap((row) => [...(row[3] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
  expect(names.filter((name) => !isInCode(name))).toEqual([])
})

it('no word has two meanings', () => {
  const words = rows.map((row) => row[1])
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
