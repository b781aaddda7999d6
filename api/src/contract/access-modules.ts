import { z } from 'zod'

/**
 * Every module that a package may include (api-contract.md, Access rules) and the quota it is counted in: both item tables share one.
 * This is the one place to add a module; its names, its menu pages and the packages do not compile until they know it.
 */
const quotaOfModule = {
  sanction: 'sanction',
  chinaSanction: 'chinaSanction',
  eccn: 'items',
  item: 'items',
  law: 'law',
  news: 'news',
  screening: 'screening',
  diligence: 'diligence',
  risk: 'risk',
  export: 'export',
} as const

export type AccessModule = keyof typeof quotaOfModule
export const AccessModule = z.enum(Object.keys(quotaOfModule) as AccessModule[])

export type QuotaId = (typeof quotaOfModule)[AccessModule]
export const QuotaId = z.enum([...new Set(Object.values(quotaOfModule))])

/** The quota that a read of the module counts against. */
export function quotaOf(module: AccessModule): QuotaId {
  return quotaOfModule[module]
}
