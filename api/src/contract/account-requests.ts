import { z } from 'zod'
import { AccessModule } from './access-modules.ts'
import { Industry } from './account.ts'
import type { ErrorCode } from './error-codes.ts'
import { cleanText, lengthOf } from './requests.ts'

const code = (name: ErrorCode): ErrorCode => name

/** How the passwords of a call are sent: base64 of UTF-8 text, or as they are. */
export const PasswordEncoding = z.enum(['base64', 'plain'], { error: code('input.invalid') }).default('base64')

/** A password as sent; its decoding needs the encoding beside it (`decodePassword`). */
export const SentPassword = z.string({ error: code('password.empty') }).max(400, code('input.invalid'))

const Name = z
  .string({ error: code('userName.empty') })
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

export const PasswordChange = z.object({
  oldPwd: SentPassword,
  newPwd: SentPassword,
  confirmNewPwd: SentPassword,
  passwordEncoding: PasswordEncoding,
})
export type PasswordChange = z.output<typeof PasswordChange>

const maxNameLength = 50
const maxCompanyLength = 100
const phoneForm = /^1[3-9]\d{9}$/

/** A mainland mobile number (core-platform.md §5). */
const Phone = z
  .string({ error: code('phone.empty') })
  .trim()
  .regex(phoneForm, code('phone.invalid'))
const SentCode = z
  .string({ error: code('code.empty') })
  .trim()
  .regex(/^\d{6}$/, code('code.wrong'))

/** Neither characters that nobody sees, nor the form of a phone number, which is another way to sign in. */
const UserName = z
  .string({ error: code('userName.empty') })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, code('userName.empty'))
      .refine(
        (text) => lengthOf(text) <= maxNameLength && !/[\p{Cf}\p{Co}\p{Cn}]/u.test(text),
        code('userName.invalid'),
      )
      .refine((text) => !phoneForm.test(text), code('userName.invalid')),
  )
const Company = z
  .string({ error: code('company.empty') })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, code('company.empty'))
      .refine((text) => lengthOf(text) <= maxCompanyLength, code('company.long')),
  )
const IndustryChoice = z.enum(Industry.options, { error: code('industry.unknown') })
const Email = z
  .string()
  .trim()
  .max(254, code('email.invalid'))
  .pipe(z.email(code('email.invalid')))

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
  phone: Phone.optional().meta({ description: 'Another one needs the code that was sent to it' }),
  code: SentCode.optional(),
  businessCard: z
    .string({ error: code('input.invalid') })
    .max(200, code('input.invalid'))
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

const OutsideText = z.string({ error: code('input.required') }).max(4000, code('input.invalid'))
/** What came back with the code, and what the page kept; without them nobody is signed in. */
const handedBack = { state: OutsideText.optional(), ticket: OutsideText.optional() }

export const WechatLogin = z.object({ wxCode: OutsideText, ...handedBack })
export type WechatLogin = z.output<typeof WechatLogin>

export const OidcLogin = z.object({
  code: OutsideText,
  ...handedBack,
  iss: OutsideText.optional().meta({ description: 'When the provider sent it (RFC 9207)' }),
})
export type OidcLogin = z.output<typeof OidcLogin>

export const QilinLogin = z.object({ sessionId: OutsideText.meta({ description: 'The outside sign-on token' }) })
export type QilinLogin = z.output<typeof QilinLogin>

export const FileAddress = z.object({ id: z.string() })

export const AccessRequest = z.object({
  module: z.enum(AccessModule.options, { error: code('module.unknown') }).meta({ description: 'What is to be read' }),
  p1: z
    .string({ error: code('input.required') })
    .max(100, code('input.invalid'))
    .meta({ description: 'Id or code' }),
  p2: z.string().max(100, code('input.invalid')).optional().meta({ description: 'Type, or edition' }),
  s: z.string().max(10, code('input.invalid')).optional(),
})
export type AccessRequest = z.output<typeof AccessRequest>
