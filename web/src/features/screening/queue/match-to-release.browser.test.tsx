import type { Candidate, ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import type { QueueItem } from '@qingdan/api/contract/screening/review.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { QueueDrawer } from './queue-drawer.tsx'
import { useWork } from './use-work.ts'

/** A match of the queue that waits for the second person. */

const entity = {
  id: '7',
  originalEntityName: 'Integrity',
  type: '01',
  state: 'proposed',
  entityId: 'a',
  entityName: 'Integrity Technology Group',
  details: {},
} as unknown as ScreenedEntity
const settled = { decidedBy: 'ann', decidedTime: '2026-11-29T06:00:00.000Z', awaitsRelease: true, reasonWords: null }
const found = (id: string, name: string, verdict: 'match' | 'none') =>
  ({
    id,
    name,
    matchedName: name,
    type: '01',
    score: 95,
    band: 'strong',
    ...{ subType: [], cpyState: [], birthDates: [], sources: [], highlights: [], reopened: [] },
    ...{ nameZh: null, translatedName: null, extraField: null, hiddenBy: null, confirmed: null },
    explanation: { contributions: [], details: [], tokens: [], unmatched: [], extra: [] },
    isSelect: verdict === 'match',
    settled: { ...settled, verdict, note: verdict === 'match' ? 'same registration number' : null },
  }) as unknown as Candidate
const file = {
  entity,
  notes: [],
  attachments: [],
  claim: null,
  release: { decidedBy: 'ann', decidedTime: settled.decidedTime, canRelease: true },
  sentBack: null,
}

const item = { key: 'release-7', kind: 'release', entityId: '7', type: '01', originalEntityName: 'Integrity' }
const claim = { userName: 'bob', isMine: false, sinceTime: settled.decidedTime, untilTime: '2026-11-29T06:15:00.000Z' }
const looked = { ...item, canRelease: false, claim } as unknown as QueueItem

function Drawer() {
  return <QueueDrawer item={looked} lostTo={null} onDecided={() => {}} onNext={() => {}} onClose={() => {}} />
}

function Work() {
  const { item: opened, lostTo, open } = useWork({ scope: 'team', part: 'all' })
  return (
    <button type="button" onClick={() => open(looked)}>
      {opened?.key ?? '-'} {lostTo ?? '-'}
    </button>
  )
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const called: string[] = []
const sent: string[] = []

beforeAll(async () => {
  await startLanguage()
  const names = ['screening', 'screeningRules', 'review', 'common', 'terms', 'search'] as const
  await Promise.all(names.map((name) => loadPhrases(name as 'screening')))
})
beforeEach(() => {
  called.length = 0
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    called.push(address)
    if (address.endsWith('/entity/release')) sent.push(String(init?.body))
    const data = address.includes('/entity/result')
      ? [found('b', 'Integrity Textiles', 'none'), found('a', 'Integrity Technology Group', 'match')]
      : file
    return new Response(JSON.stringify({ code: 200, message: 'OK', data }))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function renderDrawer() {
  const router = createRouter({
    routeTree: createRootRoute({ component: Drawer }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await renderPart(
    <QueryClientProvider client={client()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

it('shows the second person the match first, why it was confirmed, and what it was chosen from', async () => {
  await renderDrawer()
  await expect.element(page.getByText('same registration number')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '复核放行' })).toBeVisible()
  const [first, second] = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .elements()
  expect(first?.textContent).toContain('Integrity Technology Group')
  expect(second?.textContent).toContain('Integrity Textiles')
  await expect.element(page.getByText(/^bob 处理中/)).toBeVisible()
  expect(page.getByText(/由我处理/).elements()).toEqual([])
})

it('releases the decision that is shown, not one that came after it', async () => {
  file.release.decidedTime = '2026-11-29T07:00:00.000Z'
  await renderDrawer()
  await expect.element(page.getByText('same registration number')).toBeVisible()
  await page.getByRole('button', { name: '复核放行' }).click()
  await expect
    .poll(() => sent.map((body) => new URLSearchParams(body).get('decidedTime')))
    .toEqual([settled.decidedTime])
  file.release.decidedTime = settled.decidedTime
})

it('leaves a match that the reviewer confirmed to the second person, however long it is looked at', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderPart(
    <QueryClientProvider client={client()}>
      <Work />
    </QueryClientProvider>,
  )
  await page.getByRole('button').click()
  await expect.element(page.getByText('release-7 -')).toBeVisible()
  vi.advanceTimersByTime(200_000)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(called.filter((address) => address.includes('/queue/claim'))).toEqual([])
})
