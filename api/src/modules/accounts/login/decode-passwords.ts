import { decodePassword } from '../../../auth/passwords.ts'
import { invalidInput } from '../../../http/app-error.ts'

/** Decodes the passwords of a call. Throws if one is not base64 of text. */
export function decodePasswords<
  Field extends string,
  Call extends Record<Field, string> & { passwordEncoding: 'base64' | 'plain' },
>(call: Call, fields: readonly Field[]): Call {
  const decoded = fields.map((field) => [field, decodePassword(call[field], call.passwordEncoding)] as const)
  const refused = decoded.filter(([, text]) => text === null)
  if (refused.length > 0) throw invalidInput(refused.map(([field]) => ({ field, code: 'input.invalid' })))
  return { ...call, ...Object.fromEntries(decoded) }
}
