import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, readEdition } from '../../../test/support/read-edition.ts'
import { cbpWro } from './source.ts'

const page = 'https://www.cbp.gov/document/stats/withhold-release-orders-findings'
const table = 'https://www.cbp.gov/sites/default/files/2026-06/withhold-release-orders-findings-fy26-2026-06-23.csv'
const pageText = await readFile(`${fixtureFolder}/cbp-wro/pages/withhold-release-orders-findings.html`, 'utf8')
const tableText = await readFile(`${fixtureFolder}/cbp-wro/withhold-release-orders-findings.csv`)

it('the table is found on the page and read as the one in a mirror is', async () => {
  const { source, requested } = await servePublisher(cbpWro, { [page]: pageText, [table]: tableText })
  const received = await receiveEdition(source)
  expect(requested).toEqual([page, table])
  expect(received.records).toEqual((await readEdition(cbpWro, fixtureFolder)).records)
})

it('a page without the table is an alarm', async () => {
  const { source } = await servePublisher(cbpWro, { [page]: pageText.replaceAll('.csv', '.pdf') })
  await expect(receiveEdition(source)).rejects.toMatchObject({
    code: 'source.page-changed',
    message: expect.stringContaining('has no link that leads to the table of orders and findings.'),
  })
})
