import { decodePassword } from '../../../auth/passwords.ts'
import { invalidInput } from '../../../http/app-error.ts'

/** Decodes the passwords of a call, as far as they were sent. Throws if one is not base64 of text. */
export function decodePasswords<
  Field extends string,
  Call extends { [Name in Field]?: string | undefined } & { passwordEncoding: 'base64' | 'plain' },
>(call: Call, fields: readonly Field[]): Call {
  const decoded = fields.flatMap((field) => {
    const sent = call[field]
    return sent === undefined ? [] : [[field, decodePassword(sent, call.passwordEncoding)] as const]
  })
  const refused = decoded.filter(([, text]) => text === null)
  if (refused.length > 0) throw invalidInput(refused.map(([field]) => ({ field, code: 'input.invalid' })))
  return { ...call, ...Object.fromEntries(decoded) }
}
