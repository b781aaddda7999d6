import { Button } from '@mantine/core'
import { type KeywordProblem, keywordProblem } from '@qingdan/api/contract/keyword.ts'
import { cleanText } from '@qingdan/api/contract/text.ts'
import { IconAlertCircle, IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetSearches, recentSearches } from '../../../lib/browser/recent-searches.ts'
import { type BoxOption, boxOptions } from './box-options.ts'
import classes from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The keyword field with suggestions, a combobox with full keyboard support: arrows select, Enter opens the selected one or searches, Ctrl+Enter
 * searches the typed text, Escape closes, then clears. `aside` is shown before the button.
 */
export function SearchBox({
  initial,
  takesFocus,
  problem,
  onSearch,
  onClear,
  aside,
  hero,
}: {
  initial: string
  /** No search yet: the field gets the focus. */
  takesFocus: boolean
  /** Error of the keyword in the address. */
  problem: KeywordProblem | null
  onSearch: (keyword: string) => void
  onClear?: () => void
  aside?: ReactNode
  /** At the top of a start page it is larger, with words of that page. */
  hero?: { label: string; placeholder: string }
}) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [refused, setRefused] = useState(problem)
  const [shownInitial, setShownInitial] = useState(initial)
  // The address changed (back, forward, another tab), so the box shows its keyword.
  if (initial !== shownInitial) {
    setShownInitial(initial)
    setText(initial)
    setRefused(problem)
  }
  const [recent, setRecent] = useState<readonly string[]>([])
  const suggested = useSuggestions(text, isOpen)
  const options = boxOptions(text, suggested, recent)
  const shown = isOpen && options.length > 0
  const chosen = shown ? options[active] : undefined

  const open = () => {
    setRecent(recentSearches())
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const search = (keyword: string) => {
    close()
    const found = keywordProblem(keyword)
    setRefused(found)
    if (found !== null) return input.current?.focus()
    setText(keyword)
    onSearch(cleanText(keyword))
  }
  const take = (option: BoxOption) => {
    if (option.kind === 'recent') return search(option.keyword)
    close()
    if (option.kind === 'usItems')
      return void navigate({ to: '/eccBodyDetailsPage', search: { eccn: option.item.eccn } })
    if (option.kind === 'partNumbers')
      return void navigate({ to: '/eccnSearchPage', search: { val: option.part.partNumber } })
    if (option.kind === 'chinaItems')
      return void navigate({ to: '/chinaItemsDetails', search: { eccn: option.item.eccn } })
    if (option.kind === 'laws') return void navigate({ to: '/lawDetail', search: { id: option.law.id } })
    const { id: subjectId, type, s } = option.subject
    void navigate({
      to: '/sanctionInfoSearch',
      search: { id: subjectId, dataType: type, s, searchKey: cleanText(text), searchType: 'fuzzy' },
    })
  }
  const clear = () => {
    setText('')
    setRefused(null)
    close()
    onClear?.()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (chosen && !event.ctrlKey && !event.metaKey) take(chosen)
      else search(text)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (shown) close()
      else if (text !== '') clear()
    }
  }

  return (
    <search
      className={classes.search}
      data-aside={aside !== undefined || undefined}
      data-large={hero !== undefined || undefined}
    >
      <form
        className={classes.box}
        data-invalid={refused !== null || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          search(text)
        }}
      >
        <IconSearch size={16} stroke={1.5} className={classes.lens} aria-hidden="true" />
        <input
          ref={input}
          className={classes.input}
          role="combobox"
          aria-label={hero?.label ?? t('box.label')}
          aria-expanded={shown}
          aria-controls={shown ? `${id}-list` : undefined}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-invalid={refused !== null}
          aria-describedby={refused !== null ? `${id}-problem` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={hero?.placeholder ?? t('box.placeholder')}
          data-search-box
          data-autofocus={takesFocus || undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(null)
            setActive(-1)
            open()
          }}
          onClick={open}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={t('box.clear')}
            title={t('box.clear')}
            onClick={clear}
          >
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </button>
        )}
        {aside}
        <Button type="submit" h={40} px="md">
          {t('box.submit')}
        </Button>
      </form>
      {shown && (
        <SuggestionList
          id={id}
          options={options}
          active={active}
          typed={text}
          onTake={take}
          onForget={() => {
            forgetSearches()
            setRecent([])
          }}
        />
      )}
      {refused !== null && (
        <p id={`${id}-problem`} role="alert" className={classes.problem}>
          <IconAlertCircle size={14} stroke={1.5} aria-hidden="true" /> {t(`keyword.${refused}`)}
        </p>
      )}
    </search>
  )
}

/** While an input method is composing, it handles Enter and the arrows. Safari ends the composition first, and marks its Enter by this code. */
function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Moves through the options; the typed text itself (-1) is between last and first. */
function nextActive(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
