import { z } from 'zod'
import { AccessModule } from './account.ts'
import type { ErrorCode } from './error-codes.ts'
import { cleanText } from './requests.ts'

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
