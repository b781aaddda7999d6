import type { ItemDetail, ItemParagraph } from '@qingdan/api/contract/us-items.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import classes from './paragraphs.module.css'
import { Passages } from './passages.tsx'

/** Notes are cut at this height (core-platform.md §9), pixels. */
const noteHeight = 130

/** The controlled items as a tree by designator, with the notes where the regulation has them. */
export function Paragraphs({ item: { listItemControl } }: { item: ItemDetail }) {
  const { t } = useTranslation('items')
  const { unit, items, eccnControls, notes } = listItemControl
  if (items.length === 0 && eccnControls.length === 0 && notes.length === 0) return null
  return (
    <Card title={t('items')} aside={t('asPublished')}>
      {(eccnControls.length > 0 || unit !== null) && (
        <div className={classes.before}>
          {unit !== null && (
            <p className={classes.unit}>
              {t('unit')} <span lang="en">{unit}</span>
            </p>
          )}
          <Passages passages={eccnControls} />
        </div>
      )}
      <Tree paragraphs={items} />
      {notes.length > 0 && (
        <div className={classes.before}>
          <CollapsedText maxHeight={noteHeight}>
            <Passages passages={notes} />
          </CollapsedText>
        </div>
      )}
    </Card>
  )
}

function Tree({ paragraphs }: { paragraphs: readonly ItemParagraph[] }) {
  return (
    <ul className={classes.tree}>
      {paragraphs.map(({ eccn, designator, name, noteList, childItemList }) => (
        <li key={eccn}>
          <div className={classes.paragraph} id={eccn}>
            <code className={classes.designator}>{designator}</code>
            <span lang="en">{name}</span>
          </div>
          {noteList.length > 0 && (
            <div className={classes.notes}>
              <CollapsedText maxHeight={noteHeight}>
                <Passages passages={noteList} />
              </CollapsedText>
            </div>
          )}
          {childItemList.length > 0 && <Tree paragraphs={childItemList} />}
        </li>
      ))}
    </ul>
  )
}
