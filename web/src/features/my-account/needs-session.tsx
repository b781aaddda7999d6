import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { showPrompt } from '../../lib/session/access-prompts.ts'
import { useSession } from '../../lib/session/session.ts'

/** What belongs to somebody is for whoever is signed in; a visitor is asked to, and the same page goes on. */
export function NeedsSession({ reason, children }: { reason: 'text' | 'profile'; children: ReactNode }) {
  const { t } = useTranslation('my-account')
  if (useSession() !== null) return children
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.5} />}
      title={t('visitor.title')}
      action={<Button onClick={() => showPrompt({ kind: 'login', returnTo: null })}>{t('visitor.signIn')}</Button>}
    >
      {t(`visitor.${reason}`)}
    </EmptyState>
  )
}
