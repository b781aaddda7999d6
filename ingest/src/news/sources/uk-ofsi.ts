import { readAtom } from '../../formats/feed/read-feed.ts'
import type { NewsSource } from '../news-source.ts'

/** What the Office of Financial Sanctions Implementation publishes on GOV.UK. */
export const ukOfsi: NewsSource = {
  id: 'uk-ofsi',
  publisher: 'Office of Financial Sanctions Implementation',
  type: 1,
  countryCode: 'GB',
  unit: { zh: '英国财政部', en: 'HM Treasury' },
  secondUnit: { zh: '金融制裁执行办公室', en: 'Office of Financial Sanctions Implementation' },
  url: 'https://www.gov.uk/government/organisations/office-of-financial-sanctions-implementation',
  download: {
    urls: ['https://www.gov.uk/government/organisations/office-of-financial-sanctions-implementation.atom'],
    timeoutMinutes: 5,
  },
  maxBytes: 10_000_000,
  formats: [{ id: 'atom', origin: 'publisher', files: ['uk-ofsi.{date}.atom'], read: readAtom }],
}
