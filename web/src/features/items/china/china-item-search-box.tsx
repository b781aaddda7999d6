import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../components/search-field.tsx'
import { useIsNarrow } from '../../../lib/browser/use-is-narrow.ts'

/** Longest term the API takes, in code points. */
const longestTerm = 300

/** `initial`: the keyword of the address. An empty keyword lists everything. */
export function ChinaItemSearchBox({
  initial,
  takesFocus,
  onSearch,
}: {
  initial: string
  takesFocus: boolean
  onSearch: (term: string) => void
}) {
  const { t } = useTranslation('chinaItems')
  const isNarrow = useIsNarrow()
  const [term, setTerm] = useState(initial)
  const [isTooLong, setTooLong] = useState(false)
  return (
    <SearchField
      label={t('search.label')}
      placeholder={t(isNarrow ? 'search.placeholderShort' : 'search.placeholder')}
      value={term}
      problem={isTooLong ? t('search.tooLong') : null}
      takesFocus={takesFocus}
      onType={(typed) => {
        setTerm(typed)
        setTooLong(false)
      }}
      onSearch={() => {
        const wanted = term.normalize('NFC').trim()
        if ([...wanted].length > longestTerm) return setTooLong(true)
        onSearch(wanted)
      }}
    />
  )
}
