import type { AccessRefusal } from '@qingdan/api/contract/account.ts'
import { useTranslation } from 'react-i18next'
import { timeUntil, wordsOf } from '../lib/session/refusal.ts'

/** Modules with a limit per day, named in the title. */
const countedModules = ['sanction', 'chinaSanction', 'eccn', 'item', 'export'] as const

/** Title and text of a refusal. */
export function useRefusalWords(refusal: AccessRefusal): { title: string; text: string } {
  const { t } = useTranslation('access')
  const words = wordsOf(refusal)
  if (words !== 'daily') return { title: t(`refusal.${words}.title`), text: t(`refusal.${words}.text`) }
  const { used, resetAt } = refusal
  const counted = countedModules.find((module) => module === refusal.module)
  const left = resetAt ? timeUntil(resetAt, new Date()) : null
  return {
    title:
      used !== undefined && counted
        ? t('refusal.daily.counted', { used, module: t(`module.${counted}`) })
        : t('refusal.daily.title'),
    text: left
      ? t('refusal.daily.reset', { left: t(left.hours > 0 ? 'left.hours' : 'left.minutes', left) })
      : t('refusal.daily.text'),
  }
}
