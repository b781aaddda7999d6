import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page-title.ts'
import { PageBody } from '../page-body.tsx'
import { EmptyState } from './empty-state.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('layout')
  const path = useLocation({ select: (location) => location.pathname })
  usePageTitle({ key: 'layout:notFound.title' })
  return (
    <PageBody>
      <EmptyState
        icon={<IconMapOff size={32} stroke={1.5} />}
        title={<h1>{t('notFound.title')}</h1>}
        action={
          <>
            <Button component={Link} to="/home" variant="default">
              {t('notFound.home')}
            </Button>
            <Button component={Link} to="/sanctionSearch">
              {t('notFound.search')}
            </Button>
          </>
        }
      >
        {t('notFound.text', { path })}
      </EmptyState>
    </PageBody>
  )
}
