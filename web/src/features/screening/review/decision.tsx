import { Button } from '@mantine/core'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { Candidate, ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import { KeyCap } from '../../../components/key-cap.tsx'
import layout from '../../../components/record-list.module.css'
import { call } from '../../../lib/api/call.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useDraft } from '../../../lib/session/drafts.ts'
import { NamePapers } from '../papers/name-papers.tsx'
import { reasonsOptions, screeningKeys } from '../screening-queries.ts'
import { useDecisionFailure } from '../use-decision-failure.ts'
import { CandidateItem } from './candidate-item.tsx'
import { EarlierDecision } from './earlier-decision.tsx'
import { GoodName } from './good-name.tsx'
import classes from './review-drawer.module.css'
import { useCandidateKeys } from './use-candidate-keys.ts'

/** The candidates, of which at most one can be chosen, and the decision: that one, or none of them. */
export function Decision({
  entity,
  candidates,
  onDecided,
}: {
  entity: ScreenedEntity
  candidates: readonly Candidate[]
  onDecided: () => void
}) {
  const { t } = useTranslation('screening')
  const mappedId = candidates.find(({ isSelect }) => isSelect)?.id
  const [choice, setChosenId] = useState(mappedId)
  const [reason, setReason] = useState('')
  const [note, setNote] = useDraft(`why/${entity.id}`)
  const confirm = useRef<HTMLButtonElement>(null)
  const none = useRef<HTMLButtonElement>(null)
  const isLocked = entity.operateStatus !== '0'
  // Somebody else may have decided since the choice.
  const chosenId = isLocked ? mappedId : choice
  const chosen = candidates.find(({ id }) => id === chosenId)
  const screeningTime = candidates[0]?.screeningTime ?? undefined
  const given = { reason: reason || undefined, note: note.trim() || undefined, screeningTime }
  const decide = useDecide(entity, given, () => {
    setNote('')
    onDecided()
  })
  const choose = useCallback(
    (place: number) => {
      const candidate = candidates[place]
      if (isLocked || candidate === undefined) return
      // The button takes the focus only when it is enabled; Enter then confirms.
      flushSync(() => setChosenId(candidate.id))
      confirm.current?.focus()
    },
    [candidates, isLocked],
  )
  useCandidateKeys(
    choose,
    useCallback(() => none.current?.focus(), []),
  )
  return (
    <>
      <div className={classes.body}>
        <p className={classes.count}>
          <b>
            {entity.foundNum === null
              ? t('review.count', { count: candidates.length })
              : t('review.bestOf', { count: candidates.length, found: entity.foundNum })}
          </b>{' '}
          {!isLocked && <span className={classes.quiet}>{t('review.chooseByKey')}</span>}
        </p>
        <ol className={classes.list}>
          {candidates.map((candidate, place) => (
            <CandidateItem
              key={candidate.id}
              candidate={candidate}
              hiddenBy={candidate.hiddenBy}
              place={place + 1}
              name={entity.originalEntityName}
              isChosen={candidate.id === chosenId}
              isLocked={isLocked}
              onChoose={(isChosen) => setChosenId(isChosen ? candidate.id : undefined)}
            >
              <EarlierDecision candidate={candidate} />
            </CandidateItem>
          ))}
        </ol>
        {!isLocked && <Why reason={reason} note={note} onReason={setReason} onNote={setNote} />}
        <NamePapers id={entity.id} />
      </div>
      <div className={classes.foot}>
        {isLocked && <p className={classes.quiet}>{t('review.locked')}</p>}
        <Button
          ref={confirm}
          disabled={isLocked || chosen === undefined}
          loading={decide.isPending && decide.variables !== null}
          onClick={() => chosen && decide.mutate(chosen)}
        >
          {t('review.confirm')}
        </Button>
        <Button
          ref={none}
          variant="default"
          disabled={isLocked}
          loading={decide.isPending && decide.variables === null}
          rightSection={<KeyCap>0</KeyCap>}
          onClick={() => decide.mutate(null)}
        >
          {t('review.noneOfThem')}
        </Button>
        <GoodName entity={entity} candidates={candidates} reason={note.trim()} />
      </div>
    </>
  )
}

/** The reason and a note, which are kept with the decision. */
function Why({
  reason,
  note,
  onReason,
  onNote,
}: {
  reason: string
  note: string
  onReason: (reason: string) => void
  onNote: (note: string) => void
}) {
  const { t } = useTranslation('screening')
  const language = useLanguage()
  const reasons = useQuery(reasonsOptions).data ?? []
  const id = useId()
  return (
    <div className={classes.why}>
      <label className={layout.filter}>
        {t('review.reason')}
        <select value={reason} onChange={({ target }) => onReason(target.value)}>
          <option value="">{t('review.noReason')}</option>
          {reasons
            .filter(({ isRetired }) => !isRetired)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {pick(one, language)}
              </option>
            ))}
        </select>
      </label>
      <label className={classes.note} htmlFor={id}>
        {t('review.noteLabel')}
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          placeholder={t('review.notePlaceholder')}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </label>
    </div>
  )
}

/** Saves the decision; null: none of the candidates. */
function useDecide(
  { id, originalEntityName: name }: ScreenedEntity,
  given: { reason: string | undefined; note: string | undefined; screeningTime: string | undefined },
  onDecided: () => void,
) {
  const { t } = useTranslation('screening')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (candidate: Candidate | null) =>
      candidate === null
        ? call('screening.none', { id, ...given })
        : call('screening.map', {
            id,
            entityId: candidate.id,
            entityName: candidate.name,
            standardFlag: candidate.s,
            ...given,
          }),
    onSuccess: async (_answer, candidate) => {
      announce(t(candidate === null ? 'review.savedNone' : 'review.saved', { name }))
      await client.invalidateQueries({ queryKey: screeningKeys.all })
      onDecided()
    },
    onError: useDecisionFailure(),
  })
}
