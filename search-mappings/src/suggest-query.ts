import type { estypes } from '@elastic/elasticsearch'
import type { PartyKind } from '@qingdan/matching/model.ts'
import { suggestInputs, suggestPrefix } from '@qingdan/matching/suggest.ts'
import type { CandidateDocument } from './candidate-query.ts'

export interface Suggestion {
  document: CandidateDocument
  /** The folded input that starts with the typed text. */
  matchedInput: string
  /** The listed name of that input, as published. */
  matchedName: string
}

const suggesterName = 'subjects'
/** One subject may match by several inputs: request more than are shown. */
const oversampling = 3
const maxCompletions = 60

/** Completions of the typed text; nothing is queried below two characters. `size` is the number of subjects shown. */
export function buildSuggestQuery(input: { keyword: string; size: number }): estypes.SearchRequest {
  const prefix = suggestPrefix(input.keyword)
  if (prefix === '') return { query: { match_none: {} }, size: 0 }
  return {
    suggest: {
      [suggesterName]: {
        prefix,
        completion: { field: 'suggest', size: Math.min(maxCompletions, input.size * oversampling) },
      },
    },
    size: 0,
  }
}

/** Suggestions, best first, each subject once. */
export function readSuggestions(response: estypes.SearchResponse<unknown>): Suggestion[] {
  const suggestions = new Map<string, Suggestion>()
  for (const entry of response.suggest?.[suggesterName] ?? []) {
    const options = Array.isArray(entry.options) ? entry.options : [entry.options]
    for (const option of options) {
      const document = '_source' in option ? (option._source as CandidateDocument | undefined) : undefined
      if (document === undefined || suggestions.has(document.id)) continue
      suggestions.set(document.id, {
        document,
        matchedInput: option.text,
        matchedName: nameOfInput(document, option.text),
      })
    }
  }
  return [...suggestions.values()]
}

function nameOfInput(document: CandidateDocument, input: string): string {
  const type = document.type as PartyKind
  const found = document.names.find((name) => suggestInputs([name], type).some((one) => one.input.includes(input)))
  return (found ?? document.names[0])?.value ?? ''
}
