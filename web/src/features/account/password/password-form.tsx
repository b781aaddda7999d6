import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordChangeProblems } from '../../../forms/account-rules.ts'
import classes from '../../../forms/form.module.css'
import { PasswordField } from '../../../forms/password-field.tsx'
import { useAccountForm } from '../../../forms/use-account-form.tsx'
import { useFirstFocus } from '../../../forms/use-first-focus.ts'
import { changePassword, signInByPassword } from '../credentials.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

const empty = { oldPwd: '', newPwd: '', confirmNewPwd: '' }

/** Changes the password by the old one, then signs in again, because the change ends every session. `extraAction`: content next to the button. */
export function PasswordForm({
  loginName,
  extraAction,
  onChanged,
}: {
  loginName: string
  extraAction: ReactNode
  onChanged: (session: LoginAnswer) => void
}) {
  const { t } = useTranslation('account')
  const { form, isBusy, refusal, onSubmit, bind } = useAccountForm({
    initialValues: empty,
    problemsOf: passwordChangeProblems,
    async send(values) {
      await changePassword(values)
      onChanged(await signInByPassword(loginName, values.newPwd))
    },
  })
  useFirstFocus(form)
  return (
    <form ref={form} className={classes.form} aria-label={t('newPassword.title')} noValidate onSubmit={onSubmit}>
      {/* Shows a password manager which user the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={loginName} readOnly />
      <PasswordField {...bind('oldPwd')} autoComplete="current-password" required data-autofocus />
      <NewPasswordFields
        bind={bind}
        refusal={refusal}
        isBusy={isBusy}
        submitLabel={t('newPassword.change')}
        extraAction={extraAction}
      />
    </form>
  )
}
