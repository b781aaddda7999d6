import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, PasswordField } from '../../../forms/field.tsx'
import classes from '../../../forms/form.module.css'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { useFirstFocus } from '../../../forms/use-first-focus.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { signInByPassword } from '../credentials.ts'

/** User name or phone, and password. */
export function AccountForm({ onSignedIn }: { onSignedIn: (session: LoginAnswer) => void }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { isBusy, error, submit, clear } = useSubmit(async () => onSignedIn(await signInByPassword(name, password)))
  const focusOn = (field: 'username' | 'password') =>
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  useFirstFocus(form)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '') return focusOn('username')
    if (password === '') return focusOn('password')
    submit(undefined)
  }
  return (
    <form ref={form} className={classes.form} aria-label={t('login.byAccount')} noValidate onSubmit={onSubmit}>
      <Field
        label={t('login.name')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        required
        data-autofocus
        value={name}
        problem={isChecked && name.trim() === '' ? t('login.nameRequired') : undefined}
        onChange={(value) => {
          setName(value)
          clear()
        }}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        problem={isChecked && password === '' ? t('login.passwordRequired') : undefined}
        onChange={(value) => {
          setPassword(value)
          clear()
        }}
      />
      <div role="alert">{error !== null && <p className={classes.refusal}>{failureText(error)}</p>}</div>
      <Button type="submit" h={40} loading={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
