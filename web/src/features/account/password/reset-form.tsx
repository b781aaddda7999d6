import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordResetProblems } from '../../../forms/account-rules.ts'
import { CodeField } from '../../../forms/code-field.tsx'
import classes from '../../../forms/form.module.css'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { useAccountForm } from '../../../forms/use-account-form.tsx'
import { useFirstFocus } from '../../../forms/use-first-focus.ts'
import { resetPassword, signInByPassword } from '../credentials.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Sets the password by a code to the account's phone, then signs in. `phone`: prefilled, if known. `extraAction`: content next to the button. */
export function ResetForm({
  phone,
  extraAction,
  onSet,
}: {
  phone: string
  extraAction: ReactNode
  onSet: (session: LoginAnswer) => void
}) {
  const { t } = useTranslation('account')
  const { form, values, isBusy, refusal, onSubmit, bind, isValid } = useAccountForm({
    initialValues: { phone, code: '', newPwd: '', confirmNewPwd: '' },
    problemsOf: passwordResetProblems,
    async send(values) {
      await resetPassword(values)
      onSet(await signInByPassword(values.phone.trim(), values.newPwd))
    },
  })
  useFirstFocus(form)
  return (
    <form ref={form} className={classes.form} aria-label={t('newPassword.byPhone')} noValidate onSubmit={onSubmit}>
      <p>{t('newPassword.text')}</p>
      <PhoneField {...bind('phone')} required data-autofocus />
      <CodeField {...bind('code')} phone={values.phone} mayAsk={() => isValid('phone')} />
      <NewPasswordFields
        bind={bind}
        refusal={refusal}
        isBusy={isBusy}
        submitLabel={t('newPassword.set')}
        extraAction={extraAction}
      />
    </form>
  )
}
