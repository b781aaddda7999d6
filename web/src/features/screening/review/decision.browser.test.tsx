import type { Candidate, ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../../../test/render-part.tsx'
import { loadPhrases, startLanguage } from '../../../i18n/setup.ts'
import { candidatesOptions, entitiesOptions } from '../screening-queries.ts'
import { Decision } from './decision.tsx'

/** Two pages on one name: somebody decided on it in the other one. */

const open = { id: '7', originalEntityName: 'Integrity', operateStatus: '0', type: '01' } as ScreenedEntity
let isDecided: boolean

beforeAll(async () => {
  await startLanguage()
  await Promise.all(['screening', 'screeningRules', 'review', 'common'].map((name) => loadPhrases(name as 'screening')))
})
beforeEach(() => {
  isDecided = false
  vi.stubGlobal('fetch', async (address: string) => {
    const envelope = (code: number, data: unknown) =>
      new Response(JSON.stringify({ code, message: 'demo 已裁定', data }), { status: code })
    if (address.includes('/screening/no')) {
      isDecided = true
      return envelope(409, { decidedBy: 'demo' })
    }
    const records = [{ ...open, operateStatus: isDecided ? '2' : '0' }]
    if (address.includes('/entity/page')) return envelope(200, { records, total: 1 })
    if (address.includes('/entity/result')) return envelope(200, [])
    return envelope(404, null)
  })
})
afterEach(() => vi.unstubAllGlobals())

function Drawer() {
  const params = { page: 1, pageSize: 10 } as Parameters<typeof entitiesOptions>[0]
  const { data: names } = useQuery(entitiesOptions(params))
  const { data: candidates } = useQuery(candidatesOptions('7'))
  const [entity] = names?.records ?? []
  if (!entity || !candidates) return null
  return <Decision entity={entity} candidates={candidates as Candidate[]} onDecided={() => {}} />
}

it('reads the name, its candidates and the lists again when somebody else decided', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await renderPart(
    <QueryClientProvider client={client}>
      <Drawer />
    </QueryClientProvider>,
  )
  const none = page.getByRole('button', { name: /以上都不是/ })
  await none.click({ timeout: 15_000 })
  await expect.element(page.getByText('已裁定。如需更改，请先撤销裁定。')).toBeVisible()
  await expect.element(none).toBeDisabled()
})
