import type { UserInfo } from '@qingdan/api/contract/account.ts'
import { useTranslation } from 'react-i18next'
import { CodeField } from '../../../forms/code-field.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { PhoneField } from '../../../forms/phone-field.tsx'
import type { BoundField } from '../../../forms/use-account-form.tsx'

/** The phone; for a new one also its code, and the proof that the account is the user's: the password, or a code sent to the present phone. */
export function PhoneFields({
  info,
  newPhone,
  bind,
  isValid,
}: {
  info: Pick<UserInfo, 'phone' | 'proofForChange'>
  /** Null: the phone stays. */
  newPhone: string | null
  bind: (name: 'phone' | 'code' | 'oldPwd' | 'oldCode') => BoundField
  isValid: (name: 'phone') => boolean
}) {
  const { t } = useTranslation('my-account')
  const isProven = newPhone !== null && info.phone !== null
  return (
    <>
      <PhoneField {...bind('phone')} hint={isProven ? t('profile.phoneHint') : undefined} required />
      {newPhone !== null && (
        <>
          <CodeField {...bind('code')} phone={newPhone} mayAsk={() => isValid('phone')} />
          {info.proofForChange === 'password' && (
            <PasswordField {...bind('oldPwd')} autoComplete="current-password" required />
          )}
          {info.proofForChange === 'code' && info.phone !== null && (
            <CodeField {...bind('oldCode')} phone={info.phone} mayAsk={() => true} />
          )}
        </>
      )}
    </>
  )
}
