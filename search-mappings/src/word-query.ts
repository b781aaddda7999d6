import type { estypes } from '@elastic/elasticsearch'
import { queryKeys } from '@qingdan/matching/keys.ts'
import { filterClauses, type SubjectFilters } from './filters.ts'
import { keyFields } from './key-fields.ts'

/** The subjects with a name that contains this word, as folded and in Latin letters. */
export function buildWordQuery(word: string, filters: SubjectFilters): estypes.QueryDslQueryContainer {
  const keys = queryKeys(word, null).groups.flat()
  // The keys of families (=s12) also stand for other words.
  const forms = keys.flatMap(({ field, value }) => (field === 'token' && !value.startsWith('=') ? [value] : []))
  return { bool: { filter: [{ terms: { [`keys.${keyFields.token}`]: forms } }, ...filterClauses(filters)] } }
}
