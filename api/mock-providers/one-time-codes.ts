import { randomBytes } from 'node:crypto'

const maxCodes = 1000

/** Codes that can be used once. */
export function createOneTimeCodes<Value>() {
  const codes = new Map<string, Value>()
  return {
    issue(value: Value): string {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, value)
      for (const [oldest] of codes) {
        if (codes.size <= maxCodes) break
        codes.delete(oldest)
      }
      return code
    },
    redeem(code: string): Value | undefined {
      const value = codes.get(code)
      codes.delete(code)
      return value
    },
  }
}

/** The id of the chosen person; `new` is a different person each time. */
export function subjectOf(person: string): string {
  return person === 'new' ? `new-${randomBytes(8).toString('hex')}` : person
}
