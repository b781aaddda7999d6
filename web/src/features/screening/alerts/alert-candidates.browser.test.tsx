import type { AlertRelations } from '@qingdan/api/contract/screening/alerts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { z } from 'zod'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { AlertCandidates } from './alert-candidates.tsx'

/** An alert of the queue: somebody decided on it since it was opened. */

let isDecided: boolean

type Relations = z.infer<typeof AlertRelations>
const relationOf = (id: string) =>
  ({
    id,
    isSelect: false,
    hiddenBy: null,
    reopened: ['names'],
    subject: {
      ...{ id, name: `Integrity ${id}`, matchedName: `Integrity ${id}`, type: '01', score: 95, band: 'strong' },
      ...{ subType: [], cpyState: [], birthDates: [], sources: [], highlights: [], nameZh: null, extraField: null },
      explanation: { contributions: [], details: [], tokens: [], unmatched: [], extra: [] },
    },
  }) as unknown as Relations['records'][number]

beforeAll(async () => {
  await startLanguage()
  const names = ['screening', 'review', 'common', 'terms', 'search'] as const
  await Promise.all(names.map((name) => loadPhrases(name as 'screening')))
})
beforeEach(() => {
  isDecided = false
  vi.stubGlobal('fetch', async (address: string) => {
    const envelope = (code: number, data: unknown) =>
      new Response(JSON.stringify({ code, message: 'demo 已处理', data }), { status: code })
    if (address.includes('/msg/relation/page')) {
      const relations: z.infer<typeof AlertRelations> = {
        records: [],
        total: 20,
        current: 1,
        pages: 1,
        operateStatus: isDecided ? '2' : '0',
      }
      return envelope(200, relations)
    }
    isDecided = true
    return envelope(409, { decidedBy: 'demo' })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('shows that somebody else decided as soon as a decision is refused, and of how many subjects it holds the best', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await renderPart(
    <QueryClientProvider client={client}>
      <AlertCandidates alert={{ id: '7', originalEntityName: 'Integrity', foundNum: 82 }} hasKeys />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('匹配度最高的 20 个，共 82 个')).toBeVisible()
  const none = page.getByRole('button', { name: '以上都不是' })
  await none.click({ timeout: 15_000 })
  await expect.element(page.getByText('均不是', { exact: true })).toBeVisible()
  expect(none.elements()).toEqual([])
})

it('says why a candidate is asked about again, and confirms none of another page than the one that is shown', async () => {
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    const current = Number(new URLSearchParams(String(init?.body)).get('page'))
    const data: Relations = { records: [relationOf(`${current}`)], total: 6, current, pages: 2, operateStatus: '0' }
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }))
  })
  const alert = { id: '7', originalEntityName: 'Integrity', foundNum: null }
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <AlertCandidates alert={alert} hasKeys /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('此前已裁定，之后有变更：名称。')).toBeVisible()
  const confirm = page.getByRole('button', { name: '确认为同一主体' })
  await page.getByRole('checkbox').click()
  await expect.element(confirm).toBeEnabled()
  await page.getByRole('button', { name: '下一页' }).click()
  await expect.element(page.getByText('Integrity 2')).toBeVisible()
  await expect.element(confirm).toBeDisabled()
})
