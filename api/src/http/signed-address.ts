import { createHmac, timingSafeEqual } from 'node:crypto'

const lifeSeconds = 10 * 60

/** Makes and reads tokens of addresses that work without a session for ten minutes. */
export interface AddressSigner {
  sign(subject: string, now: Date): string
  /** What the token was signed for; null if it is forged, cut or expired. */
  read(token: string, now: Date): string | null
}

/** `secret`: at least 32 characters. */
export function createAddressSigner(secret: string): AddressSigner {
  // A key of its own: a token of an address is none of a session.
  const key = createHmac('sha256', secret).update('signed address').digest()
  const codeOf = (content: string) => createHmac('sha256', key).update(content).digest('base64url')
  return {
    sign(subject, now) {
      const until = Math.floor(now.getTime() / 1000) + lifeSeconds
      const content = `${Buffer.from(subject).toString('base64url')}.${until.toString(36)}`
      return `${content}.${codeOf(content)}`
    },
    read(token, now) {
      const [subject, until, code, ...rest] = token.split('.')
      if (subject === undefined || until === undefined || code === undefined || rest.length > 0) return null
      const [given, right] = [Buffer.from(code), Buffer.from(codeOf(`${subject}.${until}`))]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return Number.parseInt(until, 36) * 1000 < now.getTime() ? null : Buffer.from(subject, 'base64url').toString()
    },
  }
}
