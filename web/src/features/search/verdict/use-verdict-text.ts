import type { Verdict } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { titleOf } from '../results/result-view.ts'

export interface VerdictText {
  /** The answer in one sentence. */
  title: string
  /** Additional information, or what the answer does not mean. */
  note: string
}

/** The verdict in words. `keyword` as searched, `listCount` of the searched lists, `count` of all matching subjects. */
export function useVerdictText(question: {
  keyword: string
  isExact: boolean
  isFiltered: boolean
  hasDetails: boolean
  listCount: number
  count: number
}): (verdict: Verdict) => VerdictText {
  const { t } = useTranslation(['search', 'common'])
  const language = useLanguage()
  const { keyword, isExact, isFiltered, hasDetails, listCount, count } = question

  const also = (verdict: Verdict): string => {
    const { likely, possible, weak, none } = verdict.counts
    const below = weak + none
    const parts = [
      verdict.kind === 'strong' && likely > 0 && t('search:verdict.alsoLikely', { count: likely }),
      verdict.kind === 'strong' && possible > 0 && t('search:verdict.alsoPossible', { count: possible }),
      below > 0 && t('search:verdict.alsoBelow', { count: below, line: verdict.line }),
    ].filter((part) => part !== false)
    return parts.length === 0 ? '' : t('search:verdict.also', { parts: parts.join(t('common:separator')) })
  }
  const strong = (verdict: Verdict): string => {
    if (verdict.onlyStrong) {
      const name = titleOf(verdict.onlyStrong, language)
      if (verdict.listCount === 0) return t('search:verdict.onlyStrongEnded', { name })
      return t('search:verdict.onlyStrong', { name, count: verdict.listCount })
    }
    const matches = t('search:verdict.strongMatches', { count: verdict.counts.strong })
    if (verdict.listCount === 0) return t('search:verdict.strongEnded', { matches })
    return t('search:verdict.strong', { matches, lists: t('search:verdict.lists', { count: verdict.listCount }) })
  }
  const reviewed = (verdict: Verdict): string => {
    const { likely, possible } = verdict.counts
    return t('search:verdict.review', { count: likely + possible, line: verdict.line })
  }
  const none = () => {
    const key = isFiltered ? 'search:verdict.noneFiltered' : 'search:verdict.none'
    return t(key, { count: listCount, keyword })
  }

  return (verdict) => {
    if (verdict.kind === 'none') return { title: none(), note: t('search:verdict.notClearance') }
    if (isExact) {
      const subjects = t('search:verdict.subjects', { count })
      const lists = t('search:verdict.lists', { count: verdict.listCount })
      return { title: t('search:verdict.exact', { subjects, lists }), note: '' }
    }
    if (verdict.kind === 'below') {
      return {
        title: t('search:verdict.below', { count: listCount, line: verdict.line }),
        note: t('search:verdict.belowNote'),
      }
    }
    const title = verdict.kind === 'strong' ? strong(verdict) : reviewed(verdict)
    const first = also(verdict)
    const second = isFiltered || hasDetails || count === 1 ? '' : t('search:verdict.refine')
    const note = first !== '' && second !== '' ? t('search:verdict.twoSentences', { first, second }) : first + second
    return { title, note }
  }
}
