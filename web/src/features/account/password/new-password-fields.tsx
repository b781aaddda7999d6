import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../../forms/form.module.css'
import { PasswordField } from '../../../forms/password-field.tsx'
import { Refusal } from '../../../forms/refusal.tsx'
import type { BoundField } from '../../../forms/use-account-form.tsx'

/** The end of a form that sets a password: the new one twice, and the buttons. `extraAction`: content next to the button. */
export function NewPasswordFields({
  bind,
  refusal,
  isBusy,
  submitLabel,
  extraAction,
}: {
  bind: (name: 'newPwd' | 'confirmNewPwd') => BoundField
  refusal: string | null
  isBusy: boolean
  submitLabel: string
  extraAction: ReactNode
}) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField {...bind('newPwd')} autoComplete="new-password" hint={t('field.passwordHint')} required />
      <PasswordField {...bind('confirmNewPwd')} autoComplete="new-password" required />
      <Refusal text={refusal} />
      <div className={classes.foot}>
        {extraAction}
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </>
  )
}
