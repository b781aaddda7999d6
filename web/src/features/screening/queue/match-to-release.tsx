import type { Candidate, ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { NamePapers } from '../papers/name-papers.tsx'
import { CandidateItem } from '../review/candidate-item.tsx'
import { EarlierDecision } from '../review/earlier-decision.tsx'
import classes from '../review/review-drawer.module.css'
import { candidatesOptions } from '../screening-queries.ts'

/** What the second person releases or sends back: the match with its reasons, and what it was chosen from. */
export function MatchToRelease({ entity, onReleased }: { entity: ScreenedEntity; onReleased: () => void }) {
  const { t } = useTranslation('review')
  const { data, error, refetch } = useQuery(candidatesOptions(entity.id))
  const others = data?.filter(({ isSelect }) => !isSelect) ?? []
  return (
    <div className={classes.body}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} columns="minmax(0, 1fr) 20%" />}
      <Candidates candidates={data?.filter(({ isSelect }) => isSelect) ?? []} name={entity.originalEntityName} />
      <NamePapers id={entity.id} onReleased={onReleased} />
      {others.length > 0 && <h3 className={classes.others}>{t('release.others')}</h3>}
      <Candidates candidates={others} name={entity.originalEntityName} />
    </div>
  )
}

function Candidates({ candidates, name }: { candidates: readonly Candidate[]; name: string }) {
  if (candidates.length === 0) return null
  return (
    <ol className={classes.list}>
      {candidates.map((candidate) => (
        <CandidateItem
          key={candidate.id}
          candidate={candidate}
          hiddenBy={candidate.hiddenBy}
          place={null}
          name={name}
          isChosen={candidate.isSelect}
          isLocked
          onChoose={() => {}}
        >
          <EarlierDecision candidate={candidate} />
        </CandidateItem>
      ))}
    </ol>
  )
}
