import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatScore } from '../../../lib/language/format.ts'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from '../guided.module.css'
import { guidedKeys } from '../guided-queries.ts'
import { Choices } from '../run/choices.tsx'

const mostCandidates = 5
/** The hint line of the search: below it a row is usually another party. */
const leastScore = 60

/** What the lists have of the end user's name. A match counts once a person confirmed it. */
export function PartyChoice({
  name,
  value,
  onChange,
}: {
  name: string
  /** Id of a subject; '' for none of them; null before the choice. */
  value: string | null
  onChange: (id: string) => void
}) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: [...guidedKeys.all, 'party', name],
    queryFn: ({ signal }) =>
      call('sanction.search', { keyword: name, minScore: leastScore, page: 1, pageSize: mostCandidates }, signal),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={2} columns="minmax(0, 1fr) 20%" />
  const candidates = data.data.flatMap((row) => (row.containment ? [] : [row]))
  if (candidates.length === 0) return <p>{t('party.none', { name })}</p>
  const options = candidates.map((one) => ({
    value: one.id,
    label: (
      <>
        <bdi lang={textLanguage(one.name)}>{one.name}</bdi>{' '}
        {one.nameZh && <bdi lang={textLanguage(one.nameZh)}>{one.nameZh}</bdi>}
      </>
    ),
    note: (
      <>
        {[...new Set(one.sources.map((source) => pick(shortNameOf(source), language)))].join(' / ')} ·{' '}
        {t('party.score', { score: formatScore(one.score) })}{' '}
        <Link
          to="/sanctionInfoSearch"
          search={{ id: one.id, dataType: one.type, s: one.s }}
          target="_blank"
          className={classes.link}
        >
          {t('item.details')}
        </Link>
      </>
    ),
  }))
  return (
    <Choices
      label={t('party.which', { name })}
      options={[...options, { value: '', label: t('party.noneOf') }]}
      value={value}
      onChange={onChange}
    />
  )
}

/** A step back that asks nothing. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('guided')
  return (
    <Button variant="default" onClick={onClick}>
      {t('button.previousStep')}
    </Button>
  )
}
