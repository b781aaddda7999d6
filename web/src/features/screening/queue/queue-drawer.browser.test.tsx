import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { QueueDrawer } from './queue-drawer.tsx'

/** A name of the queue that a colleague decided about, or whose batch was deleted, while it was open. */

const item = {
  ...{ key: 'name-7', kind: 'name', entityId: '7', type: '01', originalEntityName: 'Integrity' },
  claim: { userName: 'ann', isMine: true, sinceTime: '2026-11-29T06:00:00Z', untilTime: '2026-11-29T06:15:00Z' },
} as unknown as QueueItem

beforeAll(async () => {
  await startLanguage()
  await Promise.all(
    ['screening', 'screeningRules', 'review', 'common', 'terms'].map((name) => loadPhrases(name as 'screening')),
  )
})
afterEach(() => vi.unstubAllGlobals())

async function renderDrawer() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await renderPart(
    <QueryClientProvider client={client}>
      <QueueDrawer item={item} lostTo={null} onDecided={() => {}} onNext={() => {}} onClose={() => {}} />
    </QueryClientProvider>,
  )
}

it.each([
  ['0', 1],
  ['2', 0],
])('says that the reviewer works on it until somebody decided (%s)', async (operateStatus, count) => {
  const entity = { ...item, id: '7', operateStatus, state: 'open', entityId: null, details: {} }
  const file = { entity, notes: [], attachments: [], claim: null, release: null, sentBack: null }
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.includes('/entity/file') ? file : []
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }))
  })
  await renderDrawer()
  await expect.element(page.getByRole('button', { name: /^以上都不是/ })).toBeVisible()
  expect(page.getByText(/由我处理/).elements()).toHaveLength(count)
})

it('says that it is gone, and nothing of its publisher', async () => {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ code: 404, message: '没有这一名称', data: null }), { status: 404 }),
  )
  await renderDrawer()
  await expect.element(page.getByText('该名称已不在')).toBeVisible()
  expect(page.getByText(/发布机关/).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '关闭' })).toBeVisible()
})
