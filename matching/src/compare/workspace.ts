import type { PreparedName } from '../normalise/prepare.ts'
import { createEvidence, type Evidence } from './evidence.ts'
import { createHanWorkspace, type HanWorkspace } from './han-alignment.ts'
import { type CompanyWorkspace, createCompanyWorkspace } from './han-latin/company-workspace.ts'
import { createPersonSearch, type PersonSearch } from './han-latin/person-search.ts'
import { createSoundLikeness } from './han-latin/sound.ts'
import { createEditDistance } from './latin/edit-distance.ts'
import { createLatinWorkspace, type LatinWorkspace } from './latin/latin.ts'

/**
 * Working memory of a comparison, so that comparing allocates almost nothing. Each comparer has its own: the result
 * of a comparison is valid until the next one of the same comparer.
 */
export interface Workspace {
  /** Comparisons that cannot reach this z end with `unreachable`. */
  least: number
  /** Codes of the countries that the lists state for the listed party. */
  countries: readonly string[]
  /** What of the query the latest comparison is about: itself, or the party that it is an office of. */
  compared: PreparedName | null
  /** Terms of the current comparison when no explanation is requested. */
  scoring: Evidence
  latin: LatinWorkspace
  han: HanWorkspace
  person: PersonSearch
  company: CompanyWorkspace
}

export function createWorkspace(comparesWordings: boolean): Workspace {
  const soundLikeness = createSoundLikeness()
  return {
    least: Number.NEGATIVE_INFINITY,
    countries: [],
    compared: null,
    scoring: createEvidence(false),
    latin: createLatinWorkspace(createEditDistance(), comparesWordings),
    han: createHanWorkspace(),
    person: createPersonSearch(soundLikeness),
    company: createCompanyWorkspace(soundLikeness),
  }
}
