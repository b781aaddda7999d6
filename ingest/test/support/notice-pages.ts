import { readdir, readFile } from 'node:fs/promises'
import type { Source } from '../../src/source.ts'
import { fixtureFolder } from './read-edition.ts'

/**
 * The pages of the Federal Register that lead to the notices among a source's fixtures: the answer of the source's own
 * search, and the full text of each.
 */
export async function noticePages(source: Source, title: string): Promise<Record<string, string>> {
  const folder = `${fixtureFolder}/${source.id}`
  const named = (await readdir(folder)).flatMap((file) => {
    const parts = /^(?<day>\S+) (?<citation>\d+ FR \d+) (?<number>\S+) (?<words>\S+)\.xml$/.exec(file)?.groups
    return parts === undefined ? [] : [{ file, parts }]
  })
  const pages: Record<string, string> = {}
  const results: object[] = []
  for (const { file, parts } of named) {
    const path = `${parts['day']?.replaceAll('-', '/')}/${parts['number']}`
    const url = `https://www.federalregister.gov/documents/full_text/xml/${path}.xml`
    pages[url] = await readFile(`${folder}/${file}`, 'utf8')
    results.push({
      title,
      document_number: parts['number'],
      publication_date: parts['day'],
      citation: parts['citation'],
      html_url: `https://www.federalregister.gov/documents/${path}/${parts['words']}`,
      full_text_xml_url: url,
    })
  }
  return {
    ...pages,
    [source.download?.urls[0] ?? '']: JSON.stringify({ count: results.length, total_pages: 1, results }),
  }
}
