/** No space left, file too large for the account, or quota exceeded; 53100 is a full disk of Postgres. */
const codes = new Set(['ENOSPC', 'EFBIG', 'EDQUOT', '53100'])

/** Whether a write failed for lack of space: another download would not help. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
