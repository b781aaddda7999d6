import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { KeyCap } from '../../components/key-cap.tsx'
import { forgetSearches, recentSearches, rememberSearch } from '../../recent-searches.ts'
import { useIsNarrow } from '../../use-is-narrow.ts'
import classes from './home-search.module.css'
import { keywordProblem, normalKeyword } from './keyword.ts'

export function HomeSearch() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const [keyword, setKeyword] = useState('')
  const [problem, setProblem] = useState<'tooShort' | 'tooLong' | null>(null)

  function search(event: FormEvent) {
    event.preventDefault()
    const found = keywordProblem(keyword)
    setProblem(found)
    if (found) return
    rememberSearch(normalKeyword(keyword))
    void navigate({ to: '/sanctionSearch', search: { seachKey: normalKeyword(keyword), tabBut: 'fuzzy' } })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all readers yet
    <form className={classes.form} role="search" onSubmit={search} noValidate>
      <div className={classes.box} data-invalid={problem !== null || undefined}>
        <IconSearch size={18} stroke={1.5} className={classes.icon} aria-hidden="true" />
        <input
          className={classes.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-search-box
          data-autofocus
          aria-label={t('searchLabel')}
          aria-invalid={problem !== null}
          aria-describedby={problem ? 'home-search-problem' : undefined}
          placeholder={t(isNarrow ? 'placeholderShort' : 'placeholder')}
          value={keyword}
          onChange={(event) => {
            setKeyword(event.target.value)
            setProblem(null)
          }}
        />
        <Button type="submit" size="md" className={classes.submit}>
          {t('search')}
        </Button>
      </div>
      {problem && (
        <p id="home-search-problem" className={classes.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <div className={classes.below}>
        <Recent />
        <span className={classes.hint}>
          <Trans t={t} i18nKey="hint" components={{ 1: <KeyCap /> }} />
        </span>
      </div>
    </form>
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
