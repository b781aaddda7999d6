import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { DestinationAnswer } from '@qingdan/api/contract/us-items.ts'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { headlineOf } from './destination-headline.ts'
import classes from './destination-notes.module.css'

/** The answer for a destination in one sentence, and what applies besides the rows: embargoes, referral, footnotes. */
export function DestinationNotes({ answer }: { answer: DestinationAnswer }) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  const name = pick({ zh: answer.country, en: answer.countryEn }, language) ?? answer.chartName
  const { phrase, count, tone } = headlineOf(answer)
  return (
    <div className={classes.notes}>
      <Banner tone={tone} title={t(phrase, { name, count })}>
        {answer.groups.length > 0 && t('to.groups', { groups: answer.groups.join(t('comma')) })}
        {answer.chartName !== '' && answer.countryCode === 'HK' && t('to.readAs', { row: answer.chartName })}
      </Banner>
      {answer.groupNotes.map(({ text }) => (
        <Banner key={text} tone="warn" title={t('to.groupNote')}>
          <span lang="en">{text}</span>
        </Banner>
      ))}
      {answer.embargoes.map(({ group, name: published }) => (
        <Banner key={group} tone="warn" title={t('to.embargo', { group })}>
          <span lang="en">{published}</span>
        </Banner>
      ))}
      {answer.referral !== null && (
        <Banner tone="warn" title={t('to.referral')}>
          <span lang="en">{answer.referral.text}</span>
        </Banner>
      )}
      {answer.footnotes.map(({ text }) => (
        <Banner key={text} tone="warn" title={t('to.footnote')}>
          <span lang="en">{text}</span>
        </Banner>
      ))}
    </div>
  )
}
