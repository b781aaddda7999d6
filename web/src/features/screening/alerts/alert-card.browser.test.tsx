import type { Alert } from '@qingdan/api/contract/screening/alerts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { AlertCard } from './alert-card.tsx'

/** What a list did to a confirmed party, and who decided about a suspected match. */

const alert = {
  id: '7',
  msgType: '0',
  originalEntityName: 'Golden Harbour',
  listName: 'OFAC SDN',
  listNameCn: '美国 SDN',
  changedOn: '2026-08-05',
  warnTime: '2026-08-06T01:00:00.000Z',
  ...{ isRead: false, isWatched: true, isHidden: false, awaitsRelease: false, operateStatus: '1', foundNum: null },
  ...{ decidedBy: null, decidedTime: null },
  relationPage: { records: [], total: 0, current: 1, pages: 1, operateStatus: '1' },
} as unknown as Alert

beforeAll(async () => {
  await startLanguage()
  await Promise.all(['screening', 'common'].map((name) => loadPhrases(name as 'screening')))
})

it.each([
  ['zh', { 0: '已下线', 1: '新增制裁', 2: '制裁更新', 3: '制裁失效' }],
  ['en', { 0: 'Taken offline', 1: 'New sanction', 2: 'Sanction modified', 3: 'Sanction invalidated' }],
] as const)('is said with its day, and only an addition as a new sanction (%s)', async (language, words) => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  for (const dataStatus of [0, 1, 2, 3] as const) {
    const shown = await renderPart(
      <QueryClientProvider client={client}>
        <AlertCard alert={{ ...alert, dataStatus }} next="8" />
      </QueryClientProvider>,
      language,
    )
    await expect.element(page.getByText(words[dataStatus], { exact: true })).toBeVisible()
    await expect.element(page.getByText('2026-08-05', { exact: true })).toBeVisible()
    await shown.unmount()
  }
})

it('is dealt with by somebody, at a time', async () => {
  const decided = {
    msgType: '1',
    operateStatus: '2',
    decidedBy: 'ann',
    decidedTime: '2026-08-07T01:00:00.000Z',
  } as const
  await renderPart(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <AlertCard alert={{ ...alert, ...decided, dataStatus: null }} next="8" />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(/^均不是（ann 于 2026-08-07 .* 裁定）$/)).toBeVisible()
})
