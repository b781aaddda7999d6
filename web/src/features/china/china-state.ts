import type { ChinaState } from '@qingdan/api/contract/china.ts'
import type { ListingBadgeKind } from '../../components/listings/listing-badge.tsx'

export const badgeOf: Readonly<Record<ChinaState, ListingBadgeKind>> = {
  'in force': 'listed',
  suspended: 'suspended',
  ended: 'ended',
  unknown: 'unknown',
}
