import type { SourceRecord } from '@qingdan/database/record.ts'
import { committees } from './dfat-committees.ts'

const bankName = /\b(bank|banque|banco|banking)\b/i

/** Public offices as the Department words them. */
const publicOffice =
  /\b(member of the (state duma|federation council)|senator of the federation council|(deputy )?(prime )?minister (of|for)|president of (the )?(republic|russian)|governor of|mayor of|ambassador|chief of (the )?(general|defen[cs]e) staff)\b/i

/** Sub-types of a target, each with its reason; the general one of its type when there is no other. */
export function deriveSubTypes(record: Omit<SourceRecord, 'subTypes'>): SourceRecord['subTypes'] {
  if (record.type === '03') return [{ code: '0301', reason: 'Type Vessel' }]
  const isPerson = record.type === '02'
  const found: SourceRecord['subTypes'] = []
  const bank = isPerson ? undefined : record.names.find((name) => bankName.test(name.value))
  if (bank) found.push({ code: '0102', reason: `Name ${bank.value}` })
  const office = isPerson ? record.remarks.map((remark) => publicOffice.exec(remark)?.[0]).find(Boolean) : undefined
  if (office !== undefined) found.push({ code: '0203', reason: `Additional information: ${office}` })
  for (const committee of new Set(record.listings.flatMap((listing) => listing.programmes))) {
    const regime = committees[committee]
    if (regime) found.push({ code: isPerson ? regime.person : regime.enterprise, reason: regime.reason })
  }
  if (found.length === 0) found.push({ code: isPerson ? '0201' : '0101', reason: 'No committee or office says more' })
  return found.sort((a, b) => (a.code < b.code ? -1 : 1))
}
