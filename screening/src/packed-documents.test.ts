import { expect, test } from 'vitest'
import { personOf } from '../test/memory-engine.ts'
import { createPacking } from './packed-documents.ts'

const documentOf = (at: number, name = `Ivan PETROV ${at}`) => Buffer.from(JSON.stringify(personOf(`p-${at}`, name)))

test('documents are read as they were packed, those before a dictionary too', () => {
  const pack = createPacking()
  const documents = Array.from({ length: 2500 }, (_, at) => documentOf(at))
  const packed = documents.map(pack)
  expect(packed.every((one, at) => Buffer.compare(one.json, documents[at] as Buffer) === 0)).toBe(true)
})

test('a document larger than what is kept together is read as it was packed', () => {
  const pack = createPacking()
  for (let at = 0; at < 500; at++) pack(documentOf(at))
  const random = Array.from({ length: 300_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1).toString(36)).join(' ')
  const large = documentOf(500, random)
  const packed = pack(large)
  expect(Buffer.compare(packed.json, large)).toBe(0)
  expect(Buffer.compare(pack(documentOf(501)).json, documentOf(501))).toBe(0)
})
