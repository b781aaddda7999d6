import { indexFormat } from './subject-index.ts'

const pattern = /^(.+)-subjects-f(\d+)-(\d{17})$/

/** The alias that every search uses; it points at one index. */
export function subjectAlias(prefix: string): string {
  return `${prefix}-subjects`
}

/** `<prefix>-subjects-f<format>-<yyyymmddhhmmssmmm>` in UTC: names sort by time within a format. */
export function newIndexName(prefix: string, at: Date): string {
  const stamp = at.toISOString().replace(/\D/g, '')
  return `${subjectAlias(prefix)}-f${indexFormat}-${stamp}`
}

/** The parts of a name made by `newIndexName`; null for any other name. */
export function parseIndexName(name: string): { prefix: string; format: number; at: Date } | null {
  const match = pattern.exec(name)
  if (match === null) return null
  const [, prefix = '', format = '', stamp = ''] = match
  const at = new Date(stamp.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{3})$/, '$1-$2-$3T$4:$5:$6.$7Z'))
  return Number.isNaN(at.getTime()) ? null : { prefix, format: Number(format), at }
}

/** Stored in the mapping's `_meta` of a copied version: its origin, and the ids that were rewritten or deleted. */
export interface VersionMeta {
  basedOn: string
  changed: string[]
}

/** The `_meta` of a version; null for one that was built whole. */
export function readVersionMeta(meta: unknown): VersionMeta | null {
  if (typeof meta !== 'object' || meta === null || !('basedOn' in meta) || !('changed' in meta)) return null
  const { basedOn, changed } = meta
  if (typeof basedOn !== 'string' || !Array.isArray(changed)) return null
  return { basedOn, changed: changed.filter((id) => typeof id === 'string') }
}
