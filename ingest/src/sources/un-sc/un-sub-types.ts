import type { SourceRecord } from '@qingdan/database/record.ts'
import { lists } from './un-lists.ts'

const bankName = /\b(bank|banque|banco|banking)\b/i

/** Public offices as the United Nations words designations. */
const publicOffice =
  /\b(minister|vice-minister|president of|prime minister|governor of|ambassador|mayor|member of (parliament|the national assembly)|chief of (the )?(general|defen[cs]e) staff|chief justice|consul|secretary of the workers’ party|political bureau)\b/i

/** Sub-types of a party, each with its reason; the general one of its type when there is no other. */
export function deriveSubTypes(record: Omit<SourceRecord, 'subTypes'>): SourceRecord['subTypes'] {
  if (record.type === '03') return [{ code: '0301', reason: 'The comment gives the IMO number of a ship' }]
  const isPerson = record.type === '02'
  const found: SourceRecord['subTypes'] = []
  const bank = isPerson ? undefined : record.names.find((name) => bankName.test(name.value))
  if (bank) found.push({ code: '0102', reason: `Name ${bank.value}` })
  const office = isPerson ? record.positions.find((position) => publicOffice.test(position)) : undefined
  if (office !== undefined) found.push({ code: '0203', reason: `Designation ${office}` })
  for (const programme of new Set(record.listings.flatMap((listing) => listing.programmes))) {
    const subType = lists[programme]?.subType
    if (subType) found.push({ code: isPerson ? subType.person : subType.enterprise, reason: subType.reason })
  }
  if (found.length === 0) found.push({ code: isPerson ? '0201' : '0101', reason: 'No regime or designation says more' })
  return found.sort((a, b) => (a.code < b.code ? -1 : 1))
}
