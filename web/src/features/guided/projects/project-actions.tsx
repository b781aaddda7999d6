import { Button } from '@mantine/core'
import type { RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../../components/confirm-action-dialog.tsx'
import { PdfButton } from '../../../components/pdf-button.tsx'
import { call, callForFile } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { pagingDefaults } from './project-params.ts'
import { projectKeys } from './project-queries.ts'

/** What can be done with a project. */
export function ProjectActions({ project }: { project: RiskProject }) {
  const { t } = useTranslation('risk-project')
  const language = useLanguage()
  const navigate = useNavigate()
  const opener = useRef<HTMLButtonElement>(null)
  const [isDeleting, setDeleting] = useState(false)
  const { id, name } = project
  const go = (form?: 'edit' | 'copy') =>
    void navigate({ to: '/riskProject', search: { ...pagingDefaults, ...(form && { id, form }) } })
  return (
    <>
      <Button variant="default" onClick={() => go('edit')}>
        {t('edit')}
      </Button>
      <Button variant="default" onClick={() => go('copy')}>
        {t('copy')}
      </Button>
      <Button ref={opener} variant="default" onClick={() => setDeleting(true)}>
        {t('delete.action')}
      </Button>
      {project.state === 'done' && (
        <>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/riskReport" search={{ id: project.run.recordId }} {...props} />}
          >
            {t('report')}
          </Button>
          <PdfButton
            name={`qingdan-${project.run.recordId}`}
            make={() => callForFile('diligence.export', { id: project.run.recordId, languages: language })}
          />
        </>
      )}
      {isDeleting && (
        <ConfirmActionDialog
          title={t('delete.title')}
          submit={t('delete.action')}
          isHarmful
          opener={opener.current}
          changes={projectKeys.lists()}
          action={() => call('project.delete', { id })}
          done={t('delete.done')}
          onDone={() => go()}
          onClose={() => setDeleting(false)}
        >
          <p>{t('delete.text', { name })}</p>
        </ConfirmActionDialog>
      )}
    </>
  )
}
