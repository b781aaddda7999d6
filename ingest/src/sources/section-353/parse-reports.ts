import { readBundle } from '../../formats/bundle/bundle.ts'
import type { ListEntry } from '../../formats/curated-csv/list-entry.ts'
import { readLines } from '../../formats/html/read-lines.ts'
import { readPage } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const firstReport = 'https://www.state.gov/reports/section-353-corrupt-and-undemocratic-actors-report'
/** The section expired then. */
const end = 'December 2023'
const chapters = /^(?:EL SALVADOR|GUATEMALA|HONDURAS|NICARAGUA)$/
/** "Name Name, former Minister of Culture, engaged in …" */
const entry = /^(?<name>\p{Lu}[^,:;]{4,80}), (?<reason>.+)$/u
/** What a sentence about a person says, and the page around it does not. */
const grounds = /\b(?:engaged|undermined|obstructed|transferred|facilitated|attempted|used|conspired|current|former)\b/

/** The persons in the reports, one page for each year, as the curated table has them. */
export async function parseReports(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<ListEntry[]> {
  const entries: ListEntry[] = []
  for await (const { name, chunks } of readBundle(content)) {
    const year = /^report-(\d{4})\.html$/.exec(name)?.[1]
    if (year === undefined) throw new Rejected(`The file ${name} is no report.`)
    const found = readReport(await readPage(chunks), year, warnings)
    if (found.length === 0) throw new Rejected(`The report of ${year} names nobody below the name of a state.`)
    entries.push(...found)
  }
  return entries
}

function readReport(page: string, year: string, warnings: Warnings): ListEntry[] {
  let country = ''
  const url = `${firstReport}${year === '2021' ? '' : `-${year}`}/`
  return readLines(page).flatMap(({ text }): ListEntry[] => {
    const chapter = text.toUpperCase().replace(/:$/, '')
    if (chapters.test(chapter)) country = chapter
    if (country === '' || chapters.test(chapter) || !grounds.test(text)) return []
    const parts = entry.exec(text)?.groups
    if (parts === undefined) {
      warnings.add('entry-without-name', text)
      return []
    }
    const { name = '', reason = '' } = parts
    return [
      {
        type: '02',
        name,
        aliases: [],
        programme: '',
        authority: '',
        reason,
        report: year,
        start: '',
        end,
        country,
        notes: '',
        url,
      },
    ]
  })
}
