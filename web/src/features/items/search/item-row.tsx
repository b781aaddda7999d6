import type { ItemRow as ItemRowData } from '@qingdan/api/contract/us-items.ts'
import { Link } from '@tanstack/react-router'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import classes from './item-row.module.css'

/** An entry: code, heading as published, and the paragraph in which the words are. */
export function ItemRow({ item: { eccn, name, matched, highlights } }: { item: ItemRowData }) {
  const marksOf = (field: ItemRowData['highlights'][number]['field']) =>
    highlights.filter((one) => one.field === field).map(({ start, end }) => ({ start, end, relation: 'same' as const }))
  return (
    <li className={classes.row}>
      <Link to="/eccBodyDetailsPage" search={{ eccn }} className={classes.code}>
        <MatchedName text={eccn} highlights={marksOf('eccn')} />
      </Link>
      <div className={classes.words}>
        <p className={classes.name}>
          <MatchedName text={name} highlights={marksOf('name')} lang="en" />
        </p>
        {matched && (
          <p className={classes.matched}>
            <code>{matched.eccn}</code> <MatchedName text={matched.text} highlights={marksOf('text')} lang="en" />
          </p>
        )}
      </div>
    </li>
  )
}
