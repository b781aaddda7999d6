import { z } from 'zod'
import { readJson } from '../../reading/document-text.ts'
import { Rejected } from '../../rejected.ts'
import type { FoundNews, NewsSource } from '../news-source.ts'

const fields = ['document_number', 'title', 'abstract', 'publication_date', 'html_url'] as const
const query = new URLSearchParams([
  ['conditions[agencies][]', 'industry-and-security-bureau'],
  ['order', 'newest'],
  ['per_page', '200'],
  ...fields.map((field) => ['fields[]', field] as [string, string]),
])

const answer = z.object({
  results: z.array(
    z.object({
      document_number: z.string(),
      title: z.string(),
      abstract: z.string().nullish(),
      publication_date: z.string(),
      html_url: z.string(),
    }),
  ),
})

const index = z.object({
  documents: z.array(
    z.object({ documentNumber: z.string(), title: z.string(), publicationDate: z.string(), htmlUrl: z.string() }),
  ),
})

/**
 * Documents of the Bureau of Industry and Security in the Federal Register
 * (https://www.federalregister.gov/developers/documentation/api/v1), or an index of its rules that change the
 * Commerce Control List.
 */
export const usFederalRegister: NewsSource = {
  id: 'us-federal-register',
  publisher: 'Office of the Federal Register',
  type: 1,
  countryCode: 'US',
  unit: { zh: '美国商务部', en: 'U.S. Department of Commerce' },
  secondUnit: { zh: '工业与安全局', en: 'Bureau of Industry and Security' },
  url: 'https://www.federalregister.gov/agencies/industry-and-security-bureau',
  download: { urls: [`https://www.federalregister.gov/api/v1/documents.json?${query}`], timeoutMinutes: 5 },
  // 200 documents are .3 MB.
  maxBytes: 10_000_000,
  formats: [
    {
      id: 'federal-register-json',
      origin: 'publisher',
      files: ['federal-register-documents.{date}.json'],
      read: readAnswer,
    },
    {
      id: 'rule-index-json',
      origin: 'mirror',
      files: ['export-control/us-derived/federal-register-documents.json'],
      read: readIndex,
    },
  ],
}

async function* readAnswer(content: AsyncIterable<Uint8Array>): AsyncGenerator<FoundNews> {
  const { results } = parseAs(answer, await readJson(content))
  for (const { document_number: id, title, abstract, publication_date: publishedOn, html_url: url } of results)
    yield { id, title, titleCn: null, summary: abstract ?? null, publishedOn, url }
}

async function* readIndex(content: AsyncIterable<Uint8Array>): AsyncGenerator<FoundNews> {
  const { documents } = parseAs(index, await readJson(content))
  for (const { documentNumber: id, title, publicationDate: publishedOn, htmlUrl: url } of documents)
    yield { id, title, titleCn: null, summary: null, publishedOn, url }
}

function parseAs<Value>(schema: z.ZodType<Value>, json: unknown): Value {
  const { data, error } = schema.safeParse(json)
  if (error) throw new Rejected(`The file is no list of documents: ${z.prettifyError(error).slice(0, 300)}.`)
  return data
}
