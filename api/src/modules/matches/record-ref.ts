/** A record as `<source>/<publisher id>`, like in the file of decisions; ids of sources have no slash. */
export interface RecordRef {
  sourceId: string
  publisherId: string
}

export function toRef({ sourceId, publisherId }: RecordRef): string {
  return `${sourceId}/${publisherId}`
}

export function readRef(ref: string): RecordRef {
  const slash = ref.indexOf('/')
  return { sourceId: ref.slice(0, slash), publisherId: ref.slice(slash + 1) }
}
