import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { receiveEdition, servePublisher } from '../../../test/support/publisher-server.ts'
import { fixtureFolder, readEdition } from '../../../test/support/read-edition.ts'
import { jpExportBans } from './source.ts'

const folder = 'https://www.meti.go.jp/policy/external_economy/trade_control/02_export/17_russia'
const pages = `${fixtureFolder}/jp-export-bans/pages`
const names = ['250912_list_daisangoku_tokutei', '250912_list_russia_tokutei', 'list_belarus_tokutei']
const page = await readFile(`${pages}/russia.html`, 'utf8')

it('the notices are found on the page and read as their text layers are', async () => {
  const notices = await Promise.all(
    names.map(async (name) => [`${folder}/download/${name}.pdf`, await readFile(`${pages}/${name}.pdf`)] as const),
  )
  const { source, requested } = await servePublisher(jpExportBans, {
    [`${folder}/russia.html`]: page,
    ...Object.fromEntries(notices),
  })
  const received = await receiveEdition(source)
  expect(requested).toHaveLength(4)
  expect(received).toMatchObject({ format: 'pdf', publishedOn: '2025-09-12', warnings: [] })
  expect(received.records).toEqual((await readEdition(jpExportBans, fixtureFolder, { format: 'pdf-text' })).records)
})

it('a notice that is no longer linked is an alarm', async () => {
  const { source } = await servePublisher(jpExportBans, {
    [`${folder}/russia.html`]: page.replace('list_russia_tokutei', 'list_russia'),
  })
  await expect(receiveEdition(source)).rejects.toMatchObject({ code: 'source.page-changed' })
})
