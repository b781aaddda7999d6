import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { cleanText, unitsOf } from '../text.ts'
import { codeForm, phoneForm } from './rules.ts'

/** How somebody proves who they are: passwords, and codes sent to a phone. */

const code = (name: ErrorCode): ErrorCode => name

/** How the passwords of a call are sent: base64 of UTF-8 text, or as they are. */
export const PasswordEncoding = z.enum(['base64', 'plain'], { error: code('input.invalid') }).default('base64')

/** A password as sent; its decoding needs the encoding beside it (`decodePassword`). */
export const SentPassword = z.string({ error: code('password.empty') }).max(400, code('input.invalid'))

const Name = z
  .string({ error: code('userName.empty') })
  .max(unitsOf(100), code('input.invalid'))
  .transform(cleanText)
  .pipe(z.string().min(1, code('userName.empty')).max(100, code('input.invalid')))

export const PasswordLogin = z
  .object({
    userName: Name.optional(),
    phone: Name.optional(),
    password: SentPassword,
    passwordEncoding: PasswordEncoding,
    osType: z.string().max(10, code('input.invalid')).optional().meta({ description: '4: web' }),
  })
  .refine(({ userName, phone }) => userName !== undefined || phone !== undefined, {
    path: ['userName'],
    error: code('userName.empty'),
  })
export type PasswordLogin = z.output<typeof PasswordLogin>

export const Phone = z
  .string({ error: code('phone.empty') })
  .trim()
  .regex(phoneForm, code('phone.invalid'))

export const SentCode = z
  .string({ error: code('code.empty') })
  .trim()
  .regex(codeForm, code('code.wrong'))

/** Proof that the account is the caller’s, for a change of phone or password (`proofForChange` of `info/detail` names what it takes). */
export const ownerProof = {
  oldPwd: SentPassword.optional().meta({ description: 'The present password' }),
  oldCode: SentCode.optional().meta({ description: 'Code sent to the present phone, instead of the password' }),
}

export const PasswordChange = z.object({
  ...ownerProof,
  newPwd: SentPassword,
  confirmNewPwd: SentPassword,
  passwordEncoding: PasswordEncoding,
})
export type PasswordChange = z.output<typeof PasswordChange>

export const PhoneCodeRequest = z.object({
  phoneCodeTypeCode: z
    .literal('2', { error: code('input.invalid') })
    .meta({ description: '"2": registration, profile, a new password' }),
  phoneNum: Phone,
})
export type PhoneCodeRequest = z.output<typeof PhoneCodeRequest>

export const PasswordReset = z.object({
  phone: Phone,
  code: SentCode,
  newPwd: SentPassword,
  confirmNewPwd: SentPassword,
  passwordEncoding: PasswordEncoding,
})
export type PasswordReset = z.output<typeof PasswordReset>
