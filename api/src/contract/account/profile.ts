import { z } from 'zod'
import { Industry } from '../account.ts'
import type { ErrorCode } from '../error-codes.ts'
import { cleanText, unitsOf } from '../text.ts'
import { ownerProof, PasswordEncoding, Phone, SentCode, SentPassword } from './credentials.ts'
import { isCompanyName, isOfOneScript, isUserName, toUserName } from './rules.ts'

/** What users state about themselves: at registration, and later. */

const code = (name: ErrorCode): ErrorCode => name

const UserName = z
  .string({ error: code('userName.empty') })
  .max(unitsOf(100), code('userName.invalid'))
  .transform(toUserName)
  .pipe(
    z
      .string()
      .min(1, code('userName.empty'))
      .refine(isUserName, code('userName.invalid'))
      .refine(isOfOneScript, code('userName.mixed')),
  )
const Company = z
  .string({ error: code('company.empty') })
  .max(unitsOf(100), code('company.long'))
  .transform(cleanText)
  .pipe(z.string().min(1, code('company.empty')).refine(isCompanyName, code('company.long')))
const IndustryChoice = z.enum(Industry.options, { error: code('industry.unknown') })
const Email = z
  .string()
  .trim()
  .max(254, code('email.invalid'))
  .pipe(z.email(code('email.invalid')))

export const Registration = z.object({
  phone: Phone,
  code: SentCode,
  password: SentPassword,
  passwordEncoding: PasswordEncoding,
  userName: UserName,
  company: Company,
  industry: IndustryChoice,
  email: Email.optional(),
})
export type Registration = z.output<typeof Registration>

/** What is not given stays as it is. */
export const ProfileUpdate = z.object({
  userId: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: '141 when it is not the caller' }),
  userName: UserName.optional(),
  company: Company.optional(),
  industry: IndustryChoice.optional(),
  email: Email.optional(),
  alertMail: z
    .enum(['zh', 'en', 'off'], { error: code('input.invalid') })
    .optional()
    .meta({ description: 'Language of a daily e-mail about new alerts; needs an e-mail address' }),
  phone: Phone.optional().meta({
    description: 'Another one needs the code that was sent to it, and `oldPwd` or `oldCode`',
  }),
  code: SentCode.optional(),
  ...ownerProof,
  passwordEncoding: PasswordEncoding,
  businessCard: z
    .string({ error: code('input.invalid') })
    .max(200, code('input.invalid'))
    .transform(cleanText)
    .optional()
    .meta({ description: 'Address that `file/upload` gave; `none` removes the card' }),
  type: z
    .literal('openVip', { error: code('input.invalid') })
    .optional()
    .meta({ description: 'Asks for a membership; administrators see it until they grant a package' }),
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

export const UserQuery = z.object({
  userId: z
    .string({ error: code('input.invalid') })
    .optional()
    .meta({ description: 'Only the caller’s own' }),
})
export type UserQuery = z.output<typeof UserQuery>

/** Of an uploaded picture. */
export const FileAddress = z.object({ id: z.string() })
