import { sources } from '../../sources/registry.ts'

/** Lowest number of the lists whose subject ids begin like this one; of an id no list would give, the last place. */
export function sourceNumberOf(subjectId: string): number {
  const numbers = sources
    .filter(({ subjectPrefix }) => subjectId.startsWith(`${subjectPrefix}-`))
    .sort((a, b) => b.subjectPrefix.length - a.subjectPrefix.length || a.sourceNumber - b.sourceNumber)
  return numbers[0]?.sourceNumber ?? Number.MAX_SAFE_INTEGER
}
