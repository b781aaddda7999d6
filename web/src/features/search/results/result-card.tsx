import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { useTranslation } from 'react-i18next'
import { useExtraName } from '../../../components/explanation/explanation-words.ts'
import { ReasonLines } from '../../../components/explanation/reason-lines.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { ListTags } from './list-tags.tsx'
import classes from './result-card.module.css'
import { PossiblySameMark, Programmes, ResultDate, ResultName, ResultSeal, SecondName } from './result-parts.tsx'
import { type ResultItemProps, RowScore, WhyButton } from './result-row.tsx'
import { toResultFacts } from './result-view.ts'
import { RowExplanation } from './row-explanation.tsx'

/** The same result as a card: the key facts of its type, one per line. */
export function ResultCard({ result, question, isOpen, onToggle }: ResultItemProps) {
  const { t } = useTranslation(['search', 'terms'])
  const language = useLanguage()
  const extraName = useExtraName()
  return (
    <li className={classes.card} data-open={isOpen || undefined} data-result={result.id}>
      <div className={classes.head}>
        <RowScore result={result} />
        <ResultSeal result={result} />
      </div>
      <ResultName result={result} question={question} />
      <div className={classes.alt}>
        <SecondName result={result} />
      </div>
      <PossiblySameMark result={result} />
      <div className={classes.tags}>
        <ListTags result={result} />
        <Programmes result={result} />
      </div>
      <dl className={classes.facts}>
        <dt>{t('filter.country')}</dt>
        <dd>{formatCountry(result, language) ?? t('row.dateUnknown')}</dd>
        {toResultFacts(result, language).map((fact) => (
          <div key={fact.key} className={classes.fact}>
            <dt>{t(fact.key)}</dt>
            <dd lang={textLanguage(fact.value)} data-code={fact.isCode || undefined}>
              {fact.value}
            </dd>
          </div>
        ))}
        {result.extraField && (
          <div className={classes.fact}>
            <dt>{extraName(result.extraField.key)}</dt>
            <dd lang={textLanguage(result.extraField.value)}>{result.extraField.value}</dd>
          </div>
        )}
        <dt>{t('row.listedOn')}</dt>
        <dd>
          <ResultDate date={result.listedOn} />
        </dd>
      </dl>
      {!result.containment && (
        <>
          <div className={classes.why}>
            <ReasonLines result={result} />
          </div>
          <div className={classes.foot}>
            <WhyButton result={result} isOpen={isOpen} onToggle={onToggle} />
          </div>
          {isOpen && <RowExplanation result={result} query={question.text} />}
        </>
      )}
    </li>
  )
}
