import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { UndoBar } from './undo-bar.tsx'

/** A decision that a colleague changed before it was taken back. */

const decided = { key: 'name-7', kind: 'name', entityId: '7', alertId: null, originalEntityName: 'Integrity' }

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('review' as 'screening')
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [409, { decidedBy: 'ann', decidedTime: '2026-11-30T01:00:00.000Z' }, /^未撤销：ann 已于 2026-11-30 .* 处理$/],
  [404, null, '未撤销：没有这一名称'],
])('says beside its name why it stays, and does not offer it again (%i)', async (status, data, words) => {
  const asked = vi.fn(
    async () => new Response(JSON.stringify({ code: status, message: '没有这一名称', data }), { status }),
  )
  vi.stubGlobal('fetch', asked)
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <UndoBar decided={decided as unknown as QueueItem} onUndone={() => {}} />
    </QueryClientProvider>,
  )
  const undo = page.getByRole('button', { name: /撤销/ })
  await undo.click()
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  await expect.element(page.getByText('Integrity')).toBeVisible()
  expect(undo.elements()).toEqual([])
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('can be tried again when the network was away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await renderPart(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <UndoBar decided={decided as unknown as QueueItem} onUndone={() => {}} />
    </QueryClientProvider>,
  )
  const undo = page.getByRole('button', { name: /撤销/ })
  await undo.click()
  await expect.element(undo).toBeEnabled()
  expect(page.getByRole('alert').getByText(/./).elements()).toEqual([])
})
