import type { AlertRelations } from '@qingdan/api/contract/screening/alerts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { z } from 'zod'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { AlertCandidates } from './alert-candidates.tsx'

/** An alert of the queue: somebody decided on it since it was opened. */

let isDecided: boolean

beforeAll(async () => {
  await startLanguage()
  await Promise.all(['screening', 'review', 'common'].map((name) => loadPhrases(name as 'screening')))
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
