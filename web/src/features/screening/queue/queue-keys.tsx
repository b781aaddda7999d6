import { useTranslation } from 'react-i18next'
import { KeyCap } from '../../../components/key-cap.tsx'
import classes from '../screening.module.css'

const keys = [
  { id: 'next', caps: ['N'] },
  { id: 'choose', caps: ['1', '9'] },
  { id: 'confirm', caps: ['Enter'] },
  { id: 'none', caps: ['0'] },
  { id: 'undo', caps: ['U'] },
  { id: 'close', caps: ['Esc'] },
] as const

/** The keys of the queue; nothing on a touch screen. */
export function QueueKeys() {
  const { t } = useTranslation('review')
  return (
    <ul className={classes.keys} aria-label={t('keys.label')}>
      {keys.map(({ id, caps }) => (
        <li key={id}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}{' '}
          {t(`keys.${id}`)}
        </li>
      ))}
    </ul>
  )
}
