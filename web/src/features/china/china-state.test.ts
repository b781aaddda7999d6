import { expect, it } from 'vitest'
import { runningSuspension } from './china-state.ts'

const stretch = (from: string, to: string | null) => ({ from, to, note: null, noteEn: null, url: null })

it('names the current suspension, not a past or future one', () => {
  const suspensions = [stretch('2025-05-14', '2025-08-11'), stretch('2025-11-10', '2026-11-10')]
  expect(runningSuspension({ state: 'suspended', suspensions }, '2026-01-01')?.to).toBe('2026-11-10')
  expect(runningSuspension({ state: 'suspended', suspensions }, '2025-06-01')?.to).toBe('2025-08-11')
  expect(runningSuspension({ state: 'in force', suspensions }, '2026-01-01')).toBeNull()
})

it('names a suspension without an end', () => {
  expect(runningSuspension({ state: 'suspended', suspensions: [stretch('2025-05-14', null)] }, '2026-01-01')?.to).toBe(
    null,
  )
})
