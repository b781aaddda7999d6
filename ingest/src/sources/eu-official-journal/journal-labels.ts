import { splitCell } from '../../formats/eu-annexes/journal-cells.ts'

type Labelled = 'birthDate' | 'birthPlace' | 'nationality' | 'gender'

const columnOf: Readonly<Record<string, Labelled>> = {
  dob: 'birthDate',
  'date of birth': 'birthDate',
  pob: 'birthPlace',
  'place of birth': 'birthPlace',
  nationality: 'nationality',
  gender: 'gender',
}
const label = /\b(dob|date of birth|pob|place of birth|nationality|gender)\s*:\s*/i
const read = ['birthDate', 'birthPlace', 'nationality', 'gender', 'position'] as const

/**
 * The cells with each labelled statement in its own column: "7.10.1952 POB: Leningrad" of the column of dates is a date and a place. A date
 * without a digit is a place too.
 */
export function byLabel<C extends Readonly<Record<Labelled | 'position', string>>>(cells: C): C {
  const moved = new Map<Labelled, string[]>()
  const add = (column: Labelled, text: string) => moved.set(column, [...(moved.get(column) ?? []), text])
  const kept: Partial<Record<(typeof read)[number], string>> = {}
  for (const column of read) {
    const [own = '', ...others] = cells[column].split(label)
    if (others.length > 0) kept[column] = trim(own)
    for (let at = 0; at + 1 < others.length; at += 2) {
      const to = columnOf[(others[at] ?? '').toLowerCase()]
      if (to !== undefined) add(to, trim(others[at + 1] ?? ''))
    }
  }
  const dates = splitCell(cells.birthDate)
  const places = dates.filter((date) => /^\p{Lu}[\p{L}\s]+,/u.test(date) && !/\d/.test(date))
  if (places.length > 0) {
    kept.birthDate = dates.filter((date) => !places.includes(date)).join('; ')
    for (const place of places) add('birthPlace', place)
  }
  if (moved.size === 0) return cells
  const whole = Object.fromEntries(
    read.map((column) => {
      const added = column === 'position' ? [] : (moved.get(column) ?? [])
      return [column, [kept[column] ?? cells[column], ...added].filter((text) => text !== '').join('; ')]
    }),
  )
  return { ...cells, ...whole }
}

function trim(text: string): string {
  const plain = text.replace(/[\s;,]*(?:\(\s*additional information:?)?\s*$/i, '').trim()
  return plain.split(')').length > plain.split('(').length ? plain.replace(/\)$/, '') : plain
}
