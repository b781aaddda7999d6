import type { Listing, SourceRecord } from '@qingdan/database/record.ts'
import { describe, expect, test } from 'vitest'
import { createWarnings } from '../../warnings.ts'
import { isWebLink, withWebLinks } from './web-links.ts'

test.each([
  ['https://www.mofcom.gov.cn/a', true],
  ['HTTP://example.com', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['file:///etc/passwd', false],
  ['//example.com', false],
  ['www.example.com', false],
  ['', false],
])('%j is a link of the web: %s', (link, is) => {
  expect(isWebLink(link)).toBe(is)
})

const recordOf = (listing: object) => ({ publisherId: 'x-1', listings: [listing as Listing] }) as SourceRecord
const text = { zh: null, en: null }

describe('the links of a record', () => {
  test('stay when browsers open them as pages', () => {
    const record = recordOf({ url: 'https://example.com/a', notice: { url: null } })
    const warnings = createWarnings()
    expect(withWebLinks(record, warnings)).toBe(record)
    expect(warnings.list()).toEqual([])
  })

  test('are left out and reported otherwise, wherever they are', () => {
    const bad = 'javascript:alert(1)'
    const reference = (url: string) => ({ title: 'a', url })
    const listing = {
      programme: 'P',
      url: bad,
      notice: { title: text, url: bad },
      suspensions: [{ from: null, to: null, note: text, url: bad }],
      timeline: [
        { date: '2024', status: text, news: [reference(bad), reference('https://a.b/')], laws: [reference(bad)] },
      ],
    }
    const warnings = createWarnings()
    expect(withWebLinks(recordOf(listing), warnings).listings).toEqual([
      {
        programme: 'P',
        notice: { title: text, url: null },
        suspensions: [{ from: null, to: null, note: text }],
        timeline: [{ date: '2024', status: text, news: [reference('https://a.b/')], laws: [] }],
      },
    ])
    expect(warnings.list()).toEqual([{ code: 'link-refused', count: 5, examples: [`x-1: ${bad}`] }])
  })
})
