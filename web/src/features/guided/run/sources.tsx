import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedStep } from '@qingdan/api/contract/guided/run.ts'
import { useTranslation } from 'react-i18next'
import { CitationLink } from '../../../components/citation-link.tsx'
import { formatDate } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { TextChange } from './changed-texts.tsx'
import classes from './run.module.css'

/** The notes of a question or a finding, folded, and the paragraphs it rests on, linked to the text that we hold. */
export function Sources({ notes, citations }: Pick<GuidedStep, 'notes' | 'citations'>) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  return (
    <div className={classes.sources}>
      {notes.map((note) => (
        <details key={note.content}>
          <summary>{pick({ zh: note.name, en: note.nameEn }, language)}</summary>
          <p>{pick({ zh: note.content, en: note.contentEn }, language)}</p>
        </details>
      ))}
      {citations.length > 0 && (
        <p>
          <span className={classes.quiet}>{t('sources.basis')}</span>{' '}
          {citations.map((cited) => {
            const { ref, textDate, change, notices } = cited
            return (
              <span key={ref} className={classes.citation}>
                <bdi lang={textLanguage(ref)}>
                  <Cited text={ref} held={cited.held} url={cited.url} />
                </bdi>{' '}
                <span className={classes.quiet}>{t('sources.textOf', { date: formatDate(textDate) })}</span>{' '}
                {change && (
                  <span className={classes.changed}>
                    <TextChange cited={cited} />
                  </span>
                )}
                {notices.map(({ text, textEn, by, url }) => (
                  <span key={text} className={classes.notice}>
                    {pick({ zh: text, en: textEn }, language)}{' '}
                    <a href={url} target="_blank" rel="noreferrer">
                      {by}
                    </a>
                  </span>
                ))}
              </span>
            )
          })}
        </p>
      )}
    </div>
  )
}

/** A paragraph, linked to the text that we hold, otherwise to its official page. */
function Cited({ text, held, url }: Pick<GuidedStep['citations'][number], 'held' | 'url'> & { text: string }) {
  if (held) return <CitationLink text={text} citation={held} />
  if (url === null) return text
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
