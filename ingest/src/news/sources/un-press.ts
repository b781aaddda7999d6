import { readRss } from '../../formats/feed/read-feed.ts'
import type { NewsSource } from '../news-source.ts'

/** Press releases of the United Nations about sanctions and embargoes. */
export const unPress: NewsSource = {
  id: 'un-press',
  publisher: 'United Nations',
  type: 1,
  countryCode: 'UN',
  unit: { zh: '联合国', en: 'United Nations' },
  secondUnit: null,
  url: 'https://press.un.org/en',
  download: { urls: ['https://press.un.org/en/rss.xml'], timeoutMinutes: 5 },
  maxBytes: 10_000_000,
  formats: [{ id: 'rss', origin: 'publisher', files: ['un-press.{date}.rss'], read: readRss }],
  isWanted: (title) =>
    /\bsanction|\bembargo|\bassets freeze|\bnon-proliferation|\bSecurity Council\b.*\bCommittee\b/i.test(title),
}
