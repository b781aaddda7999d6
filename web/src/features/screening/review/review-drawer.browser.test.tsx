import type { ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { ReviewDrawer } from './review-drawer.tsx'

/** A name without candidates, and one that is closed while its decision is saved. */

const clear = {
  ...{ id: '7', originalEntityName: 'Golden Harbour', type: '01', state: 'clear', operateStatus: '0' },
  ...{ entityId: null, entityName: null, alertNum: 0, details: {} },
} as unknown as ScreenedEntity
const confirmed = {
  state: 'confirmed',
  operateStatus: '1',
  entityId: 'ofac-60001',
  entityName: 'Golden Harbour Agency',
}

beforeAll(async () => {
  await startLanguage()
  await Promise.all(
    ['screening', 'screeningRules', 'review', 'common', 'terms', 'search'].map((name) =>
      loadPhrases(name as 'screening'),
    ),
  )
})
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const file = { entity: clear, notes: [], attachments: [], claim: null, release: null, sentBack: null }
    const data = address.includes('/entity/result') ? [] : file
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['nothing was found', {}, '没有疑似匹配的主体', null],
  ['it was compared with one type', {}, '可能没有该主体的制裁信息，也可能名称有误。只与清单上的企业比对过。', null],
  ['an alert found something since', { alertNum: 1 }, '筛查时没有候选', '待处理预警 1'],
  ['an alert was confirmed', confirmed, '由监控预警裁定', 'Golden Harbour Agency'],
])('says that %s', async (_what, more, title, link) => {
  const entity = { ...clear, ...more } as ScreenedEntity
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ReviewDrawer entity={entity} rows={[entity]} onOpen={() => {}} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  if (link !== null) await expect.element(page.getByText(link, { exact: true })).toBeVisible()
  expect(page.getByText('没有疑似匹配的主体').elements()).toHaveLength(link === null ? 1 : 0)
})

function Closable({ entity, onOpen }: { entity: ScreenedEntity; onOpen: (id: string | undefined) => void }) {
  const [isOpen, setOpen] = useState(true)
  const open = (id: string | undefined) => {
    onOpen(id)
    setOpen(id !== undefined)
  }
  return isOpen && <ReviewDrawer entity={entity} rows={[entity]} onOpen={open} />
}

it('decides about the candidates that it shows, and stays closed when it was closed before that was saved', async () => {
  const entity = { ...clear, state: 'open' } as ScreenedEntity
  const candidate = {
    ...{ id: '1', name: 'Golden Harbour', matchedName: 'Golden Harbour', type: '01', score: 95, band: 'strong' },
    ...{ subType: [], cpyState: [], birthDates: [], sources: [], highlights: [], nameZh: null, extraField: null },
    ...{
      isSelect: false,
      settled: null,
      confirmed: null,
      hiddenBy: null,
      reopened: [],
      screeningTime: '2026-11-30T01:00:00.000Z',
    },
    explanation: { contributions: [], details: [], tokens: [], unmatched: [], extra: [] },
  }
  let save = () => {}
  let sent = ''
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('/screening/no')) {
      sent = String(init?.body)
      await new Promise<void>((resolve) => (save = resolve))
    }
    const file = { entity, notes: [], attachments: [], claim: null, release: null, sentBack: null }
    const data = address.includes('/entity/result') ? [candidate] : address.includes('/entity/file') ? file : []
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }))
  })
  const opened: (string | undefined)[] = []
  const client = new QueryClient()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Closable entity={entity} onOpen={(id) => opened.push(id)} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await renderPart(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: /以上都不是/ }).click({ timeout: 15_000 })
  await page.getByRole('button', { name: '关闭' }).click()
  save()
  await expect.poll(() => client.isMutating()).toBe(0)
  expect(opened).toEqual([undefined])
  expect(new URLSearchParams(sent).get('screeningTime')).toBe('2026-11-30T01:00:00.000Z')
})
