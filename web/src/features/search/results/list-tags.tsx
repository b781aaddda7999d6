import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { SearchRow } from '@qingdan/api/contract/subject.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTag } from '../../../components/listings/list-tag.tsx'
import { shortNameOf } from '../../../lib/language/list-names.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './list-tags.module.css'
import { listsOfRow } from './lists-of-row.ts'
import { useListDates } from './use-list-dates.ts'

/** Every list of the subject; two lines until the reader expands them. */
export function ListTags({ result }: { result: SearchRow }) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const box = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [hidden, setHidden] = useState(0)
  const lists = listsOfRow(result.sources)
  const dates = useListDates(result)
  const datesOf = (id: number) => dates.flatMap(({ sourceId, words }) => (sourceId === id ? words : [])).join('\n')
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const count = () => setHidden(beyondTwoLines(element))
    const observer = new ResizeObserver(count)
    observer.observe(element)
    count()
    return () => observer.disconnect()
  }, [])
  return (
    <div className={classes.lists}>
      <ul ref={box} className={classes.tags} data-open={isOpen || undefined}>
        {lists.map((source) => (
          <li key={source.sourceId} title={datesOf(source.sourceId)}>
            <ListTag state={source.state === 'in force' ? 'listed' : source.state} isCopy={source.repeats.length > 0}>
              {pick(shortNameOf(source), language)}
            </ListTag>
          </li>
        ))}
      </ul>
      {(hidden > 0 || isOpen) && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : t('row.moreLists', { count: hidden })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('row.fewerLists') : `+${hidden}`}
        </button>
      )}
    </div>
  )
}

/** Items below the second line. */
function beyondTwoLines(list: HTMLElement): number {
  const tops = [...list.children].map((item) => (item as HTMLElement).offsetTop)
  const lines = [...new Set(tops)].toSorted((a, b) => a - b)
  const second = lines[1]
  return second === undefined ? 0 : tops.filter((top) => top > second).length
}
