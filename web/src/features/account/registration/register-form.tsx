import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type RegistrationDraft, registrationProblems } from '../../../forms/account-rules.ts'
import { CodeField } from '../../../forms/code-field.tsx'
import { Field, PasswordField, PhoneField, Refusal, SelectField } from '../../../forms/field.tsx'
import classes from '../../../forms/form.module.css'
import { industries } from '../../../forms/industries.ts'
import { useDraft } from '../../../forms/use-draft.ts'
import { register } from '../credentials.ts'

const empty: RegistrationDraft = {
  phone: '',
  code: '',
  password: '',
  userName: '',
  company: '',
  industry: '',
  email: '',
}

/** All fields of a new account. */
export function RegisterForm({ onRegistered }: { onRegistered: (session: LoginAnswer) => void }) {
  const { t } = useTranslation('account')
  const id = useId()
  const { form, draft, isBusy, refusal, onSubmit, bind, isRight } = useDraft({
    start: empty,
    problemsOf: registrationProblems,
    send: async (draft) => onRegistered(await register(draft)),
  })
  return (
    <form ref={form} className={classes.form} aria-labelledby={id} noValidate onSubmit={onSubmit}>
      <PhoneField {...bind('phone')} required data-autofocus />
      <CodeField {...bind('code')} phone={draft.phone} mayAsk={() => isRight('phone')} />
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
      <Refusal text={refusal} />
      <Button id={id} type="submit" h={40} loading={isBusy}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
