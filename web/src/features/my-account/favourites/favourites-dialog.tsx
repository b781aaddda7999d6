import { Button } from '@mantine/core'
import { namePair } from '@qingdan/api/contract/bilingual.ts'
import { IconStar, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { announce } from '../../../components/feedback/live-region.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { SubjectIcon } from '../../../components/listings/subject-icon.tsx'
import { Pager } from '../../../components/pager.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { formatDate, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import {
  type Favourite,
  type FavouriteKind,
  favouriteKinds,
  favouritesOptions,
  noteMark,
  removeFavourite,
  targetOf,
} from './favourites.ts'
import classes from './favourites-dialog.module.css'

const pageSize = 10
/** Milliseconds after the last key before the search starts. */
const typingPause = 300

/** The user's favourites (ECCN, Chinese items, listed subjects): search, open, remove. */
export function FavouritesDialog({ opener, onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation('my-account')
  const [kind, setKind] = useState<FavouriteKind>('entity')
  return (
    <Dialog title={t('favourites.title')} size={720} opener={opener} onClose={onClose}>
      <Tabs
        label={t('favourites.kinds')}
        tabs={favouriteKinds.map((tab) => ({ tab, name: t(`favourites.kind.${tab}`) }))}
        current={kind}
        onChoose={setKind}
        className={classes.panel}
      >
        <FavouriteList key={kind} kind={kind} onLeave={onClose} />
      </Tabs>
    </Dialog>
  )
}

function FavouriteList({ kind, onLeave }: { kind: FavouriteKind; onLeave: () => void }) {
  const { t } = useTranslation('my-account')
  const [typed, setTyped] = useState('')
  const [{ keyword, page }, setAsked] = useState({ keyword: '', page: 1 })
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((asked) => (asked.keyword === typed.trim() ? asked : { keyword: typed.trim(), page: 1 })),
      typingPause,
    )
    return () => clearTimeout(timer)
  }, [typed])
  const query = useQuery(favouritesOptions(kind, { page, pageSize, keyword }))
  const total = query.data?.total
  const isPastEnd = query.data?.records.length === 0 && (total ?? 0) > 0 && page > 1
  useEffect(() => {
    // The last row of a page was removed, so go to the page before.
    if (isPastEnd) setAsked((asked) => ({ ...asked, page: asked.page - 1 }))
  }, [isPastEnd])
  return (
    <>
      <input
        type="search"
        className={classes.search}
        aria-label={t('favourites.search')}
        placeholder={t('favourites.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={4} columns="20px minmax(0, 1fr) 20% 32px" />}
      {query.data && total === 0 && <None kind={kind} keyword={keyword} onLeave={onLeave} />}
      {query.data && query.data.total > 0 && (
        <>
          <ul className={classes.list} aria-busy={query.isPlaceholderData}>
            {query.data.records.map((favourite) => (
              <Row key={keyOf(favourite)} favourite={favourite} onLeave={onLeave} />
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={pageSize}
            count={query.data.total}
            linkTo={(to, { activeOptions: _, ...link }) => (
              <button type="button" {...link} onClick={() => setAsked({ keyword, page: to })} />
            )}
          />
        </>
      )}
    </>
  )
}

function keyOf(favourite: Favourite): string {
  if (favourite.kind === 'entity') return favourite.dataId
  return favourite.kind === 'eccn' ? favourite.eccn : `${favourite.eccn} ${favourite.version}`
}

function Row({ favourite, onLeave }: { favourite: Favourite; onLeave: () => void }) {
  const { t } = useTranslation('my-account')
  const client = useQueryClient()
  const language = useLanguage()
  const removal = useMutation({
    mutationFn: () => removeFavourite(favourite),
    onSuccess: () => {
      announce(t('favourites.removed'))
      noteMark(client, targetOf(favourite), false)
    },
  })
  const name = favourite.kind === 'entity' ? namePair(favourite.nameZh, favourite.name, language).main : favourite.name
  return (
    <li className={classes.row}>
      {favourite.kind === 'entity' ? (
        <>
          <SubjectIcon type={favourite.type} />
          <div className={classes.name}>
            <Link
              to="/sanctionInfoSearch"
              search={{ id: favourite.dataId, dataType: favourite.type, s: favourite.s }}
              onClick={onLeave}
            >
              <bdi lang={textLanguage(name)}>{name}</bdi>
            </Link>
            {name !== favourite.name && (
              <bdi className={classes.other} lang={textLanguage(favourite.name)}>
                {favourite.name}
              </bdi>
            )}
            {favourite.status !== 'listed' && (
              <span className={classes.other}>{t(`favourites.${favourite.status}`)}</span>
            )}
          </div>
        </>
      ) : (
        <>
          <code className={classes.code}>
            {favourite.kind === 'eccn' ? (
              <Link to="/eccBodyDetailsPage" search={{ eccn: favourite.eccn }} onClick={onLeave}>
                {favourite.eccn}
              </Link>
            ) : (
              <Link to="/chinaItemsDetails" search={{ eccn: favourite.eccn }} onClick={onLeave}>
                {favourite.eccn}
              </Link>
            )}
          </code>
          <div className={classes.name}>
            <span lang={textLanguage(name)}>{name}</span>
            {favourite.kind === 'chinaEccn' && <span className={classes.other}>{favourite.version}</span>}
          </div>
        </>
      )}
      <time className={classes.date} dateTime={favourite.createTime}>
        {formatDate(formatTime(favourite.createTime))}
      </time>
      <button
        type="button"
        className={classes.remove}
        disabled={removal.isPending}
        aria-label={t('favourites.remove', { name })}
        title={t('favourites.removeShort')}
        onClick={() => removal.mutate()}
      >
        <IconTrash size={16} stroke={1.5} aria-hidden="true" />
      </button>
      {removal.isError && (
        <p role="alert" className={classes.problem}>
          {t('failed')}
        </p>
      )}
    </li>
  )
}

/** No favourites, or no match: what to do next. */
function None({ kind, keyword, onLeave }: { kind: FavouriteKind; keyword: string; onLeave: () => void }) {
  const { t } = useTranslation('my-account')
  if (keyword !== '') return <EmptyState title={t('favourites.noneFor', { keyword })} />
  return (
    <EmptyState
      icon={<IconStar size={24} stroke={1.5} />}
      title={t('favourites.none')}
      action={
        kind === 'entity' && (
          <Button variant="default" renderRoot={(props) => <Link to="/sanctionSearch" {...props} onClick={onLeave} />}>
            {t('favourites.toSearch')}
          </Button>
        )
      }
    >
      {t(`favourites.how.${kind}`)}
    </EmptyState>
  )
}
