import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type RegistrationDraft, registrationProblems } from '../../../forms/account-rules.ts'
import { CodeField } from '../../../forms/code-field.tsx'
import { ChoiceField, Field } from '../../../forms/field.tsx'
import classes from '../../../forms/form.module.css'
import { IndustryOptions } from '../../../forms/industry-options.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { useAccountForm } from '../../../forms/use-account-form.tsx'
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
  const { form, values, isBusy, refusal, onSubmit, bind, isValid } = useAccountForm({
    initialValues: empty,
    problemsOf: registrationProblems,
    send: async (values) => onRegistered(await register(values)),
  })
  return (
    <form ref={form} className={classes.form} aria-labelledby={id} noValidate onSubmit={onSubmit}>
      <PhoneField {...bind('phone')} required data-autofocus />
      <CodeField {...bind('code')} phone={values.phone} mayAsk={() => isValid('phone')} />
      <PasswordField {...bind('password')} autoComplete="new-password" hint={t('field.passwordHint')} required />
      <Field {...bind('userName')} autoComplete="username" maxLength={50} required />
      <Field {...bind('company')} autoComplete="organization" maxLength={100} required />
      <ChoiceField {...bind('industry')} required>
        <IndustryOptions />
      </ChoiceField>
      <Field {...bind('email')} type="email" autoComplete="email" maxLength={254} />
      <Refusal text={refusal} />
      <Button id={id} type="submit" h={40} loading={isBusy}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
