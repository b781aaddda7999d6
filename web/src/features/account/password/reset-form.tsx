import { Button } from '@mantine/core'
import type { LoginAnswer } from '@qingdan/api/contract/account.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordResetProblems } from '../../../forms/account-rules.ts'
import { CodeField } from '../../../forms/code-field.tsx'
import { PasswordField, PhoneField, Refusal } from '../../../forms/field.tsx'
import classes from '../../../forms/form.module.css'
import { useDraft } from '../../../forms/use-draft.ts'
import { useFirstFocus } from '../../../forms/use-first-focus.ts'
import { resetPassword, signInByPassword } from '../credentials.ts'

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
  const { form, draft, isBusy, refusal, onSubmit, bind, isRight } = useDraft({
    start: { phone, code: '', newPwd: '', confirmNewPwd: '' },
    problemsOf: passwordResetProblems,
    async send(draft) {
      await resetPassword(draft)
      onSet(await signInByPassword(draft.phone.trim(), draft.newPwd))
    },
  })
  useFirstFocus(form)
  return (
    <form ref={form} className={classes.form} aria-label={t('newPassword.byPhone')} noValidate onSubmit={onSubmit}>
      <p>{t('newPassword.text')}</p>
      <PhoneField {...bind('phone')} required data-autofocus />
      <CodeField {...bind('code')} phone={draft.phone} mayAsk={() => isRight('phone')} />
      <PasswordField {...bind('newPwd')} autoComplete="new-password" hint={t('field.passwordHint')} required />
      <PasswordField {...bind('confirmNewPwd')} autoComplete="new-password" required />
      <Refusal text={refusal} />
      <div className={classes.foot}>
        {extraAction}
        <Button type="submit" loading={isBusy}>
          {t('newPassword.set')}
        </Button>
      </div>
    </form>
  )
}
