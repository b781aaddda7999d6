import { Button, Menu } from '@mantine/core'
import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session/session.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { StateDialog } from './state-dialog.tsx'

type Action = 'approve' | 'close' | 'open' | 'grant' | 'reset'

/** What can be done with an account; each deed asks in a dialog of its own. */
export function UserActions({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const isSelf = useSession()?.userId === user.userId
  const [action, setAction] = useState<Action | null>(null)
  const target = useRef<HTMLButtonElement>(null)
  const close = () => setAction(null)
  const dialog = { user, opener: target.current, onClose: close }
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            ref={target}
            size="compact-sm"
            variant="default"
            rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden="true" />}
            aria-label={t('users.actionsOf', { name: user.userName })}
          >
            {t('users.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actionsFor(user, isSelf).map((name) => (
            <Menu.Item key={name} onClick={() => setAction(name)}>
              {t(`action.${name}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {action === 'grant' && <GrantDialog {...dialog} />}
      {action === 'reset' && <ResetDialog {...dialog} />}
      {(action === 'approve' || action === 'close' || action === 'open') && <StateDialog {...dialog} deed={action} />}
    </>
  )
}

/** The server refuses the same: nobody closes, or locks out, themself. */
function actionsFor({ state }: AdminUser, isSelf: boolean): Action[] {
  if (isSelf) return ['grant']
  const change: Action[] = {
    '0': ['open' as const],
    '1': ['close' as const],
    '2': ['approve' as const, 'close' as const],
  }[state]
  return [...change, 'grant', 'reset']
}
