import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOf, type PrintedDocument } from './document.ts'

const printed: PrintedDocument = {
  title: '名 “A”',
  format: 'qingdan-export-1',
  language: 'zh',
  serial: 's1',
  madeAt: '2026-11-22T01:00:00.000Z',
  madeFor: 'demo',
  dataVersion: null,
  subject: { name: 'A', id: 'ofac-1', type: '01' },
  lists: [],
  subtitle: [],
  blocks: [{ kind: 'paragraph', text: 'b' }],
}

test('the hash is SHA-256 of the JSON with sorted keys, so that anybody can compute it', () => {
  const canonical =
    '{"blocks":[{"kind":"paragraph","text":"b"}],"dataVersion":null,"format":"qingdan-export-1","language":"zh","lists":[],"madeAt":"2026-11-22T01:00:00.000Z","madeFor":"demo","serial":"s1","subject":{"id":"ofac-1","name":"A","type":"01"},"subtitle":[],"title":"名 “A”"}'
  expect(hashOf(printed)).toBe(createHash('sha256').update(canonical).digest('hex'))
})

test('one more letter changes the hash', () => {
  expect(hashOf({ ...printed, title: `${printed.title}.` })).not.toBe(hashOf(printed))
})

test('issued documents keep their hashes', () => {
  const issued: PrintedDocument = {
    ...printed,
    title: '\u2028 “Ё” \u0007 𠀀 "q" \\ é',
    dataVersion: 'qingdan-subjects-12',
    lists: [{ sourceId: 10, shortName: 'SDN', shortNameCn: '特别指定国民', date: null }],
    blocks: [
      { kind: 'facts', rows: [{ label: '', value: 'a\nb' }] },
      { kind: 'table', head: ['10', '9'], widths: [30, 12.5], rows: [['x', ''], []] },
      { kind: 'picture', sha256: '0'.repeat(64) },
    ],
  }
  // Computed by the first release.
  expect(hashOf(issued)).toBe('8e4f5b5a5b86b101f224de66ed871093abcb1e97f27388b0bc9be38c8e2fb65e')
})
