import { Kbd } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'
import { searchParams } from '../search-params.ts'
import classes from './back-bar.module.css'
import type { SearchedFrom } from './searched-from.ts'
import { type ResultNeighbours, useResultNeighbours } from './use-result-neighbours.ts'

/** Back to the results as the reader left them; J and K move from one result to the next. */
export function BackBar({ params }: { params: SearchedFrom }) {
  const { t } = useTranslation('subject')
  const neighbours = useResultNeighbours(params.id, params.searchKey)
  useNeighbourKeys(params, neighbours)
  const search = neighbours?.params ?? freshSearch(params)
  const hasNeighbours = neighbours?.previous != null || neighbours?.next != null
  return (
    <nav className={classes.bar} aria-label={t('back')}>
      <Link to="/sanctionSearch" search={search}>
        <IconChevronLeft size={14} stroke={1.5} aria-hidden="true" />
        {neighbours?.position == null
          ? t('back')
          : t('backAt', { position: neighbours.position, count: neighbours.count })}
      </Link>
      {hasNeighbours && (
        <span className={classes.keys} aria-hidden="true">
          <Kbd size="xs">K</Kbd> <Kbd size="xs">J</Kbd> {t('neighbours')}
        </span>
      )}
    </nav>
  )
}

/** If the search is no longer cached, it is repeated from the address. */
function freshSearch({ searchKey, searchType }: SearchedFrom) {
  if (searchKey === undefined) return searchParams.parse({})
  return searchParams.parse(
    searchType === 'exact' ? { tabBut: 'exact', entityName: searchKey } : { seachKey: searchKey },
  )
}

function useNeighbourKeys(params: SearchedFrom, neighbours: ResultNeighbours | null): void {
  const navigate = useNavigate()
  const { searchKey, searchType } = params
  const go = useCallback(
    (to: ResultNeighbours['next']) => {
      if (to === null) return
      const search = { id: to.id, dataType: to.type, s: to.s, searchKey, searchType }
      void navigate({ to: '/sanctionInfoSearch', search })
    },
    [navigate, searchKey, searchType],
  )
  useShortcut('j', () => go(neighbours?.next ?? null))
  useShortcut('k', () => go(neighbours?.previous ?? null))
}
