import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../i18n/setup.ts'
import { MonitorDialog } from './monitor-dialog.tsx'

/** A party is monitored under the name that was given. */

beforeAll(async () => {
  await startLanguage()
  await Promise.all(['screening', 'common', 'terms'].map((name) => loadPhrases(name as 'screening')))
})
afterEach(() => vi.unstubAllGlobals())

it('sends a pasted name as it is and shows why it is refused, instead of monitoring its beginning', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    sent.push(new URLSearchParams(String(init?.body)).get('originalEntityName'))
    const errors = [{ field: 'originalEntityName', message: '名称最多 300 个字符' }]
    return new Response(JSON.stringify({ code: 400, message: errors[0]?.message, data: { errors } }), { status: 400 })
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <MonitorDialog initial={{}} opener={null} onClose={() => {}} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const name = '长'.repeat(2000)
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('名称最多 300 个字符')).toBeVisible()
  expect(sent).toEqual([name])
})
