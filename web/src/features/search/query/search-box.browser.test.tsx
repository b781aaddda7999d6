import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languages, renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { forgetSearches, rememberSearch } from '../../../lib/browser/recent-searches.ts'
import { SearchBox } from './search-box.tsx'

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('search')
})
beforeEach(() => {
  searched.length = 0
  forgetSearches()
  rememberSearch('Bank Melli')
  rememberSearch('Integrity')
})

const box = () => page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name })

const searched: string[] = []

function Box() {
  return (
    <SearchBox
      initial=""
      takesFocus={false}
      problem={null}
      onSearch={(keyword) => searched.push(keyword)}
      onClear={() => {}}
    />
  )
}

/** The search box with two recent searches to choose from, newest first. */
async function renderBox(language: 'zh' | 'en' = 'zh'): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: Box }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const screen = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  )
  await renderPart(screen, language)
}

describe('the search box', () => {
  it.each(languages)('is a combobox whose suggestions the arrows select in a circle (%s)', async (language) => {
    await renderBox(language)
    await box().click()
    await expect.element(option('Integrity')).toBeVisible()
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Integrity')).toHaveAttribute('aria-selected', 'true')
    expect(box().element().getAttribute('aria-activedescendant')).toBe(option('Integrity').element().id)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Bank Melli')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(box()).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(option('Bank Melli')).toHaveAttribute('aria-selected', 'true')
    await expect.element(box()).toHaveFocus()
  })

  it('takes the selected suggestion with Enter, and the typed text with Ctrl and Enter', async () => {
    await renderBox()
    await box().click()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(searched).toEqual(['Integrity'])
    await box().fill('Bank')
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
    expect(searched).toEqual(['Integrity', 'Bank'])
  })

  it('closes its suggestions with Escape, and is cleared by the next one', async () => {
    await renderBox()
    await box().fill('Bank')
    await expect.element(option('Bank Melli')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(box()).toHaveValue('Bank')
    await userEvent.keyboard('{Escape}')
    await expect.element(box()).toHaveValue('')
  })

  it('leaves Enter to an input method that is composing', async () => {
    await renderBox()
    await box().fill('huawei')
    const press = (fields: KeyboardEventInit) =>
      box()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...fields }))
    press({ isComposing: true })
    // Safari ends the composition before it sends this key.
    press({ keyCode: 229 })
    expect(searched).toEqual([])
    press({})
    expect(searched).toEqual(['huawei'])
  })

  it('says what is wrong with a keyword that is too short', async () => {
    await renderBox()
    await box().fill('x')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('至少需要输入两个字符才能发起搜索')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    expect(searched).toEqual([])
  })
})
