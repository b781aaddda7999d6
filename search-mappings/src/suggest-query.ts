import type { estypes } from '@elastic/elasticsearch'
import {
  isOfBeginning,
  numberPrefix,
  type ReadInput,
  readInput,
  suggestPattern,
  suggestPrefix,
  weightOfJoined,
} from '@qingdan/matching/suggest.ts'
import { idsOnly } from './candidate-query.ts'

/** A subject to suggest, without its document. */
export interface Completion extends ReadInput {
  index: string
  /** The subject's id. */
  id: string
  /** Of which field of the subject `at` is an index. */
  of: 'names' | 'identifiers'
}

/** Completions read for one answer: parent and branches are so many that other subjects would be hidden behind them. */
const readCompletions = 200
/** Suggestions that share a distinctive word: the best two. */
const mostOfFamily = 2

const completion: estypes.SearchCompletionSuggester = { field: 'suggest', size: readCompletions }

/** Completions of the typed text, names and numbers; nothing is queried below two characters. */
export function buildSuggestQuery(keyword: string): estypes.SearchRequest {
  const [name, number] = [suggestPrefix(keyword), numberPrefix(keyword)]
  if (name === '' && number === '') return { query: { match_none: {} }, size: 0 }
  return {
    suggest: {
      ...(name === '' ? {} : { names: { ...asked(name), completion } }),
      ...(number === '' ? {} : { identifiers: { prefix: number, completion } }),
    },
    // The caller has most documents already.
    ...idsOnly,
    size: 0,
  }
}

function asked(prefix: string): Pick<estypes.SearchFieldSuggester, 'regex' | 'prefix'> {
  const regex = suggestPattern(prefix)
  return regex === null ? { prefix } : { regex }
}

/**
 * The subjects to suggest, each once and at most two of a family: by number, then by a whole name that is equal to the
 * typed text, then by weight.
 */
export function chooseSuggestions(
  response: estypes.SearchResponse<unknown>,
  { keyword, size }: { keyword: string; size: number },
): Completion[] {
  const typed = suggestPrefix(keyword)
  const ofFamily = new Map<string, number>()
  const chosen = new Map<string, Completion>()
  for (const completion of [...read(response, 'identifiers', ''), ...read(response, 'names', typed)]) {
    if (chosen.size === size) break
    if (chosen.has(completion.id)) continue
    const families = completion.families.map((family) => partOfFamily(completion.text, family, typed))
    if (families.some((family) => ofFamily.get(family) === mostOfFamily)) continue
    for (const family of families) ofFamily.set(family, (ofFamily.get(family) ?? 0) + 1)
    chosen.set(completion.id, completion)
  }
  return [...chosen.values()]
}

/** The completions of one suggester, best first; of equal ones the order does not depend on the engine. */
function read(response: estypes.SearchResponse<unknown>, of: Completion['of'], typed: string): Completion[] {
  const options = (response.suggest?.[of] ?? []).flatMap(
    (entry) => entry.options,
  ) as estypes.SearchCompletionSuggestOption[]
  return options
    .map((option) => {
      const input = readInput(option.text)
      const score = option._score ?? 0
      const weight = input.text.startsWith(typed) ? score : weightOfJoined(score)
      return {
        completion: { ...input, index: option._index ?? '', id: String(option.fields?.['id']?.[0] ?? ''), of },
        isWhole: input.text === typed && isOfBeginning(weight),
        weight,
      }
    })
    .sort(
      (one, other) =>
        Number(other.isWhole) - Number(one.isWhole) ||
        other.weight - one.weight ||
        (one.completion.text + one.completion.id < other.completion.text + other.completion.id ? -1 : 1),
    )
    .map(({ completion }) => completion)
}

/** Who has typed more than the distinctive word asks for a part of the family: huawei cloud. */
function partOfFamily(text: string, family: string, typed: string): string {
  const end = text.indexOf(family) + family.length
  if (!text.includes(family) || typed.length <= end) return family
  const wordEnd = text.indexOf(' ', typed.length)
  return wordEnd === -1 ? text : text.slice(0, wordEnd)
}
