import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { saveReturnPath } from '../../../lib/session/return-path.ts'

/** Tells a user who came by another service that the profile is incomplete; its form leads back to the page. */
export function ProfileBanner() {
  const { t } = useTranslation('layout')
  return (
    <Banner
      tone="info"
      title={t('notice.profile.title')}
      action={
        <Button
          size="compact-sm"
          renderRoot={(props) => (
            <Link
              to="/updateUserInfo"
              {...props}
              onClick={() => saveReturnPath(location.href.slice(location.origin.length))}
            />
          )}
        >
          {t('notice.profile.complete')}
        </Button>
      }
    >
      {t('notice.profile.text')}
    </Banner>
  )
}
