import { useTranslation } from 'react-i18next'
import { KeyLegend } from './key-legend.tsx'

const keys = [
  { id: 'move', caps: ['J', 'K'] },
  { id: 'choose', caps: ['1–9'] },
  { id: 'confirm', caps: ['Enter'] },
  { id: 'none', caps: ['0'] },
  { id: 'close', caps: ['Esc'] },
] as const

/** The keys of the review. */
export function ReviewKeys() {
  const { t } = useTranslation('screening')
  return <KeyLegend label={t('keys.label')} keys={keys.map(({ id, caps }) => ({ caps, text: t(`keys.${id}`) }))} />
}
