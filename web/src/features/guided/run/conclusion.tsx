import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { GuidedRun } from '@qingdan/api/contract/guided/run.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './run.module.css'
import { SeverityTag } from './severity-tag.tsx'
import { Sources } from './sources.tsx'

/** The end of a run: the conclusion, and every finding with its properties, notes and paragraphs. */
export function ConclusionView({ run, children }: { run: GuidedRun; children?: ReactNode }) {
  const { t } = useTranslation('guided')
  const language = useLanguage()
  const findings = run.steps.filter(({ kind }) => kind === 'conclusion')
  return (
    <div className={classes.question}>
      <p className={classes.count}>{t('conclusion.label')}</p>
      <h2 data-step className={classes.asked}>
        {run.severity && <SeverityTag severity={run.severity} />}{' '}
        <Marked text={pick({ zh: run.content ?? '', en: run.contentEn ?? '' }, language)} words={run.highlight} />
      </h2>
      {children}
      <ol className={classes.findings}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <h3>
              {finding.severity && <SeverityTag severity={finding.severity} />}{' '}
              <Marked text={pick({ zh: finding.text, en: finding.textEn }, language)} words={run.highlight} />
            </h3>
            {finding.properties.length > 0 && (
              <dl className={classes.properties}>
                {finding.properties.map((one) => (
                  <div key={one.propertyName}>
                    <dt>{pick({ zh: one.propertyName, en: one.propertyNameEn }, language)}</dt>
                    <dd>{pick({ zh: one.propertyValue, en: one.propertyValueEn }, language)}</dd>
                  </div>
                ))}
              </dl>
            )}
            <Sources notes={finding.notes} citations={finding.citations} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A text in which words that turn its meaning (不属于) stand out. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const word = words.find((one) => text.includes(one))
  if (word === undefined) return text
  const at = text.indexOf(word)
  return (
    <>
      {text.slice(0, at)}
      <mark className={classes.turn}>{word}</mark>
      {text.slice(at + word.length)}
    </>
  )
}
