import type { Fact } from '@qingdan/database/record.ts'

/**
 * Splits "Ministry of Defence …, including the Armed Forces … wherever located. …" into the name and what it
 * includes.
 */
export function withoutExtent(name: string): { name: string; extent: string } {
  const { own = name, extent = '' } =
    (
      /^(?<own>.+?),\s*(?<extent>including .+ wherever located\b.*)$/s.exec(name) ??
      /^(?<own>[^（]+)（(?<extent>[^（）]+場所を問わず.+)$/s.exec(name)
    )?.groups ?? {}
  return { name: own, extent }
}

/** What a name says that it includes, as facts. */
export function extentFacts(extents: readonly string[]): Fact[] {
  return extents.filter((extent) => extent !== '').map((value) => ({ key: 'extends-to', label: 'Extends to', value }))
}
