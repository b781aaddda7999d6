import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { enter, password } from './accounts.ts'
import { axeFindings, sidewaysScrolls, visits } from './browser.ts'
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

const code = () => (hash.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-')

async function typeCode(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '核验码或校验值' }).fill(text)
  await page.keyboard.press('Enter')
}

/** Drops a file onto the page, as from a folder. */
async function drop(page: Page, name: string, type: string, buffer: Buffer): Promise<void> {
  const bytes = [...buffer]
  const files = await page.evaluateHandle(
    ([name, type, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      return transfer
    },
    [name, type, bytes] as const,
  )
  await page.getByText('或将 PDF 文件拖到此处').dispatchEvent('drop', { dataTransfer: files })
}

describe('the page without a code', () => {
  it.each(['/verify', '/verify/'])('%s takes the printed code, a pasted address or the whole hash', async (path) => {
    const page = await open(path)
    for (const text of [code(), ` ${code().toLowerCase().replaceAll('-', ' ')} `, `example.com/verify/${code()}`]) {
      await typeCode(page, text)
      await page.getByText('本站出具过载有此核验码的文件').waitFor()
      await page.goto(path)
    }
    await typeCode(page, hash)
    await page.getByText('本站出具过载有此校验值的文件').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/verify/${hash}`)
  })

  it('says what a code looks like, and keeps what was typed', async () => {
    const page = await open('/verify')
    await typeCode(page, '3F9A-0C72')
    await page.getByText('核验码为 16 位').waitFor()
    expect(await page.getByRole('textbox', { name: '核验码或校验值' }).inputValue()).toBe('3F9A-0C72')
    await typeCode(page, '0000-0000-0000-0000')
    await page.getByText('未查到该文件').waitFor()
  })

  it('takes a dropped PDF, and no other file', async () => {
    const page = await open('/verify')
    await drop(page, 'a.txt', 'text/plain', Buffer.from('text'))
    await page.getByRole('alert').getByText('请选择 PDF 文件').waitFor()
    await drop(page, 'a.pdf', 'application/pdf', file)
    await page.getByText('本文件由本站出具，未经改动').waitFor()
  })

  it('is reached from the footer of every page', async () => {
    const page = await open('/home')
    await page.getByRole('contentinfo').getByRole('link', { name: '核验文件' }).click()
    await page.waitForURL(/\/verify$/)
  })

  it.each(['zh', 'en'] as const)('in %s never scrolls sideways, and axe finds nothing serious', async (language) => {
    const page = await open('/verify', { language })
    await page.getByRole('main').getByRole('textbox').fill('x')
    await page.keyboard.press('Enter')
    await page.locator('[aria-invalid=true]').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})

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
    expect(await axeFindings(page)).toEqual([])
    expect(await sidewaysScrolls(page)).toEqual([])
  })
})
