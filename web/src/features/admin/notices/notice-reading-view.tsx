import type { NoticeChange, NoticeDraft, NoticeParty, NoticeReading } from '@qingdan/api/contract/china/notices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../components/record-list.module.css'
import type zh from '../../../i18n/zh/admin.json'
import classes from './notices.module.css'

/** How a notice is read: its facts, its parties and changes, and what is in doubt. */
export function NoticeReadingView({ reading, doubts }: { reading: NoticeReading; doubts: NoticeDraft['unread'] }) {
  const { t } = useTranslation('admin')
  const unstated = <span className={layout.quiet}>{t('notices.unstated')}</span>
  const facts: [string, ReactNode][] = [
    [t('notices.field.kind'), t(`notices.kind.${reading.kind}`)],
    [t('notices.field.sourceId'), reading.sourceId && t(`notices.list.${reading.sourceId}`)],
    [t('notices.field.number'), reading.number],
    [t('notices.field.publishedOn'), reading.publishedOn],
    [t('notices.field.effectiveOn'), [reading.effectiveOn, reading.effectiveTime].filter(Boolean).join(' ')],
    [t('notices.field.reason'), reading.reason],
    [t('notices.field.legalBases'), reading.legalBases.join('\n')],
  ]
  return (
    <div className={classes.body}>
      <Doubts doubts={doubts} />
      <dl className={layout.detail}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value || unstated}
          </Fact>
        ))}
      </dl>
      {reading.parties.length > 0 && (
        <>
          <h3 className={classes.part}>{t('notices.parties', { count: reading.parties.length })}</h3>
          <ol className={classes.parties}>
            {reading.parties.map((party, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their place in the notice is what they are
              <li key={index}>
                <Party party={party} isRepeated={isSame(party, reading.parties[index - 1])} />
              </li>
            ))}
          </ol>
        </>
      )}
      {reading.changes.length > 0 && (
        <>
          <h3 className={classes.part}>{t('notices.changes', { count: reading.changes.length })}</h3>
          <ol className={classes.parties}>
            {reading.changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index}>
                <Change change={change} />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={classes.lines}>{children}</dd>
    </>
  )
}

/** Measures are shown where they differ from those of the party above. */
function isSame(party: NoticeParty, before: NoticeParty | undefined): boolean {
  return before !== undefined && before.measures.join('\n') === party.measures.join('\n')
}

function Party({ party, isRepeated }: { party: NoticeParty; isRepeated: boolean }) {
  const { t } = useTranslation('admin')
  const more = [
    t(`notices.kindOf.${party.kind}`),
    party.sex && t(`notices.sexOf.${party.sex}`),
    party.position,
    party.address,
    party.withBranches && t('notices.withBranches'),
  ].filter(Boolean)
  return (
    <>
      <b lang="zh">{party.zh}</b> <span lang="en">{party.en}</span>
      <div className={layout.quiet}>{more.join(' · ')}</div>
      {!isRepeated && party.measures.length > 0 && (
        <ul className={classes.measures} lang="zh">
          {party.measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Change({ change }: { change: NoticeChange }) {
  const { t } = useTranslation('admin')
  const days = [
    change.from && t('notices.fromDay', { day: change.from }),
    change.until && t('notices.untilDay', { day: change.until }),
  ].filter(Boolean)
  return (
    <>
      <b>{t(`notices.actionOf.${change.action}`)}</b>{' '}
      <span lang="zh">{[change.target ?? change.targetDay, ...change.names].filter(Boolean).join('、')}</span>
      <div className={layout.quiet}>{days.join(' ')}</div>
      <div lang="zh">{change.text}</div>
    </>
  )
}

type DoubtCode = keyof (typeof zh)['notices']['doubt']

function Doubts({ doubts }: { doubts: NoticeDraft['unread'] }) {
  const { t, i18n } = useTranslation('admin')
  const isKnown = (code: string): code is DoubtCode => i18n.exists(`notices.doubt.${code}`, { ns: 'admin' })
  if (doubts.length === 0) return null
  return (
    <section className={classes.doubts} aria-label={t('notices.doubtsTitle')}>
      <b>{t('notices.doubtsTitle')}</b>
      <ul>
        {doubts.map(({ code, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two doubts may have the same words
          <li key={index}>{isKnown(code) ? t(`notices.doubt.${code}`, { value }) : `${code} ${value}`}</li>
        ))}
      </ul>
    </section>
  )
}
