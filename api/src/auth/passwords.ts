import { hash, verify } from '@node-rs/argon2'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's own choice), 19 MiB, two passes, one lane. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes with argon2id and a random salt, in the standard encoded form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, settings)
}

let unknownAccount: Promise<string> | undefined

/** Whether the password matches the hash. Without a hash (no account, or no password set) it takes the same time and returns false. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  unknownAccount ??= hashPassword('no account has this one')
  const matches = await verify(hashed ?? (await unknownAccount), password)
  return matches && typeof hashed === 'string'
}

/** Decodes a password as sent; null if it is not base64 of UTF-8. */
export function decodePassword(sent: string, encoding: 'base64' | 'plain'): string | null {
  if (encoding === 'plain') return sent
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(sent)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(sent, 'base64'))
  } catch {
    return null
  }
}
