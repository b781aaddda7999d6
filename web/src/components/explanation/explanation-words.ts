import type { Explanation } from '@qingdan/api/contract/subject.ts'
import { isByNumberAlone } from '@qingdan/api/contract/terms/match-reason.ts'
import type { Terms } from '@qingdan/api/contract/terms/model.ts'
import { useTranslation } from 'react-i18next'
import type zh from '../../i18n/zh/search.json'
import { toReason } from './reason.ts'

type Extra = keyof (typeof zh)['extra']

/** Label of a score line; a term unknown to this page is shown as the API names it. */
export function useTermName(): (term: string) => string {
  const { t, i18n } = useTranslation(['search', 'terms'])
  const isTerm = (term: string): term is keyof Terms['scoreTerm'] => i18n.exists(`terms:scoreTerm.${term}`)
  return (term) => (isTerm(term) ? t(`terms:scoreTerm.${term}`) : term)
}

/** Heading of a row's key fact, or of a kind of number; one unknown to this page is shown as the API names it. */
export function useExtraName(): (key: string) => string {
  const { t, i18n } = useTranslation('search')
  const isExtra = (key: string): key is Extra => i18n.exists(`search:extra.${key}`)
  return (key) => (isExtra(key) ? t(`extra.${key}`) : key)
}

/** Why a name matched, in one line. */
export function useReasonText(): (explanation: Explanation) => string {
  const { t } = useTranslation(['search', 'common', 'terms'])
  return (explanation) => {
    if (isByNumberAlone(explanation)) return t('search:reason.number', { number: explanation.listedNormal })
    const reason = toReason(explanation.tokens)
    const list = (words: string[]) => words.join(t('common:separator'))
    const parts = [
      ...reason.pairs.map(({ query, listed, relation }) =>
        t('search:reason.pair', { query, listed, relation: t(`terms:relation.${relation}`) }),
      ),
      ...reason.conflicts.map((pair) => t('search:reason.conflict', pair)),
      ...reason.countries.map((query) => t('search:reason.country', { query })),
    ]
    if (reason.missing.length > 0) parts.push(t('search:reason.missing', { tokens: list(reason.missing) }))
    if (reason.extra.length > 0) parts.push(t('search:reason.extra', { tokens: list(reason.extra) }))
    return parts.length === 0 ? t('search:reason.all') : parts.join(t('search:reason.separator'))
  }
}
