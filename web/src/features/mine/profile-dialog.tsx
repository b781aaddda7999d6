import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../components/error-state.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { showToast } from '../../toasts.ts'
import { Dialog } from './dialog.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileOptions } from './profile-queries.ts'

/** What is known of the user; phone and e-mail are shown only. */
export function ProfileDialog({ opener, onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation('mine')
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
