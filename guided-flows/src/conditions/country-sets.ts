import type { CountrySets } from '../model.ts'

/** Whether a name is a set or a code; a graph that names another is refused. */
export function isSetOrCode(name: string, { sets }: CountrySets): boolean {
  return name in sets || /^=?(?:[A-Z]{2}|X-[A-Z]+)$/.test(name)
}

/**
 * Whether a country (ISO 3166-1 alpha-2) is in a set (`D:1`), is a code, or is exactly `=CN`, without what counts as it.
 * A country without a row counts as another where the regulation says so: 15 CFR 738.3(b).
 */
export function isMember(code: string, name: string, { sets, inherits }: CountrySets): boolean {
  if (name.startsWith('=')) return code === name.slice(1)
  const members = sets[name]?.members ?? [name]
  if (members.includes(code)) return true
  const as = inherits[code]?.as
  return as !== undefined && members.includes(as)
}
