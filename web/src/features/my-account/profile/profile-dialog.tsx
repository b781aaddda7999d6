import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { showToast } from '../../../lib/toasts.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileOptions } from './profile-queries.ts'

/** The user's profile; phone and e-mail are read-only. */
export function ProfileDialog({ opener, onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation('my-account')
  const query = useQuery(profileOptions)
  return (
    <Dialog title={t('profile.title')} size={480} opener={opener} onClose={onClose}>
      {query.data && (
        <ProfileForm
          info={query.data}
          isWhole={false}
          submitLabel={t('profile.save')}
          onSaved={() => {
            showToast({ tone: 'ok', text: t('profile.saved') })
            onClose()
          }}
          onLeave={onClose}
        />
      )}
      {query.isPending && <SkeletonRows rows={5} columns="minmax(0, 1fr)" cells={1} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
    </Dialog>
  )
}
