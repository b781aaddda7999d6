import { typedWords } from '@qingdan/matching/name-words.ts'
import type { SubjectIndex } from '@qingdan/screening/index-watch.ts'
import {
  buildContainsQuery,
  type ContainingSubjects,
  type ContainsQueryInput,
  formatWithWords,
  readContaining,
} from '@qingdan/search-mappings/contains-query.ts'
import { parseIndexName } from '@qingdan/search-mappings/index-names.ts'

/**
 * Subjects with a name that contains the text; null when the text is no part of a name, or when the index serves only
 * until one with the words of names is built.
 */
export async function findContaining(
  { engine, alias }: SubjectIndex,
  version: string,
  text: string,
  asked: Omit<ContainsQueryInput, 'words'>,
): Promise<ContainingSubjects | null> {
  const words = typedWords(text)
  const format = parseIndexName(version)?.format ?? formatWithWords
  if (words === null || format < formatWithWords) return null
  const request = buildContainsQuery({ words, ...asked })
  return readContaining(await engine.search({ index: alias, ...request }))
}
