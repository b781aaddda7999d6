import { useTranslation } from 'react-i18next'

/** Says that only our transcription lacks a statement of a notice, and leads to the notice. */
export function NotHeld({ url }: { url: string | null }) {
  const { t } = useTranslation('common')
  if (url === null) return t('notHeld')
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {t('notHeldSeeNotice')}
    </a>
  )
}
