import { QuotaId } from '../contract/access-modules.ts'
import type { PackageId } from '../contract/admin.ts'
import type { Bilingual } from '../contract/bilingual.ts'

/** Null: no limit. */
export interface Limits {
  daily: number | null
  total: number | null
}

interface Package {
  id: PackageId
  name: Bilingual
  /** From the moment it is granted. */
  days: number
  /** Null: not included. */
  modules: Record<QuotaId, Limits | null>
}

const unlimited: Limits = { daily: null, total: null }
const fiveADay: Limits = { daily: 5, total: null }
const lookup = {
  news: unlimited,
  law: unlimited,
  sanction: fiveADay,
  chinaSanction: fiveADay,
  items: fiveADay,
  screening: null,
  diligence: null,
  risk: null,
  export: null,
}

/** All packages (core-platform.md §1, api-contract.md, Access and accounts). An order copies the limits when it begins. */
export const packages = {
  trial: { id: 'trial', name: { zh: '30 天试用', en: '30-day trial' }, days: 30, modules: lookup },
  experience: {
    id: 'experience',
    name: { zh: '新用户 7 天体验', en: '7-day new-user experience' },
    days: 7,
    modules: { ...lookup, sanction: { daily: 50, total: null }, export: fiveADay },
  },
  professional: {
    id: 'professional',
    name: { zh: '专业版', en: 'Professional' },
    days: 365,
    modules: {
      news: unlimited,
      law: unlimited,
      sanction: { daily: 500, total: 50_000 },
      chinaSanction: { daily: 500, total: 50_000 },
      items: { daily: 500, total: 50_000 },
      // Counted in names.
      screening: { daily: 100_000, total: null },
      diligence: unlimited,
      risk: unlimited,
      export: { daily: 100, total: 10_000 },
    },
  },
} satisfies Record<PackageId, Package>

/** Ids of the packages that cost nothing. */
export const freePackages: ReadonlySet<string> = new Set([packages.trial.id, packages.experience.id])

/** What a package includes, by quota. */
export function limitsOf(id: PackageId): Map<QuotaId, Limits> {
  const { modules }: Package = packages[id]
  return new Map(QuotaId.options.flatMap((quota) => (modules[quota] ? [[quota, modules[quota]]] : [])))
}
