import { type KeywordProblem, keywordProblem } from '@qingdan/api/contract/keyword.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { KeyCap } from '../../components/key-cap.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { forgetSearches, recentSearches, rememberSearch } from '../../lib/browser/recent-searches.ts'
import { useIsNarrow } from '../../lib/browser/use-is-narrow.ts'
import classes from './home-search.module.css'

export function HomeSearch() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const [keyword, setKeyword] = useState('')
  const [problem, setProblem] = useState<KeywordProblem | null>(null)

  function search() {
    const found = keywordProblem(keyword)
    setProblem(found)
    if (found) return
    const seachKey = cleanText(keyword)
    rememberSearch(seachKey)
    void navigate({ to: '/sanctionSearch', search: { seachKey, tabBut: 'fuzzy' } })
  }

  return (
    <SearchField
      label={t('searchLabel')}
      placeholder={t(isNarrow ? 'placeholderShort' : 'placeholder')}
      value={keyword}
      problem={problem && t(problem === 'long' ? 'tooLong' : 'tooShort')}
      onType={(text) => {
        setKeyword(text)
        setProblem(null)
      }}
      onSearch={search}
    >
      <div className={classes.below}>
        <Recent />
        <span className={classes.hint}>
          <Trans t={t} i18nKey="hint" components={{ 1: <KeyCap /> }} />
        </span>
      </div>
    </SearchField>
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
