import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { PossiblySame } from '@qingdan/api/contract/matches/possible-match.ts'
import { shortNameOf } from '../../lib/language/list-names.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { ListTag } from '../listings/list-tag.tsx'
import classes from './match-lists.module.css'

/** The lists of a subject that is possibly the same. */
export function MatchLists({ lists }: { lists: PossiblySame['lists'] }) {
  const language = useLanguage()
  return (
    <span className={classes.lists}>
      {lists.map((list) => (
        <ListTag
          key={list.sourceId}
          state={list.state === 'in force' || list.state === 'not yet in force' ? 'listed' : list.state}
          isCopy={list.repeats.length > 0}
        >
          {pick(shortNameOf(list), language)}
        </ListTag>
      ))}
    </span>
  )
}
