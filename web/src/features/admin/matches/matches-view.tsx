import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../../../components/segmented.tsx'
import { type AdminParams, adminDefaults, matchViews } from '../admin-params.ts'
import { DecidedMatches } from './decided-matches.tsx'
import { MatchQueue } from './match-queue.tsx'
import classes from './matches.module.css'

/** Subjects that are possibly one party: those to decide, and those decided. */
export function MatchesView({ params }: { params: AdminParams }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  return (
    <>
      <div className={classes.views}>
        <Segmented
          label={t('matches.view')}
          value={params.view}
          choices={matchViews.map((view) => ({ value: view, content: t(`matches.${view}`) }))}
          onChange={(view) =>
            void navigate({ to: '/admin', search: { ...adminDefaults, tab: 'matches', view }, resetScroll: false })
          }
        />
      </div>
      {params.view === 'queue' ? <MatchQueue /> : <DecidedMatches params={params} />}
    </>
  )
}
