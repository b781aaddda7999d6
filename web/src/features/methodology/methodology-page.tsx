import { useTranslation } from 'react-i18next'
import english from '../../../../docs/methodology.en.md?raw'
import chinese from '../../../../docs/methodology.zh.md?raw'
import { PageBody } from '../../components/page-body.tsx'
import { currentLanguage } from '../../i18n/setup.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'
import classes from './methodology-page.module.css'

const documents = { zh: parseMarkdown(chinese), en: parseMarkdown(english) }

/** Shows docs/methodology in the product. */
export function MethodologyPage() {
  useTranslation('layout')
  usePageTitle({ key: 'layout:menu.methodology' })
  return (
    <PageBody>
      <article className={classes.article}>
        {documents[currentLanguage()].map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is read
          <BlockView key={index} block={block} />
        ))}
      </article>
    </PageBody>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h1>
          <Text parts={block.text} />
        </h1>
      ) : (
        <h2>
          <Text parts={block.text} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Text parts={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={keyOf(item)}>
              <Text parts={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={keyOf(cell)} scope="col">
                  <Text parts={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.map(keyOf).join('|')}>
                {row.map((cell) => (
                  <td key={keyOf(cell)}>
                    <Text parts={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

function Text({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part) => {
    if (part.kind === 'bold') return <strong key={part.text}>{part.text}</strong>
    if (part.kind === 'code') return <code key={part.text}>{part.text}</code>
    return part.text
  })
}

function keyOf(parts: readonly Inline[]): string {
  return parts.map((part) => part.text).join('')
}
