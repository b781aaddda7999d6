import type { LawDetail } from '@qingdan/api/contract/laws/laws.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../../lib/browser/use-is-narrow.ts'
import { languageOf } from './articles.tsx'
import classes from './contents.module.css'

/** The headings and articles of a law, each a link. */
export function Contents({
  law,
  current,
  keyword,
}: {
  law: LawDetail
  current: string | undefined
  keyword: string | undefined
}) {
  const { t } = useTranslation('laws')
  const isNarrow = useIsNarrow()
  const list = (
    <ol className={classes.list} lang={languageOf(law)}>
      {law.parts.map((part) =>
        part.kind === 'heading' ? (
          <li key={`heading ${part.text}`} className={classes.heading} data-level={part.level}>
            {part.text}
          </li>
        ) : (
          <li key={part.id} className={classes.article} data-named={part.heading !== null || undefined}>
            <Link
              to="/lawDetail"
              search={{ id: law.id, article: part.id, val: keyword }}
              aria-current={part.id === current ? 'location' : undefined}
            >
              {part.label} {part.heading}
            </Link>
          </li>
        ),
      )}
    </ol>
  )
  return (
    <nav className={classes.contents} aria-label={t('contents')}>
      {isNarrow ? (
        <details>
          <summary>{t('contents')}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2 className={classes.title}>{t('contents')}</h2>
          {list}
        </>
      )}
    </nav>
  )
}
