import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginSession, type Session } from '../../session.ts'
import { showToast } from '../../toasts.ts'
import { type PasswordDraft, passwordChangeProblems } from './account-rules.ts'
import { changePassword, signInByPassword } from './credentials.ts'
import { PasswordField } from './field.tsx'
import { fieldProblems } from './field-problems.ts'
import classes from './form.module.css'
import { PromptDialog } from './prompt-dialog.tsx'
import { takeLanding } from './return-path.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { useSubmit } from './use-submit.ts'

const empty: PasswordDraft = { oldPwd: '', newPwd: '', confirmNewPwd: '' }

/** A password somebody else knows is changed before anything else; then it signs in again, since the change ends every session. */
export function PasswordDialog({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(empty)
  const [tries, setTries] = useState(0)
  const { isBusy, error, submit, clear } = useSubmit(async () => {
    await changePassword(draft)
    const signedIn = await signInByPassword(session.loginName, draft.newPwd)
    beginSession(signedIn)
    showToast({ tone: 'ok', text: t('forced.done') })
    await navigate({ href: takeLanding(signedIn) })
  })
  useFocusOnProblem(form, tries, error)
  const problems = passwordChangeProblems(draft)
  const refused = fieldProblems(error)
  const isPlaced = Object.keys(refused).some((name) => name in draft)
  const bind = (name: keyof PasswordDraft) => {
    const own = tries > 0 ? problems[name] : null
    return {
      name,
      value: draft[name],
      label: t(`forced.${name}`),
      problem: own ? t(`problem.${own}`) : refused[name],
      required: true,
      onChange: (value: string) => {
        setDraft({ ...draft, [name]: value })
        clear()
      },
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (Object.values(problems).every((problem) => problem === null)) submit(undefined)
  }
  return (
    <PromptDialog title={t('forced.title')} isOpened>
      <p>{t('forced.text')}</p>
      <form ref={form} className={classes.form} aria-label={t('forced.title')} noValidate onSubmit={onSubmit}>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={session.loginName} readOnly />
        <PasswordField {...bind('oldPwd')} autoComplete="current-password" data-autofocus />
        <PasswordField {...bind('newPwd')} autoComplete="new-password" hint={t('field.passwordHint')} />
        <PasswordField {...bind('confirmNewPwd')} autoComplete="new-password" />
        <div role="alert">{error !== null && !isPlaced && <p className={classes.refusal}>{failureText(error)}</p>}</div>
        <div className={classes.foot}>
          <Button variant="default" onClick={onLeave}>
            {t('menu.signOut')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('forced.submit')}
          </Button>
        </div>
      </form>
    </PromptDialog>
  )
}
