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

test('the hash is that of the JSON with sorted keys, as anybody can make it', () => {
  const canonical =
    '{"blocks":[{"kind":"paragraph","text":"b"}],"dataVersion":null,"format":"qingdan-export-1","language":"zh","lists":[],"madeAt":"2026-11-22T01:00:00.000Z","madeFor":"demo","serial":"s1","subject":{"id":"ofac-1","name":"A","type":"01"},"subtitle":[],"title":"名 “A”"}'
  expect(hashOf(printed)).toBe(createHash('sha256').update(canonical).digest('hex'))
})

test('one letter more is another hash', () => {
  expect(hashOf({ ...printed, title: `${printed.title}.` })).not.toBe(hashOf(printed))
})
