import type { ItemPassage } from '@qingdan/api/contract/us-items.ts'
import { useTranslation } from 'react-i18next'
import classes from './passages.module.css'

/** Published text in its order: paragraphs, headings, notes and tables. It is English. */
export function Passages({ passages }: { passages: readonly ItemPassage[] }) {
  return (
    <div lang="en" className={classes.passages}>
      {passages.map((passage, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a published text is its identity
        <Passage key={at} passage={passage} />
      ))}
    </div>
  )
}

function Passage({ passage }: { passage: ItemPassage }) {
  const { t } = useTranslation('items')
  switch (passage.kind) {
    case 'text':
      return <p>{passage.text}</p>
    case 'heading':
      return <p className={classes.heading}>{passage.text}</p>
    case 'note':
      return (
        <div className={classes.note}>
          {passage.heading !== null && <p className={classes.heading}>{passage.heading}</p>}
          {passage.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )
    case 'table':
      return <Table passage={passage} />
    case 'picture':
      return (
        <p>
          <a href={passage.address} target="_blank" rel="noreferrer">
            {t('picture')}
          </a>
        </p>
      )
  }
}

function Table({ passage: { caption, headings, rows } }: { passage: Extract<ItemPassage, { kind: 'table' }> }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        {caption !== null && <caption>{caption}</caption>}
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
