/** No room, a file larger than the account may write, a quota; 53100 is Postgres's own disk. */
const codes = new Set(['ENOSPC', 'EFBIG', 'EDQUOT', '53100'])

/** Whether something could not be written for want of room: asking a publisher again does not help. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
