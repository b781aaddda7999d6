import { z } from 'zod'
import { isIsoDay } from '../reading/partial-date.ts'
import { PageChanged } from '../rejected.ts'
import type { Download, FoundAddress, IndexPage } from '../source.ts'
import { readAnswer } from './read-answer.ts'

const origin = 'https://www.federalregister.gov'
/** The largest page that the interface gives. */
const perPage = 1000
const fields = ['title', 'document_number', 'publication_date', 'citation', 'html_url', 'full_text_xml_url'] as const

/** Documents of the Federal Register in which a list is published. */
export interface NoticeSearch {
  /** The interface's name of the agency: `state-department`. */
  agency: string
  /** Words that the documents contain; a phrase is quoted. */
  term: string
  /** The search is by words anywhere in the text, so that the title decides. */
  title: RegExp
  /** First day of publication, ISO. */
  since: string
  /** How many are read, the newest first; if absent, all. */
  newest?: number
}

const answer = z.object({
  count: z.number(),
  total_pages: z.number().optional(),
  results: z
    .array(
      z.object({
        title: z.string(),
        document_number: z.string(),
        publication_date: z.string(),
        citation: z.string().nullish(),
        html_url: z.string(),
        full_text_xml_url: z.string().nullable(),
      }),
    )
    .default([]),
})
type Found = z.infer<typeof answer>['results'][number]

/** The search with the interface, and the full text of the documents found, newest first, as files whose names say where they are from. */
export function federalRegisterNotices(search: NoticeSearch): Pick<Download, 'urls' | 'find'> {
  return { urls: [searchAddress(search)], find: { steps: [(page) => noticesOn(page, search)], origins: [] } }
}

function searchAddress({ agency, term, since }: NoticeSearch): string {
  const query = new URLSearchParams([
    ['conditions[agencies][]', agency],
    ['conditions[term]', term],
    ['conditions[publication_date][gte]', since],
    ['order', 'newest'],
    ['per_page', String(perPage)],
    ...fields.map((field) => ['fields[]', field] as [string, string]),
  ])
  return `${origin}/api/v1/documents.json?${query}`
}

function noticesOn(page: IndexPage, { title, newest }: NoticeSearch): FoundAddress[] {
  const { results, total_pages: pages = 1 } = readAnswer(page, answer)
  if (pages > 1) throw new PageChanged(`The search ${page.url} finds more than ${perPage} documents.`)
  const titled = results
    .filter((result) => title.test(result.title))
    .toSorted((a, b) =>
      a.publication_date < b.publication_date ? 1 : a.publication_date > b.publication_date ? -1 : 0,
    )
  if (titled.length === 0) {
    throw new PageChanged(`None of the ${results.length} documents that ${page.url} finds has the title ${title}.`)
  }
  return titled.slice(0, newest).map(toFile)
}

function toFile(found: Found): FoundAddress {
  const { full_text_xml_url: url, document_number: number, publication_date: day, html_url: page, citation } = found
  if (url === null || !isIsoDay(day)) throw new PageChanged(`The document ${number} of ${day} has no full text.`)
  const words = page.split('/').at(-1) ?? ''
  return { url, name: `${[day, citation ?? '', number, words].filter((part) => part !== '').join(' ')}.xml` }
}

/** What the name of a document's file says: "2026-06-10 91 FR 35189 2026-11571 notice-of-availability.xml". */
export interface NoticeOrigin {
  publishedOn: string
  /** "91 FR 35189"; empty where the interface gave none. */
  citation: string
  /** Page of the document. */
  url: string
}

/** Reads the name of a document's file; null if it is another file. */
export function readNoticeName(name: string): NoticeOrigin | null {
  const parts =
    /^(?<day>\d{4}-\d{2}-\d{2}) (?:(?<citation>\d+ FR \d+) )?(?<number>[\w-]+)(?: (?<words>[\w-]+))?\.xml$/.exec(
      name,
    )?.groups
  if (parts === undefined) return null
  const { day = '', citation = '', number = '', words } = parts
  const path = words === undefined ? `d/${number}` : `documents/${day.replaceAll('-', '/')}/${number}/${words}`
  return { publishedOn: day, citation, url: `${origin}/${path}` }
}
