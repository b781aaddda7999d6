import { useTranslation } from 'react-i18next'
import { KeyLegend } from '../review/key-legend.tsx'

const keys = [
  { id: 'next', caps: ['N'] },
  { id: 'choose', caps: ['1–9'] },
  { id: 'confirm', caps: ['Enter'] },
  { id: 'none', caps: ['0'] },
  { id: 'undo', caps: ['U'] },
  { id: 'close', caps: ['Esc'] },
] as const

/** The keys of the queue. */
export function QueueKeys() {
  const { t } = useTranslation('review')
  return <KeyLegend label={t('keys.label')} keys={keys.map(({ id, caps }) => ({ caps, text: t(`keys.${id}`) }))} />
}
