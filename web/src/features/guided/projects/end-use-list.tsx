import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ProjectEndUse, RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { call } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { guidedKeys } from '../guided-queries.ts'
import { SeverityTag } from '../run/severity-tag.tsx'
import classes from './risk-project.module.css'

/** The end uses with what their questions came to; each is begun with what is known of the project. */
export function EndUseList({ project }: { project: RiskProject }) {
  const { t } = useTranslation('risk-project')
  const open = project.endUses.filter(({ state }) => state === 'open').length
  const begin = useBegin(project.id)
  return (
    <Card title={t('endUses.title')} aside={t('endUses.open', { count: open })}>
      <ul className={classes.list}>
        {project.endUses.map((endUse) => (
          <EndUseItem
            key={endUse.id}
            endUse={endUse}
            isPending={begin.isPending}
            onBegin={() => begin.mutate(endUse.id)}
          />
        ))}
      </ul>
    </Card>
  )
}

function useBegin(id: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (categoryId: string) => call('project.endUse', { id, categoryId }),
    onSuccess: (run) => {
      client.setQueryData(guidedKeys.run(run.recordId), run)
      void navigate({ to: '/endUses', search: { recordId: run.recordId } })
    },
    onError: useFailureToast(),
  })
}

function EndUseItem({
  endUse,
  isPending,
  onBegin,
}: {
  endUse: ProjectEndUse
  isPending: boolean
  onBegin: () => void
}) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const { name, nameEn, section, state, severity, text, textEn, byFacts } = endUse
  const title = pick({ zh: name, en: nameEn }, language)
  const action = state === 'open' ? 'answer' : 'look'
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.strong}>{title}</span>
        <span className={classes.quiet}>§ {section}</span>
        {severity ? <SeverityTag severity={severity} /> : <span className={classes.quiet}>{t('endUses.notYet')}</span>}
        <span className={classes.grow} />
        <Button
          variant="default"
          h={28}
          disabled={isPending}
          aria-label={t(`endUses.${action}Name`, { name: title })}
          onClick={onBegin}
        >
          {t(`endUses.${action}`)}
        </Button>
      </div>
      {text !== null && (
        <p className={classes.quiet}>
          {byFacts && t('endUses.byFacts')} {pick({ zh: text, en: textEn ?? '' }, language)}
        </p>
      )}
    </li>
  )
}
