import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { showPrompt } from '../../lib/session/access-prompts.ts'
import { useSession } from '../../lib/session/session.ts'

/** Content for signed-in users only; a visitor is asked to sign in, and the same page continues. */
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
