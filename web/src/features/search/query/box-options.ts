import type { RuleSuggestions } from '@qingdan/api/contract/items/suggestions.ts'
import type { Suggestion } from '@qingdan/api/contract/subject.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'
import type { Suggested } from './use-suggestions.ts'

/** A row of the list below the search box. */
export type BoxOption =
  | { kind: 'subjects'; subject: Suggestion }
  | { kind: 'usItems'; item: RuleSuggestions['usItems'][number] }
  | { kind: 'chinaItems'; item: RuleSuggestions['chinaItems'][number] }
  | { kind: 'partNumbers'; part: RuleSuggestions['partNumbers'][number] }
  | { kind: 'laws'; law: RuleSuggestions['laws'][number] }
  | { kind: 'recent'; keyword: string }

/** Rows of the list, recent searches aside. */
const mostSuggested = 10
/** With as many subjects, the other kinds show fewer rows. */
const manySubjects = 4
const fewOfKind = 2
const recentBeside = 2
const recentAlone = 6

/**
 * At most ten suggestions by kind, then recent searches that begin with the text, or all of them when the field is empty. Subjects are first, unless
 * the text is a code or a title.
 */
export function boxOptions(text: string, { subjects, rules }: Suggested, recent: readonly string[]): BoxOption[] {
  const most = subjects.length >= manySubjects ? fewOfKind : mostSuggested
  const others: BoxOption[] =
    rules === null
      ? []
      : [
          ...rules.usItems.slice(0, most).map((item) => ({ kind: 'usItems' as const, item })),
          ...rules.chinaItems.slice(0, most).map((item) => ({ kind: 'chinaItems' as const, item })),
          ...rules.partNumbers.slice(0, most).map((part) => ({ kind: 'partNumbers' as const, part })),
          ...rules.laws.slice(0, most).map((law) => ({ kind: 'laws' as const, law })),
        ]
  const shown = subjects
    .slice(0, Math.max(0, mostSuggested - others.length))
    .map((subject) => ({ kind: 'subjects' as const, subject }))
  const suggested = rules?.isExact ? [...others, ...shown] : [...shown, ...others]
  const typed = cleanText(text).toLowerCase()
  const fitting = recent.filter((keyword) => keyword.toLowerCase().startsWith(typed) && keyword.toLowerCase() !== typed)
  const beside = fitting.slice(0, suggested.length > 0 ? recentBeside : recentAlone)
  return [...suggested, ...beside.map((keyword) => ({ kind: 'recent' as const, keyword }))]
}
