import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { SearchRow } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/language/format.ts'
import { listNameOf, shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'

/** Each list of a row in words, with the day on which it took the subject on. */
export function useListDates({ sources }: SearchRow): { sourceId: number; words: string }[] {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return sources.map((source) => {
    const names = { source: pick(shortNameOf(source), language), list: pick(listNameOf(source), language) }
    const words =
      source.listedOn === null
        ? t('row.listUndated', names)
        : t('row.listSince', { ...names, date: formatDate(source.listedOn) })
    return { sourceId: source.sourceId, words }
  })
}
