const base = '/user-service/api/file/content/'

/** Path-absolute. */
export function addressOfFile(id: string): string {
  return `${base}${id}`
}
