import { neutralSpelling } from '../normalise/neutral-spelling.ts'
import { daughterOf, namesOfStem, slavicFamilyName, sonOf } from './name-families/patronymics.ts'

const shortestStem = 3

/**
 * A patronymic as the father's name: `son` or `daughter` and a number of `spellingsOf` the name, or the stem if no table
 * has the name. The same for Ryhoravich and Grigoryevich; null for any other word.
 */
export function patronymicOf(form: string, spellingsOf: (name: string) => readonly number[]): string | null {
  const kind = sonOf.test(form) ? 'son' : daughterOf.test(form) ? 'daughter' : null
  if (kind === null) return null
  const stem = form.replace(kind === 'son' ? sonOf : daughterOf, '')
  if (stem.length < shortestStem) return null
  for (const ending of namesOfStem) {
    const [family] = spellingsOf(stem + ending)
    if (family !== undefined) return `${kind} ${family}`
  }
  return `${kind} ${neutralSpelling(stem)}`
}

const shortestFamilyName = 6

/**
 * A Slavic family name in a neutral spelling, Ukrainian and Belarusian ones in the Russian: the same for Demtschenko and Demchenko, Hladkaya and
 * Gladkaya; null for any other word.
 */
export function slavicSpellingOf(form: string): string | null {
  if (form.length < shortestFamilyName || !slavicFamilyName.test(form)) return null
  const spelled = form
    .replaceAll('ou', 'u')
    .replace(/dz(?=[ie])/g, 'd')
    .replace(/(?<![ckpstz])h/g, 'g')
  return neutralSpelling(spelled).replace(/i?[eo][vf](a?)$/, 'ov$1')
}
