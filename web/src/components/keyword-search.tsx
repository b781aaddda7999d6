import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../lib/browser/use-is-narrow.ts'
import { SearchField } from './search-field.tsx'

/** Longest keyword the API takes, in code points. */
const longestKeyword = 300

/** What a page says about its keyword, and what it does with it. */
export interface KeywordSearchUse {
  /** The keyword of the address. */
  initial: string
  /** Focused after navigation. */
  takesFocus: boolean
  /** Trimmed; empty: everything. */
  onSearch: (keyword: string) => void
}

/** The search box of a list that is also read whole. `placeholderShort`: for narrow windows; if absent, the same. */
export function KeywordSearch({
  label,
  placeholder,
  placeholderShort = placeholder,
  initial,
  takesFocus,
  onSearch,
}: KeywordSearchUse & { label: string; placeholder: string; placeholderShort?: string }) {
  const { t } = useTranslation('common')
  const isNarrow = useIsNarrow()
  const [keyword, setKeyword] = useState(initial)
  const [isTooLong, setTooLong] = useState(false)
  return (
    <SearchField
      label={label}
      placeholder={isNarrow ? placeholderShort : placeholder}
      value={keyword}
      problem={isTooLong ? t('keywordTooLong') : null}
      takesFocus={takesFocus}
      onType={(typed) => {
        setKeyword(typed)
        setTooLong(false)
      }}
      onSearch={() => {
        const wanted = keyword.normalize('NFC').trim()
        if ([...wanted].length > longestKeyword) return setTooLong(true)
        onSearch(wanted)
      }}
    />
  )
}
