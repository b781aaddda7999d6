import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { formatShare } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { levelOptions } from './graph-queries.ts'

interface Holder {
  name: string
  nameZh: string | null
}

/** More than half held by one party, listed or not. */
export function ShareholderWarning({ cpyId }: { cpyId: string }) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const { data } = useQuery(levelOptions(cpyId, cpyId, 0, false))
  const named = ({ name, nameZh }: Holder) => pick({ zh: nameZh, en: null }, language) ?? name
  const percent = (value: number) => formatShare(value, language)

  const majority = data?.shareholderList.filter(({ isWarning }) => isWarning) ?? []
  if (majority.length === 0) return null
  return (
    <Banner tone="info" title={t('warning.majority')}>
      {majority.map((holder) => `${named(holder)} ${percent(holder.percent ?? 0)}%`).join(t('warning.join'))}
    </Banner>
  )
}
