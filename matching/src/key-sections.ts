import type { QueryKeys } from './keys.ts'
import type { QueryKey } from './model.ts'

/**
 * What keys find: names in Latin letters; Han names by their characters; Han names by their spelling. Engine scores
 * of two sections cannot be compared: the few Han records have hundreds of keys and would outrank the rest, so each
 * section is queried separately.
 */
export type KeySection = 'latin' | 'han' | 'hanRomanised'

export interface SectionKeys {
  section: KeySection
  groups: QueryKey[][]
}

/** The groups of a query by what they find, `latin` first; sections without keys are left out. */
export function splitIntoSections(keys: QueryKeys): SectionKeys[] {
  return (['latin', 'han', 'hanRomanised'] as const)
    .map((section) => ({
      section,
      groups: keys.groups
        .map((group) => group.filter((key) => sectionOf(key) === section))
        .filter((group) => group.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

function sectionOf(key: QueryKey): KeySection {
  return key.field === 'han' || key.field === 'hanRomanised' ? key.field : 'latin'
}
