import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { CollapsedText } from '../../../components/collapsed-text.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { CopyButton } from './copy-button.tsx'
import { type KeyFact, toKeyFacts } from './key-facts.ts'
import classes from './key-facts-card.module.css'

/** Identifying facts of the subject. A fact that no list states is marked so. */
export function KeyFacts({ detail }: { detail: EntityDetail }) {
  const { t } = useTranslation(['subject', 'search', 'common', 'terms'])
  const language = useLanguage()
  const types = [
    t(`terms:partyType.${detail.type}`),
    ...detail.subType.map((subType) => t(`search:subType.${subType}`)),
  ]
  const words = (key: 'type' | 'country' | 'sex', text: string | null): KeyFact => ({
    key,
    heading: null,
    values: text === null ? [] : [{ text, note: null, isCode: false }],
    isWide: false,
  })
  const facts = [
    words('type', [...new Set(types)].join(t('common:separator'))),
    words('country', formatCountry(detail, language)),
    ...(detail.type === '02' ? [words('sex', detail.sex && t(`terms:sex.${detail.sex}`))] : []),
    ...toKeyFacts(detail, language),
  ]
  return (
    <Card title={t('subject:facts.title')}>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.key ?? fact.heading} className={classes.fact} data-wide={fact.isWide || undefined}>
            <dt>{fact.key === null ? fact.heading : t(`terms:fact.${fact.key}`)}</dt>
            <dd>
              <FactValues fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function FactValues({ fact }: { fact: KeyFact }) {
  const { t } = useTranslation('common')
  if (fact.values.length === 0) return <span className={classes.unknown}>{t('notGiven')}</span>
  return (
    <CollapsedText>
      <ul>
        {fact.values.map((value) => (
          <li key={value.text}>
            <bdi lang={textLanguage(value.text)} className={value.isCode ? classes.code : undefined}>
              {value.text}
            </bdi>
            {value.isCode && <CopyButton text={value.text} />}
            {value.note !== null && (
              <span className={classes.note} lang={textLanguage(value.note)}>
                {value.note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </CollapsedText>
  )
}
