import { createPreparingMemo } from './memo.ts'
import type { NameMarks, SubjectDetails } from './model.ts'

const mostKept = 20_000
const lists = createPreparingMemo<string, readonly string[]>(mostKept)
const marks = createPreparingMemo<string, NameMarks>(mostKept)

/** The details with one object for equal lists: most subjects have no number, and one of two hundred countries. */
export function keptDetails({ birthRanges, sex, countries, identifiers, identifierKinds }: SubjectDetails) {
  return {
    birthRanges: birthRanges.length === 0 ? none : birthRanges,
    sex,
    countries: sharedList(countries),
    identifiers: identifiers.length === 0 ? none : identifiers,
    identifierKinds: identifierKinds && sharedList(identifierKinds),
  }
}

const none: readonly never[] = []

function sharedList(list: readonly string[]): readonly string[] {
  if (list.length === 0) return none
  const key = list.join()
  const known = lists.get(key)
  if (known === undefined) lists.set(key, list)
  return known ?? list
}

/** One object for names of which the same is known. */
export function keptMarks({ quality, kind, translation }: NameMarks): NameMarks {
  const key = `${quality} ${kind} ${translation}`
  const known = marks.get(key)
  if (known !== undefined) return known
  const kept = translation === undefined ? { quality, kind } : { quality, kind, translation }
  marks.set(key, kept)
  return kept
}
