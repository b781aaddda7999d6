import type { Listing, ListingState, SourceRecord } from '@qingdan/database/record.ts'
import type { Warnings } from '../../warnings.ts'

/**
 * The record without links that are no http or https addresses: a page opens links, and a file could hold one that
 * runs a script or reads a disk. Each is reported.
 */
export function withWebLinks(record: SourceRecord, warnings: Warnings): SourceRecord {
  const refused = record.listings.flatMap(linksOf).filter((link) => !isWebLink(link))
  if (refused.length === 0) return record
  for (const link of refused) warnings.add('link-refused', `${record.publisherId}: ${link}`)
  return { ...record, listings: record.listings.map(withoutOtherLinks) }
}

/** Whether browsers open the address as a page. */
export function isWebLink(link: string): boolean {
  return URL.canParse(link) && /^https?:$/.test(new URL(link).protocol)
}

function linksOf({ url, notice, suspensions = [], timeline = [] }: Listing): string[] {
  const references = timeline.flatMap(({ news, laws }) => [...news, ...laws])
  return [url, notice?.url, ...[...suspensions, ...references].map((linked) => linked.url)].filter(
    (link) => link !== undefined && link !== null,
  )
}

function withoutOtherLinks(listing: Listing): Listing {
  const { notice, suspensions, timeline } = listing
  return {
    ...withoutLink(listing),
    ...(notice && { notice: { ...notice, url: notice.url !== null && isWebLink(notice.url) ? notice.url : null } }),
    ...(suspensions && { suspensions: suspensions.map(withoutLink) }),
    ...(timeline && { timeline: timeline.map(withoutReferences) }),
  }
}

function withoutLink<Linked extends { url?: string }>(linked: Linked): Linked {
  if (linked.url === undefined || isWebLink(linked.url)) return linked
  const { url: _refused, ...others } = linked
  return others as Linked
}

/** A reference is nothing without its link. */
function withoutReferences(state: ListingState): ListingState {
  const keep = (references: ListingState['news']) => references.filter(({ url }) => isWebLink(url))
  return { ...state, news: keep(state.news), laws: keep(state.laws) }
}
