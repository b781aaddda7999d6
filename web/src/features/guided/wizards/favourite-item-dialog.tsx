import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { Field } from '../../../forms/field.tsx'
import { call } from '../../../lib/api/call.ts'
import classes from '../guided.module.css'
import { guidedKeys } from '../guided-queries.ts'

const pageSize = 10

/** The user's favourite item codes: search, ten on a page, take one, or open its details. */
export function FavouriteItemDialog({
  opener,
  onChoose,
  onClose,
}: {
  opener: HTMLElement | null
  onChoose: (eccn: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('guided')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [...guidedKeys.all, 'favourites', { keyword, page }],
    queryFn: ({ signal }) => call('favourite.pageEccn', { keyword, page, pageSize }, signal),
    placeholderData: keepPreviousData,
  })
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize))
  return (
    <Dialog title={t('item.favourites')} size={560} opener={opener} onClose={onClose}>
      <div className={classes.full}>
        <Field
          label={t('item.findFavourite')}
          data-autofocus
          autoComplete="off"
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setPage(1)
          }}
        />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.records.length === 0 && <p>{t(keyword === '' ? 'item.noFavourite' : 'item.noFavouriteFound')}</p>}
        <ul className={classes.rows}>
          {data?.records.map(({ eccn, name }) => (
            <li key={eccn}>
              <Button variant="default" h={32} onClick={() => onChoose(eccn)}>
                {t('item.take', { eccn })}
              </Button>
              <span lang="en">{name}</span>
              <Link to="/eccBodyDetailsPage" search={{ eccn }} target="_blank" className={classes.link}>
                {t('item.details')}
              </Link>
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <div className={classes.foot}>
            <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('button.previousPage')}
            </Button>
            <span>{t('item.page', { page, pages })}</span>
            <Button variant="default" disabled={page === pages} onClick={() => setPage(page + 1)}>
              {t('button.nextPage')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
