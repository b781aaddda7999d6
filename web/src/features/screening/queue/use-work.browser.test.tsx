import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { beginSession, endSession } from '../../../lib/session/session.ts'
import { useWork } from './use-work.ts'

/** A name that the reviewer leaves is free for colleagues at once. */

const claim = {
  userName: 'ann',
  isMine: true,
  sinceTime: '2026-11-29T06:00:00.000Z',
  untilTime: '2026-11-29T06:15:00.000Z',
}
const nameOf = (id: string) =>
  ({ key: `name-${id}`, kind: 'name', entityId: id, type: '01', originalEntityName: id }) as unknown as QueueItem

function Work() {
  const { item, open } = useWork({ scope: 'team', part: 'all' })
  return (
    <>
      <output>{item?.key ?? '-'}</output>
      {['7', '8'].map((id) => (
        <button key={id} type="button" onClick={() => open(nameOf(id))}>
          {id}
        </button>
      ))}
    </>
  )
}

const left: string[] = []

beforeAll(async () => {
  await startLanguage()
  await loadPhrases('review')
})
beforeEach(() => {
  left.length = 0
  beginSession({ token: 'x', userId: 'ann' } as unknown as Parameters<typeof beginSession>[0])
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/queue/leave')) left.push(new URLSearchParams(String(init?.body)).get('id') ?? '')
    return new Response(JSON.stringify({ code: 200, message: 'OK', data: claim }))
  })
})
afterEach(() => {
  endSession('/home')
  vi.unstubAllGlobals()
})

it('gives a name back when another one is opened, and when the page is left', async () => {
  const shown = await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <Work />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: '7' }).click()
  await expect.element(page.getByText('name-7')).toBeVisible()
  expect(left).toEqual([])
  await page.getByRole('button', { name: '8' }).click()
  await expect.element(page.getByText('name-8')).toBeVisible()
  await expect.poll(() => left).toEqual(['7'])
  await shown.unmount()
  await expect.poll(() => left).toEqual(['7', '8'])
})
