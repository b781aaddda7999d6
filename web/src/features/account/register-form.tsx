import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneProblem, type RegistrationDraft, registrationProblems } from './account-rules.ts'
import { CodeField } from './code-field.tsx'
import { register } from './credentials.ts'
import { Field, PasswordField, SelectField } from './field.tsx'
import { fieldProblems } from './field-problems.ts'
import classes from './form.module.css'
import { industries } from './industries.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { useSubmit } from './use-submit.ts'

const empty: RegistrationDraft = {
  phone: '',
  code: '',
  password: '',
  userName: '',
  company: '',
  industry: '',
  email: '',
}
type Name = keyof RegistrationDraft

/** Everything a new account needs; problems stand at their fields, the server's too. */
export function RegisterForm({ onRegistered }: { onRegistered: (session: LoginAnswer) => void }) {
  const { t } = useTranslation('account')
  const id = useId()
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(empty)
  const [tries, setTries] = useState(0)
  /** Fields that were left, and are judged from then on. */
  const [judged, setJudged] = useState<ReadonlySet<Name>>(new Set())
  const { isBusy, error, submit, clear } = useSubmit(async () => onRegistered(await register(draft)))
  useFocusOnProblem(form, tries, error)
  const problems = registrationProblems(draft)
  const refused = fieldProblems(error)
  const isPlaced = Object.keys(refused).some((name) => name in draft)

  const judge = (name: Name) => setJudged(new Set([...judged, name]))
  const bind = (name: Name) => {
    const own = tries > 0 || judged.has(name) ? problems[name] : null
    return {
      name,
      value: draft[name],
      label: t(`field.${name}`),
      problem: own ? t(`problem.${own}`) : refused[name],
      onBlur: () => draft[name] !== '' && judge(name),
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
  const { label: _label, name: _name, onBlur: _onBlur, ...code } = bind('code')
  return (
    <form ref={form} className={classes.form} aria-labelledby={id} noValidate onSubmit={onSubmit}>
      <Field
        {...bind('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
        required
        data-autofocus
      />
      <CodeField
        {...code}
        phone={draft.phone}
        mayAsk={() => {
          if (phoneProblem(draft.phone) === null) return true
          judge('phone')
          form.current?.querySelector<HTMLElement>('[name=phone]')?.focus()
          return false
        }}
      />
      <PasswordField {...bind('password')} autoComplete="new-password" hint={t('field.passwordHint')} required />
      <Field {...bind('userName')} autoComplete="username" maxLength={50} required />
      <Field {...bind('company')} autoComplete="organization" maxLength={100} required />
      <SelectField
        {...bind('industry')}
        required
        options={[
          { value: '', label: t('field.industryChoose') },
          ...industries.map((industry) => ({ value: industry, label: t(`industry.${industry}`) })),
        ]}
      />
      <Field {...bind('email')} type="email" autoComplete="email" maxLength={254} />
      <div role="alert">{error !== null && !isPlaced && <p className={classes.refusal}>{failureText(error)}</p>}</div>
      <Button id={id} type="submit" h={40} loading={isBusy}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
