import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'

const api = fileURLToPath(new URL('../../../', import.meta.url))
const readme = readFileSync(`${api}README.md`, 'utf8')

/** Rows of the tables under "Behaviours pinned by tests", cell by cell. */
function rowsWith(columns: number): string[][] {
  const section = readme.split('## Behaviours pinned by tests')[1] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.map((row) => row.slice(1, -1).split('|')).filter((cells) => cells.length === columns)
}

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

describe('the table of pinned behaviours in api/README.md', () => {
  it('has a row for every operation, and names no other', () => {
    const named = new Set(rowsWith(4).flatMap(([, operations]) => quoted(operations)))
    expect([...named].toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('names tests that exist', () => {
    const places = [...rowsWith(3), ...rowsWith(4)].flatMap((cells) => quoted(cells.at(-1)))
    expect(places.length).toBeGreaterThan(0)
    expect(places.filter((place) => !existsSync(api + place) && globSync(api + place).length === 0)).toEqual([])
  })
})
