import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { KeyCap } from '../../components/key-cap.tsx'
import { forgetSearches, recentSearches, rememberSearch } from '../../lib/browser/recent-searches.ts'
import { useIsNarrow } from '../../lib/browser/use-is-narrow.ts'
import classes from './home-search.module.css'

/** The search box with its suggestions; `onSearch` gets a keyword that can be searched. */
export type SearchBoxPart = ComponentType<{
  initial: string
  takesFocus: boolean
  problem: null
  onSearch: (keyword: string) => void
  hero: { label: string; placeholder: string }
}>

export function HomeSearch({ Box }: { Box: SearchBoxPart }) {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  return (
    <>
      <Box
        initial=""
        takesFocus
        problem={null}
        onSearch={(seachKey) => {
          rememberSearch(seachKey)
          void navigate({ to: '/sanctionSearch', search: { seachKey, tabBut: 'fuzzy' } })
        }}
        hero={{ label: t('searchLabel'), placeholder: t(isNarrow ? 'placeholderShort' : 'placeholder') }}
      />
      <div className={classes.below}>
        <Recent />
        <span className={classes.hint}>
          <Trans t={t} i18nKey="hint" components={{ 1: <KeyCap /> }} />
        </span>
      </div>
    </>
  )
}

function Recent() {
  const { t } = useTranslation('home')
  const [terms, setTerms] = useState(recentSearches)
  if (terms.length === 0) return null
  return (
    <div className={classes.recent}>
      <span id="home-recent">{t('recent')}</span>
      <ul aria-labelledby="home-recent" className={classes.terms}>
        {terms.map((term) => (
          <li key={term} className={classes.term}>
            <Link to="/sanctionSearch" search={{ seachKey: term, tabBut: 'fuzzy' }} preload={false}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.forget}
        onClick={() => {
          forgetSearches()
          setTerms([])
        }}
      >
        {t('forget')}
      </button>
    </div>
  )
}
