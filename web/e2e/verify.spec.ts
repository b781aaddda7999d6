import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { enter, password } from './accounts.ts'
import { seriousFindings, sidewaysScrolls, visits } from './browser.ts'
import { expectShown } from './expectations.ts'

const { open, openWindow } = visits()
let file: Buffer
let hash: string

beforeAll(async () => {
  const { request } = await openWindow()
  const { data } = await enter(request, 'demo', password)
  const headers = { Authorization: data.token }
  const made = await request.get('/open-api/api/sanction/export/simple?id=ofac-25578', { headers })
  file = await made.body()
  hash = made.headers()['x-document-hash'] ?? ''
})

const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })

describe('a document', () => {
  it('is recognised by its printed hash: subject, time and lists', async () => {
    const page = await open(`/verify/${hash}`)
    await page.getByText('本站出具过载有此校验值的文件').waitFor()
    await page.getByText('Bank Melli Iran').waitFor()
    await page.getByText('ofac-25578').waitFor()
    expect(await page.title()).toContain('核验文件')
  })

  it('is recognised by its file, but not with a changed byte', async () => {
    const page = await open(`/verify/${hash}`)
    await choose(page, file)
    await page.getByText('本文件由本站出具，未经改动').waitFor()
    expect(page.url()).toContain(createHash('sha256').update(file).digest('hex'))
    const changed = Buffer.from(file)
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1
    await choose(page, changed)
    await page.getByText('未查到该文件').waitFor()
  })

  it('is unknown when the file or the hash is not ours', async () => {
    const page = await open(`/verify/${'0'.repeat(64)}`)
    await page.getByText('未查到该文件').waitFor()
    await page.goto('/verify/abc')
    await expectShown(page.getByText('未查到该文件'))
  })
})

describe.each(['zh', 'en'] as const)('its page (%s)', (language) => {
  it('never scrolls sideways, and axe finds nothing serious', async () => {
    const page = await open(`/verify/${hash}`, { language })
    await page.getByText('ofac-25578').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
