import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { OwnershipRuleResult } from '@qingdan/api/contract/graph.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner, type BannerTone } from '../../../components/feedback/banner.tsx'
import { formatShare } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import classes from './ownership-rules.module.css'

/** A rule adds nothing new to a party that is itself on its list, unless the owners' shares reach it. */
function toneOf({ outcome, isListed }: OwnershipRuleResult): BannerTone {
  if (outcome === 'met') return 'bad'
  return outcome === 'below' || isListed ? 'info' : 'warn'
}

/** Each publisher's 50 % rule with its outcome, its text and paragraph, and the paths with their shares. */
export function OwnershipRules({ rules }: { rules: readonly OwnershipRuleResult[] }) {
  const language = useLanguage()
  return rules.map((rule) => (
    <Banner key={rule.rule} tone={toneOf(rule)} title={pick({ zh: rule.nameZh, en: rule.nameEn }, language)}>
      {pick({ zh: rule.outcomeZh, en: rule.outcomeEn }, language)}
      <RuleDetails rule={rule} />
    </Banner>
  ))
}

function RuleDetails({ rule }: { rule: OwnershipRuleResult }) {
  const { t } = useTranslation('graph')
  const language = useLanguage()
  const note = pick({ zh: rule.noteZh, en: rule.noteEn }, language)
  return (
    <>
      <ul className={classes.paths}>
        {rule.paths.map((path) => (
          <li key={path.map(({ id }) => id).join()}>
            {path.map((step) => (
              <Fragment key={step.id}>
                <Name name={pick({ zh: step.nameZh, en: null }, language) ?? step.name} />{' '}
                {step.percent === null
                  ? t('rules.shareNotStated')
                  : t('rules.share', { percent: formatShare(step.percent, language) })}
                {' → '}
              </Fragment>
            ))}
            {t('legend.start')}
          </li>
        ))}
      </ul>
      <details className={classes.details}>
        <summary>{t('rules.text')}</summary>
        <p>{pick({ zh: rule.textZh, en: rule.textEn }, language)}</p>
      </details>
      {note !== null && <p className={classes.note}>{note}</p>}
      <a href={rule.url} target="_blank" rel="noreferrer" className={classes.source}>
        {pick({ zh: rule.citationZh, en: rule.citationEn }, language)}{' '}
        <IconExternalLink size={12} stroke={1.5} aria-hidden="true" />
      </a>
    </>
  )
}

function Name({ name }: { name: string }) {
  return <bdi lang={textLanguage(name)}>{name}</bdi>
}
