import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import { useTranslation } from 'react-i18next'
import { signInProblems } from '../../../forms/account-rules.ts'
import { Field } from '../../../forms/field.tsx'
import classes from '../../../forms/form.module.css'
import { PasswordField } from '../../../forms/password-field.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import { useAccountForm } from '../../../forms/use-account-form.tsx'
import { useFirstFocus } from '../../../forms/use-first-focus.ts'
import { signInByPassword } from '../credentials.ts'

/** User name or phone, and password. */
export function AccountForm({ onSignedIn }: { onSignedIn: (session: LoginAnswer) => void }) {
  const { t } = useTranslation('account')
  const { form, isBusy, refusal, onSubmit, bind } = useAccountForm({
    initialValues: { loginName: '', password: '' },
    problemsOf: signInProblems,
    send: async ({ loginName, password }) => onSignedIn(await signInByPassword(loginName, password)),
  })
  useFirstFocus(form)
  return (
    <form ref={form} className={classes.form} aria-label={t('login.byAccount')} noValidate onSubmit={onSubmit}>
      <Field
        {...bind('loginName')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        required
        data-autofocus
      />
      <PasswordField {...bind('password')} autoComplete="current-password" required />
      <Refusal text={refusal} />
      <Button type="submit" h={40} loading={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
