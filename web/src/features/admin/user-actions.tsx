import { Button } from '@mantine/core'
import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnDemand } from '../../lib/browser/use-on-demand.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Action } from './user-actions-menu.tsx'

const GrantDialog = lazy(async () => ({ default: (await import('./grant-dialog.tsx')).GrantDialog }))
const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog.tsx')).ResetDialog }))
const StateDialog = lazy(async () => ({ default: (await import('./state-dialog.tsx')).StateDialog }))

const loadMenu = () => import('./user-actions-menu.tsx')

/** Actions on an account; each one opens a confirmation dialog. */
export function UserActions({ user }: { user: AdminUser }) {
  const isSelf = useSession()?.userId === user.userId
  const [action, setAction] = useState<Action | null>(null)
  const target = useRef<HTMLButtonElement>(null)
  const { loaded, approach } = useOnDemand(loadMenu, target)
  const button = { ref: target, userName: user.userName }
  const close = () => setAction(null)
  const dialog = { user, opener: target.current, onClose: close }
  return (
    <>
      {loaded ? (
        <loaded.part.UserActionsMenu
          names={actionsFor(user, isSelf)}
          start={loaded.start}
          target={target}
          button={<ActionsButton {...button} />}
          onChoose={setAction}
        />
      ) : (
        <ActionsButton {...button} {...approach} />
      )}
      <Suspense>
        {action === 'grant' && <GrantDialog {...dialog} />}
        {action === 'reset' && <ResetDialog {...dialog} />}
        {(action === 'approve' || action === 'close' || action === 'open') && (
          <StateDialog {...dialog} action={action} />
        )}
      </Suspense>
    </>
  )
}

function ActionsButton({ userName, ...button }: ComponentProps<'button'> & { userName: string }) {
  const { t } = useTranslation('admin')
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
      size="compact-sm"
      variant="default"
      rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden="true" />}
      aria-label={t('users.actionsOf', { name: userName })}
    >
      {t('users.actions')}
    </Button>
  )
}

/** As on the server: administrators cannot close or reset their own account. */
function actionsFor({ state }: AdminUser, isSelf: boolean): Action[] {
  if (isSelf) return ['grant']
  const change: Action[] = {
    '0': ['open' as const],
    '1': ['close' as const],
    '2': ['approve' as const, 'close' as const],
  }[state]
  return [...change, 'grant', 'reset']
}
