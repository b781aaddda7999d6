import { describe, expect, it } from 'vitest'
import { federalRegisterNotices, readNoticeName } from './federal-register.ts'

const search = { agency: 'state-department', term: '"Measures"', title: /^Imposition of Measures/, since: '2024-01-01' }
const result = (day: string, number: string, title = 'Imposition of Measures Against Two Persons') => ({
  title,
  document_number: number,
  publication_date: day,
  citation: '91 FR 1234',
  html_url: `https://www.federalregister.gov/documents/${day.replaceAll('-', '/')}/${number}/imposition-of-measures`,
  full_text_xml_url: `https://www.federalregister.gov/documents/full_text/xml/${day.replaceAll('-', '/')}/${number}.xml`,
})
const answer = (results: object[], more = {}) => ({ count: results.length, total_pages: 1, results, ...more })
function find(content: unknown, newest?: number) {
  const { urls, find: found } = federalRegisterNotices(newest === undefined ? search : { ...search, newest })
  return found?.steps[0]({ url: urls[0] ?? '', text: typeof content === 'string' ? content : JSON.stringify(content) })
}

describe('notices of the Federal Register', () => {
  it('are asked for by agency, words and day', () => {
    const asked = new URL(federalRegisterNotices(search).urls[0] ?? '')
    expect(`${asked.origin}${asked.pathname}`).toBe('https://www.federalregister.gov/api/v1/documents.json')
    expect(asked.searchParams.getAll('conditions[agencies][]')).toEqual(['state-department'])
    expect(asked.searchParams.get('conditions[term]')).toBe('"Measures"')
    expect(asked.searchParams.get('conditions[publication_date][gte]')).toBe('2024-01-01')
  })

  it('are those with the title, newest first, each under a name that says where it is from', () => {
    const found = find(
      answer([
        result('2025-02-03', '2025-1'),
        result('2026-03-04', '2026-2'),
        result('2026-05-05', '2026-3', 'A Meeting'),
      ]),
    )
    expect(found).toMatchObject([
      {
        url: expect.stringContaining('/2026/03/04/2026-2.xml'),
        name: '2026-03-04 91 FR 1234 2026-2 imposition-of-measures.xml',
      },
      { name: '2025-02-03 91 FR 1234 2025-1 imposition-of-measures.xml' },
    ])
    expect(readNoticeName('2026-03-04 91 FR 1234 2026-2 imposition-of-measures.xml')).toEqual({
      publishedOn: '2026-03-04',
      citation: '91 FR 1234',
      url: 'https://www.federalregister.gov/documents/2026/03/04/2026-2/imposition-of-measures',
    })
    expect(readNoticeName('2026-03-04 2026-2.xml')).toMatchObject({ url: 'https://www.federalregister.gov/d/2026-2' })
    expect(readNoticeName('list.xml')).toBeNull()
  })

  it('may be only the newest', () => {
    expect(find(answer([result('2025-02-03', '2025-1'), result('2026-03-04', '2026-2')]), 1)).toMatchObject([
      { name: '2026-03-04 91 FR 1234 2026-2 imposition-of-measures.xml' },
    ])
  })

  it.each([
    ['another form', { documents: [] }, /has changed: count/],
    ['HTML', '<html></html>', /is not JSON/],
    ['no document', { count: 0 }, /None of the 0 documents/],
    ['other titles only', answer([result('2026-05-05', '2026-3', 'A Meeting')]), /None of the 1 documents/],
    ['more than a page', answer([result('2026-05-05', '2026-3')], { total_pages: 2 }), /more than 1000 documents/],
    ['no full text', answer([{ ...result('2026-05-05', '2026-3'), full_text_xml_url: null }]), /has no full text/],
  ])('are refused when the answer is %s', (_, content, reason) => {
    expect(() => find(content)).toThrow(reason)
  })
})
