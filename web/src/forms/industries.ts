import type { Industry } from '@qingdan/api/contract/account.ts'

/** The fixed list of core-platform.md §3. */
export const industries: readonly Industry[] = ['energy', 'chemicals', 'pharma', 'automobile', 'electronics', 'other']
