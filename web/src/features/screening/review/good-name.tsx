import { Button } from '@mantine/core'
import type { Candidate, ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleDialog } from '../rules/rule-dialog.tsx'
import { goodNameDraftOf } from '../rules/rule-draft.ts'
import { TrialDialog } from '../rules/trial-dialog.tsx'

/** Puts a name on the good names of the desk from where it is reviewed: the draft, then its trial, which puts it in force. */
export function GoodName({
  entity,
  candidates,
  reason,
}: {
  entity: ScreenedEntity
  candidates: readonly Candidate[]
  /** What the reviewer has written already. */
  reason: string
}) {
  const { t } = useTranslation('screeningRules')
  const [isAsked, setIsAsked] = useState(false)
  const [draftId, setDraftId] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={opener} variant="subtle" onClick={() => setIsAsked(true)}>
        {t('add.name')}
      </Button>
      {isAsked && (
        <RuleDialog
          kind="name"
          rule={null}
          initial={goodNameDraftOf(entity, candidates, reason)}
          opener={opener.current}
          onSaved={setDraftId}
          onClose={() => setIsAsked(false)}
        />
      )}
      {draftId !== null && (
        <TrialDialog
          rule={{ id: draftId, state: 'draft', trial: null }}
          opener={opener.current}
          onClose={() => setDraftId(null)}
        />
      )}
    </>
  )
}
