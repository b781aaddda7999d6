import { Button } from '@mantine/core'
import type { ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DataColumn } from '../../../components/data-table/columns.ts'
import layout from '../../../components/record-list.module.css'
import tags from '../../../components/state-tag.module.css'
import { formatCount, formatDate, formatTime } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { GivenDetails } from '../given-details.tsx'
import classes from '../screening.module.css'
import { useConditions } from './rule-words.ts'

/** What a button of the page opens. */
export type RuleAction =
  | { does: 'add'; kind: ScreeningRule['kind'] }
  | { does: 'edit' | 'try' | 'end' | 'delete' | 'hidden'; rule: ScreeningRule }

type Act = (action: RuleAction, button: HTMLElement) => void

const tones = { draft: 'quiet', inForce: 'ok', ended: 'quiet' } as const

/** Columns of the rules of a desk. */
export function useRuleColumns(act: Act): DataColumn<ScreeningRule>[] {
  const { t } = useTranslation('screeningRules')
  const language = useLanguage()
  return [
    {
      id: 'rule',
      header: t('column.rule'),
      isRowHeader: true,
      className: classes.who,
      cell: (rule) => <RuleText rule={rule} />,
    },
    { id: 'why', header: t('column.why'), cell: (rule) => <Why rule={rule} /> },
    { id: 'trial', header: t('column.trial'), cell: (rule) => <Trial rule={rule} /> },
    { id: 'state', header: t('column.state'), cell: (rule) => <State rule={rule} /> },
    {
      id: 'hidden',
      header: t('column.hidden'),
      align: 'end',
      className: layout.date,
      cell: (rule) =>
        rule.hiddenNum === 0 ? (
          <span className={layout.quiet}>0</span>
        ) : (
          <button
            type="button"
            className={classes.name}
            aria-label={t('hiddenCount', { id: rule.id, number: formatCount(rule.hiddenNum, language) })}
            onClick={({ currentTarget }) => act({ does: 'hidden', rule }, currentTarget)}
          >
            {formatCount(rule.hiddenNum, language)}
          </button>
        ),
    },
    { id: 'actions', header: t('column.actions'), cell: (rule) => <Actions rule={rule} act={act} /> },
  ]
}

/** What a rule says. */
function RuleText({ rule }: { rule: ScreeningRule }) {
  const { t } = useTranslation('screeningRules')
  const { id, appliesTo, threshold, goodName, replaces, state } = rule
  const conditions = useConditions()
  return (
    <>
      {threshold && t('threshold', { score: threshold.minScore })}
      {goodName && <GoodName goodName={goodName} />}
      {threshold &&
        conditions(threshold).map((line) => (
          <div key={line} className={classes.sub}>
            {line}
          </div>
        ))}
      <div className={classes.sub}>
        {t('number', { id })} · {t(`appliesTo.${appliesTo}`)}
        {replaces !== null && state === 'draft' && <> · {t('replaces', { id: replaces })}</>}
      </div>
    </>
  )
}

function GoodName({ goodName }: { goodName: NonNullable<ScreeningRule['goodName']> }) {
  const { t } = useTranslation(['screeningRules', 'terms'])
  const { originalEntityName: name, type, details, subjectId, subjectName } = goodName
  return (
    <>
      {t('screeningRules:goodName')} <bdi lang={textLanguage(name)}>{name}</bdi>
      <div className={classes.sub}>
        {t(`terms:partyType.${type}`)} ·{' '}
        {subjectId === null ? (
          t('screeningRules:againstAll')
        ) : (
          <>
            {t('screeningRules:against')}{' '}
            <Link
              to="/sanctionInfoSearch"
              search={{ id: subjectId, dataType: type, s: '1' }}
              target="_blank"
              className={layout.link}
            >
              <bdi lang={textLanguage(subjectName ?? subjectId)}>{subjectName ?? subjectId}</bdi>
            </Link>
          </>
        )}
      </div>
      {details && (
        <div className={classes.sub}>
          {t('screeningRules:withDetails')}
          <GivenDetails details={details} />
        </div>
      )}
    </>
  )
}

function Why({ rule: { reason, createdBy, changedTime, expiresOn } }: { rule: ScreeningRule }) {
  const { t } = useTranslation('screeningRules')
  return (
    <>
      <bdi lang={textLanguage(reason)}>{reason}</bdi>
      <div className={classes.sub}>
        <bdi>{t('by', { name: createdBy, time: formatTime(changedTime) })}</bdi>
      </div>
      {expiresOn && <div className={classes.sub}>{t('until', { date: formatDate(expiresOn) })}</div>}
    </>
  )
}

function Trial({ rule: { trial } }: { rule: ScreeningRule }) {
  const { t } = useTranslation('screeningRules')
  if (trial === null) return <span className={layout.quiet}>{t('untried')}</span>
  return (
    <>
      {t('trialShort', { count: trial.hidden, days: trial.days, matches: trial.trueMatches })}
      <div className={classes.sub}>{formatTime(trial.triedTime)}</div>
    </>
  )
}

function State({ rule }: { rule: ScreeningRule }) {
  const { t } = useTranslation('screeningRules')
  const { state, inForceBy, inForceTime, endedBy, endedTime } = rule
  return (
    <>
      <span className={tags.tag} data-tone={tones[state]}>
        {t(`state.${state}`)}
      </span>
      {inForceTime && (
        <div className={classes.sub}>{t('startedBy', { name: inForceBy, time: formatTime(inForceTime) })}</div>
      )}
      {state === 'ended' && endedTime && (
        <div className={classes.sub}>
          {t(endedBy === null ? 'expired' : 'endedBy', { name: endedBy, time: formatTime(endedTime) })}
        </div>
      )}
    </>
  )
}

/** A draft is edited, tried and deleted; a rule in force gets a new version, or ends. Both can be tried. */
function Actions({ rule, act }: { rule: ScreeningRule; act: Act }) {
  const { t } = useTranslation('screeningRules')
  if (rule.state === 'ended') return <span className={layout.quiet}>—</span>
  const isDraft = rule.state === 'draft'
  const actions = [
    { does: 'try', word: t('try') },
    { does: 'edit', word: t(isDraft ? 'edit' : 'newVersion') },
    isDraft ? ({ does: 'delete', word: t('delete') } as const) : ({ does: 'end', word: t('end') } as const),
  ] as const
  return (
    <div className={classes.chips}>
      {actions.map(({ does, word }) => (
        <Button
          key={does}
          size="compact-sm"
          variant="default"
          aria-label={t('actionOf', { action: word, id: rule.id })}
          onClick={({ currentTarget }) => act({ does, rule }, currentTarget)}
        >
          {word}
        </Button>
      ))}
    </div>
  )
}
