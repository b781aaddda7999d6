import { Button } from '@mantine/core'
import { IconFilterPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { RecordCard } from '../record-card.tsx'
import classes from '../screening.module.css'
import { ScreeningPage } from '../screening-page.tsx'
import { ruleStates } from '../screening-params.ts'
import { rulesOptions } from '../screening-queries.ts'
import { HiddenDialog } from './hidden-dialog.tsx'
import { DeleteDialog, EndDialog } from './rule-actions.tsx'
import { type RuleAction, useRuleColumns } from './rule-columns.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import look from './rules.module.css'
import { TrialDialog } from './trial-dialog.tsx'

const route = getRouteApi('/(screening)/screeningRules')

/** `/screeningRules`: which candidates need no review at this desk, tried before they take effect. */
export function RulesPage() {
  const { t } = useTranslation('screeningRules')
  const params = route.useSearch()
  const navigate = useNavigate()
  const query = useQuery(rulesOptions(params))
  const [action, setAction] = useState<RuleAction | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const act = (next: RuleAction, button: HTMLElement) => {
    opener.current = button
    setAction(next)
  }
  const columns = useRuleColumns(act)
  usePageTitle({ key: 'layout:page.rules' })
  const addButtons = (['threshold', 'name'] as const).map((kind) => (
    <Button
      key={kind}
      variant={kind === 'threshold' ? 'filled' : 'default'}
      onClick={({ currentTarget }) => act({ does: 'add', kind }, currentTarget)}
    >
      {t(`add.${kind}`)}
    </Button>
  ))
  const isFiltered = params.state !== undefined
  return (
    <ScreeningPage
      heading={t('heading')}
      note={t('note')}
      error={query.error}
      actions={<div className={look.line}>{addButtons}</div>}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form */}
      <div role="group" aria-label={t('states')} className={classes.chips}>
        {[undefined, ...ruleStates].map((state) => (
          <Chip
            key={state ?? 'all'}
            isOn={params.state === state}
            onClick={() => void navigate({ to: '/screeningRules', search: { ...params, page: 1, state } })}
          >
            {state === undefined ? t('everyState') : t(`state.${state}`)}
          </Chip>
        ))}
      </div>
      <RecordCard
        title={t('title')}
        query={query}
        columns={columns}
        skeleton={{ rows: 4, columns: 'minmax(0, 1fr) 20% 16% 12%' }}
        paging={params}
        linkTo={(page, link) => <Link to="/screeningRules" search={{ ...params, page }} {...link} />}
        onPageSize={(pageSize) => void navigate({ to: '/screeningRules', search: { ...params, page: 1, pageSize } })}
        absence={{
          icon: <IconFilterPlus size={24} stroke={1.5} />,
          title: t(isFiltered ? 'noneFound' : 'none'),
          text: t('noneNote'),
        }}
      />
      {action && <ActionDialog action={action} opener={opener.current} onChange={setAction} />}
    </ScreeningPage>
  )
}

function ActionDialog({
  action,
  opener,
  onChange,
}: {
  action: RuleAction
  opener: HTMLElement | null
  onChange: (action: RuleAction | null) => void
}) {
  const close = () => onChange(null)
  if (action.does === 'add') return <RuleDialog kind={action.kind} rule={null} opener={opener} onClose={close} />
  const { rule } = action
  const common = { rule, opener, onClose: close }
  switch (action.does) {
    case 'edit':
      return <RuleDialog kind={rule.kind} {...common} />
    case 'try':
      return <TrialDialog {...common} />
    case 'hidden':
      return <HiddenDialog {...common} />
    case 'end':
      return <EndDialog {...common} />
    case 'delete':
      return <DeleteDialog {...common} />
    default:
      return null
  }
}
