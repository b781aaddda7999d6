import { readTable } from '../../formats/csv/read-table.ts'
import type { Warnings } from '../../warnings.ts'
import type { FoundNews, NewsSource } from '../news-source.ts'

/**
 * Pages of China's export control information site. It has no feed: an index of its pages is read from a mirror. The
 * English titles of the index are not the publisher's and are not taken.
 */
export const cnMofcom: NewsSource = {
  id: 'cn-mofcom',
  publisher: 'Ministry of Commerce of the People’s Republic of China',
  type: 0,
  countryCode: 'CN',
  unit: { zh: '商务部', en: 'Ministry of Commerce' },
  secondUnit: { zh: '产业安全与进出口管制局', en: 'Bureau of Industry Security, Import and Export Control' },
  url: 'https://exportcontrol.mofcom.gov.cn/',
  download: null,
  maxBytes: 10_000_000,
  formats: [
    {
      id: 'page-index-csv',
      origin: 'curated',
      files: ['export-control/cn-dual-use/exportcontrol-mofcom-pages-index.csv'],
      read: readPages,
    },
  ],
}

const format = { delimiter: ',', columns: ['date', 'category', 'title', 'url'] }
/** Pages that the index itself puts aside. */
const otherSubjects = /^N\/A/

async function* readPages(content: AsyncIterable<Uint8Array>, warnings: Warnings): AsyncGenerator<FoundNews> {
  for await (const { date = '', category = '', title = '', url = '' } of readTable(content, format, warnings)) {
    if (otherSubjects.test(category)) continue
    const titleCn = withoutTranslation(title) || null
    yield { id: url, title: null, titleCn, summary: null, publishedOn: date || null, url }
  }
}

/** The last brackets, if what they hold is Latin. */
function withoutTranslation(title: string): string {
  return title.replace(/\s*[（(](?=[^\p{Script=Han}]*$)[^\p{Script=Han}]+[)）]\s*$/u, '').trim()
}
