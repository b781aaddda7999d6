/** Where pictures are read, by an id that nobody can guess. */
const fileBase = '/user-service/api/file/content/'

/** Path-absolute. */
export function addressOfFile(id: string): string {
  return `${fileBase}${id}`
}

/** Id of the picture that an address names; null removes the card, undefined leaves it. */
export function cardIdOf(address: string | undefined): string | null | undefined {
  if (address === undefined) return undefined
  if (address === 'none') return null
  return address.slice(address.lastIndexOf('/') + 1)
}
