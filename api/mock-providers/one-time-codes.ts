import { randomBytes } from 'node:crypto'

const remembered = 1000

/** Codes that are worth something once. */
export function createOneTimeCodes<Worth>() {
  const codes = new Map<string, Worth>()
  return {
    issue(worth: Worth): string {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, worth)
      for (const [oldest] of codes) {
        if (codes.size <= remembered) break
        codes.delete(oldest)
      }
      return code
    },
    redeem(code: string): Worth | undefined {
      const worth = codes.get(code)
      codes.delete(code)
      return worth
    },
  }
}

/** The id of a chosen person: `new` is somebody else each time. */
export function subjectOf(person: string): string {
  return person === 'new' ? `new-${randomBytes(8).toString('hex')}` : person
}
