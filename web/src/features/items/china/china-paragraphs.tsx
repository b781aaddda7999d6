import type { ChinaItemDetail, ChinaItemNode } from '@qingdan/api/contract/items/china-items.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import classes from '../detail/paragraphs.module.css'
import { Fractions } from './fractions.tsx'

/** Notes are cut at this height (core-platform.md §9), pixels. */
const noteHeight = 130

/** The list's text as a tree, without values, with the notes where they stand. */
export function ChinaParagraphs({ item, current }: { item: ChinaItemDetail; current: string }) {
  const { t } = useTranslation('chinaItems')
  if (item.childItemList.length === 0 && item.noteList.length === 0) return null
  return (
    <Card title={t('items')} aside={item.isIncomplete ? t('withoutValues') : undefined}>
      <Notes notes={item.noteList} />
      <Tree nodes={item.childItemList} current={current.toLowerCase()} />
    </Card>
  )
}

function Tree({ nodes, current }: { nodes: readonly ChinaItemNode[]; current: string }) {
  return (
    <ul className={classes.tree} lang="zh">
      {nodes.map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs that lost their numbers have nothing else
        <li key={at}>
          <div className={classes.paragraph} aria-current={node.eccn?.toLowerCase() === current || undefined}>
            <code className={classes.designator}>{node.eccn?.slice(5) ?? node.mark ?? '·'}</code>
            <span>
              <Fractions text={node.name} />
            </span>
          </div>
          <Notes notes={node.noteList} />
          {node.childItemList.length > 0 && <Tree nodes={node.childItemList} current={current} />}
        </li>
      ))}
    </ul>
  )
}

function Notes({ notes }: { notes: ChinaItemDetail['noteList'] }) {
  return notes.map(({ name, content }) => (
    <div key={`${name} ${content}`} className={classes.notes} lang="zh">
      <CollapsedText maxHeight={noteHeight}>
        <b>{name}</b>{' '}
        <span className={classes.lines}>
          <Fractions text={content} />
        </span>
      </CollapsedText>
    </div>
  ))
}
