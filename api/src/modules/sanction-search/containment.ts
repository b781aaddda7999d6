import { typedWords } from '@qingdan/matching/name-words.ts'
import type { Ask } from '@qingdan/screening/joint-searches.ts'
import {
  buildContainsQuery,
  buildFewContainingQuery,
  type ContainingPage,
  type ContainingSubject,
  type ContainingSubjects,
  formatWithWords,
  pageOfFew,
  readContaining,
  readFewContaining,
} from '@qingdan/search-mappings/contains-query.ts'
import type { SubjectFilters } from '@qingdan/search-mappings/filters.ts'
import { parseIndexName } from '@qingdan/search-mappings/index-names.ts'

/** What a name contains, before it is known what of it is shown. */
export interface Containment {
  /** All subjects with a name that contains the text; null when they are more than a few. */
  few: readonly ContainingSubject[] | null
  /** The part of them that a page shows. */
  page(asked: ContainingPage): Promise<ContainingSubjects>
}

/**
 * Subjects with a name that contains the text; null when the text is no part of a name, or when the index serves only
 * until one with the words of names is built. Asks the engine at once, so that it is asked together with the candidates.
 */
export async function findContaining(
  ask: Ask,
  version: string,
  text: string,
  filters: Omit<SubjectFilters, 'type' | 'subTypes'>,
): Promise<Containment | null> {
  const words = typedWords(text)
  const format = parseIndexName(version)?.format ?? formatWithWords
  if (words === null || format < formatWithWords) return null
  const few = readFewContaining(await askOne(ask, buildFewContainingQuery({ words, ...filters })))
  return {
    few,
    async page(asked) {
      if (few !== null) return pageOfFew(few, asked)
      return readContaining(await askOne(ask, buildContainsQuery({ words, ...filters, ...asked })))
    },
  }
}

async function askOne(ask: Ask, request: Parameters<Ask>[0][number]) {
  const [response] = await ask([request])
  if (!response) throw new Error('One search has one answer')
  return response
}
