import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { metiDocument } from '../../../test/fixtures/meti-fixture.ts'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, readContent, readEdition } from '../../../test/support/read-edition.ts'
import { jpMeti } from './source.ts'

const page = 'https://www.meti.go.jp/policy/anpo/law00.html'
const workbook = 'https://www.meti.go.jp/policy/anpo/20250929_4.xlsx'
const pageText = await readFile(`${fixtureFolder}/jp-meti/pages/law00.html`, 'utf8')

it('the newest workbook of the list is found on the page', async () => {
  const { source, requested } = await servePublisher(jpMeti, { [page]: pageText, [workbook]: metiDocument() })
  const received = await receiveEdition(source)
  expect([requested, received.publishedOn, received.warnings]).toEqual([[page, workbook], '2025-09-29', []])
  const transcribed = await readEdition(jpMeti, fixtureFolder, { format: 'curated-json' })
  for (const name of ['Faratech', 'Samhung Corporation']) {
    const { listings, names, ...same } = received.named(name)
    expect({ ...transcribed.named(name), listings: [], names: [] }).toEqual({ ...same, listings: [], names: [] })
    expect(listings).toMatchObject([{ url: page, reference: transcribed.named(name).listings[0]?.reference }])
  }
  expect(received.named('Samhung Corporation').names.map(({ value }) => value)).toEqual([
    'Samhung Corporation',
    '三興会社',
    'Korea Samhung Trading Corp.',
    '朝鮮三興貿易会社',
    'Samhung',
  ])
})

it('a workbook without its day, or without rows, is refused', async () => {
  await expect(readContent(jpMeti.formats[0], { 'list_1.xlsx': metiDocument() })).rejects.toThrow(/has no day/)
})
