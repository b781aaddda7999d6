import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import type { SnapshotPartner } from '@qingdan/api/contract/guided/project-snapshot.ts'
import type { RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'
import { listCodeNames, partnerRoleNames } from '@qingdan/api/contract/terms/project-words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { call } from '../../../lib/api/call.ts'
import { formatScore } from '../../../lib/language/format.ts'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { ReviewDrawer } from '../../screening/review/review-drawer.tsx'
import { ReviewState } from '../../screening/review-state.tsx'
import { screeningKeys } from '../../screening/screening-queries.ts'
import { pagingDefaults } from './project-params.ts'
import { projectKeys } from './project-queries.ts'
import classes from './risk-project.module.css'

type Partner = RiskProject['partners'][number]

/** The partners with what the screening found and a person decided; beside them the candidates of one, to be judged. */
export function PartnerList({ project, partnerId }: { project: RiskProject; partnerId: string | undefined }) {
  const { t } = useTranslation('risk-project')
  const navigate = useNavigate()
  const client = useQueryClient()
  const entities = [...new Map(project.partners.map(({ entity }) => [entity.id, entity])).values()]
  const opened = entities.find(({ id }) => id === partnerId)
  const open = (partner: string | undefined) => {
    // A decision was made, or another name is looked at: what the project comes to is read again.
    void client.invalidateQueries({ queryKey: projectKeys.project(project.id) })
    void navigate({
      to: '/riskProject',
      search: { ...pagingDefaults, id: project.id, partner },
      resetScroll: false,
    })
  }
  return (
    <div className={opened ? classes.beside : undefined}>
      <Card title={t('partners.title')} aside={t('partners.count', { count: project.partners.length })}>
        {project.partners.length === 0 ? (
          <p className={classes.add}>{t('partners.none')}</p>
        ) : (
          <ul className={classes.list}>
            {project.partners.map((partner, at) => (
              <PartnerItem
                key={`${partner.entity.id} ${partner.role}`}
                partner={partner}
                found={project.snapshot.partners[at]}
                onOpen={() => open(partner.entity.id)}
                onTakenBack={() => open(undefined)}
              />
            ))}
          </ul>
        )}
      </Card>
      {opened && <ReviewDrawer key={opened.id} entity={opened} rows={entities} onOpen={open} />}
    </div>
  )
}

function PartnerItem({
  partner,
  found,
  onOpen,
  onTakenBack,
}: {
  partner: Partner
  found: SnapshotPartner | undefined
  onOpen: () => void
  onTakenBack: () => void
}) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const { name, role, entity, isParty, screningNum, topScore } = partner
  const country = formatCountry(partner, language)
  return (
    <li>
      <div className={classes.line}>
        <bdi className={classes.strong} lang={textLanguage(name)}>
          {name}
        </bdi>
        <ReviewState state={entity.state} />
        <span className={classes.grow} />
        {screningNum > 0 && (
          <Button
            variant={entity.state === 'open' ? 'filled' : 'default'}
            h={28}
            aria-label={t(entity.state === 'open' ? 'partners.judgeName' : 'partners.candidatesName', { name })}
            data-opens={entity.id}
            onClick={onOpen}
          >
            {t(entity.state === 'open' ? 'partners.judge' : 'partners.candidates')}
          </Button>
        )}
        {(entity.state === 'confirmed' || entity.state === 'none') && (
          <TakeBack id={entity.id} name={name} onDone={onTakenBack} />
        )}
      </div>
      <p className={classes.quiet}>
        {[
          pick(partnerRoleNames[role] ?? { zh: '', en: '' }, language),
          country,
          t(isParty ? 'partners.isParty' : 'partners.isNoParty'),
          screningNum > 0 &&
            t('partners.found', { count: screningNum, score: topScore === null ? '—' : formatScore(topScore) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {found?.confirmed && <Confirmed confirmed={found.confirmed} type={found.type} />}
    </li>
  )
}

function Confirmed({
  confirmed,
  type,
}: {
  confirmed: NonNullable<SnapshotPartner['confirmed']>
  type: SnapshotPartner['type']
}) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const lists = confirmed.listings.map(
    ({ code, shortName, shortNameCn, suspendedUntil }) =>
      pick(listCodeNames[code ?? ''] ?? { zh: shortNameCn, en: shortName }, language) +
      (suspendedUntil === null ? '' : ` (${t('partners.suspended', { date: suspendedUntil })})`),
  )
  const owners = confirmed.ownership.owners.map(({ name }) => name)
  return (
    <div>
      <p>
        {t('partners.confirmed')}{' '}
        <Link to="/sanctionInfoSearch" search={{ id: confirmed.id, type, s: '1' } as never} className={classes.strong}>
          <bdi lang={textLanguage(confirmed.name)}>{confirmed.name}</bdi>
        </Link>
      </p>
      <p className={classes.quiet}>
        {[
          lists.length === 0 ? t('partners.noList') : [...new Set(lists)].join(' · '),
          confirmed.footnotes.length > 0 && t('partners.footnotes', { numbers: confirmed.footnotes.join(', ') }),
          owners.length > 0 && t('partners.owners', { names: owners.join(', '), percent: confirmed.ownership.percent }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

function TakeBack({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { t } = useTranslation('risk-project')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('screening.unmap', { id }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: screeningKeys.all })
      onDone()
    },
    onError: useFailureToast(),
  })
  return (
    <Button
      variant="subtle"
      h={28}
      loading={isPending}
      aria-label={t('partners.takeBackName', { name })}
      onClick={() => mutate()}
    >
      {t('partners.takeBack')}
    </Button>
  )
}
