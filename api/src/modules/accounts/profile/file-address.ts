/** Address prefix of pictures; their ids are unguessable. */
const fileBase = '/user-service/api/file/content/'

/** Path-absolute. */
export function addressOfFile(id: string): string {
  return `${fileBase}${id}`
}

/** Id of the picture in an address; null removes the business card, undefined keeps it. */
export function cardIdOf(address: string | undefined): string | null | undefined {
  if (address === undefined) return undefined
  if (address === 'none') return null
  return address.slice(address.lastIndexOf('/') + 1)
}
