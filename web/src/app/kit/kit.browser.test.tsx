import type { Language } from '@qingdan/api/contract/bilingual.ts'
import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../test/render-part.tsx'
import { startLanguage } from '../../i18n/setup.ts'
import { Kit, loadKitPhrases } from './kit.tsx'

const looks: [Language, 'light' | 'dark'][] = [
  ['zh', 'light'],
  ['zh', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
]

/** Violations of axe in the whole page, one line each; [] is expected. */
async function violations(): Promise<string[]> {
  const { violations } = await axe.run(document.body)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Texts that are keys, because their phrases are not loaded. */
function rawKeys(): (string | null)[] {
  const innermost = [...document.querySelectorAll('body *')].filter((element) => element.childElementCount === 0)
  return innermost.map(({ textContent }) => textContent).filter((text) => /^[a-z][\w-]*(\.\w+)+$/.test(text ?? ''))
}

async function open(language: Language, scheme: 'light' | 'dark' = 'light') {
  await renderPart(<Kit />, language, scheme)
  await expect.element(page.getByRole('heading', { name: 'Kit' })).toBeVisible()
}

beforeAll(async () => {
  await startLanguage()
  await loadKitPhrases()
})

describe.each(looks)('the kit in %s, %s', (language, scheme) => {
  it('has all its phrases and no finding of axe', async () => {
    await open(language, scheme)
    expect(document.documentElement.dataset['mantineColorScheme']).toBe(scheme)
    expect(rawKeys()).toEqual([])
    expect(await violations()).toEqual([])
  })
})

describe.each(['zh', 'en'] as const)('on demand in %s', (language) => {
  it('a dialog opens without a finding and gives the focus back', async () => {
    await open(language)
    await page.getByRole('button', { name: 'Dialog' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('dialog').getByRole('button').click()
    await expect.element(page.getByRole('button', { name: 'Dialog' })).toHaveFocus()
  })

  it('a message replaces the one before and is closed by its button', async () => {
    await open(language)
    await page.getByRole('button', { name: 'showToast info' }).click()
    await page.getByRole('button', { name: 'showToast bad' }).click()
    const close = { zh: '关闭', en: 'Close' }[language]
    const toast = page.getByRole('group').filter({ has: page.getByRole('button', { name: close }) })
    await expect.element(toast).toHaveAttribute('data-tone', 'bad')
    expect(await violations()).toEqual([])
    await toast.getByRole('button', { name: close }).click()
    await expect.element(toast).not.toBeInTheDocument()
  })
})
