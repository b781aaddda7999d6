import type { ChinaRecord, ChinaState, ChinaSuspension } from '@qingdan/api/contract/china.ts'
import type { ListingBadgeKind } from '../../components/listings/listing-badge.tsx'

export const badgeOf: Readonly<Record<ChinaState, ListingBadgeKind>> = {
  'in force': 'listed',
  suspended: 'suspended',
  ended: 'ended',
}

/** The current suspension of a suspended record: the one that covers `today`, otherwise the last one that began. */
export function runningSuspension(
  { state, suspensions }: Pick<ChinaRecord, 'state' | 'suspensions'>,
  today: string,
): ChinaSuspension | null {
  if (state !== 'suspended') return null
  const begun = suspensions.filter(({ from }) => from <= today)
  return begun.findLast(({ to }) => to === null || to >= today) ?? begun.at(-1) ?? suspensions[0] ?? null
}
