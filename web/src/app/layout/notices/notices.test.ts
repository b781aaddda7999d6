import type { Readiness, SourceHealth } from '@qingdan/api/contract/health.ts'
import { describe, expect, it } from 'vitest'
import { isWaitingForLists, nextLook } from '../../../lib/api/readiness-query.ts'
import { noticesOf, servedState } from './notices.ts'

const ofac: SourceHealth = {
  id: 'ofac-sdn',
  sourceId: 1,
  shortName: 'OFAC SDN',
  shortNameCn: '美国 SDN',
  role: 'list',
  state: 'fresh',
  date: '2025-11-19',
  count: 18367,
  checkedAt: '2025-11-21T10:20:00Z',
  progress: null,
  lastFailure: null,
}
const ready: Readiness = { ready: true, database: 'up', engine: 'up', sources: [ofac] }
const withState = (state: SourceHealth['state']): Readiness => ({ ...ready, sources: [{ ...ofac, state }] })
const kinds = (readiness: Readiness | undefined, isUnreachable = false) =>
  noticesOf(readiness, isUnreachable).map((notice) => notice.kind)

describe('notices over the page', () => {
  it('are empty while everything works, or while nothing is known yet', () => {
    expect(kinds(ready)).toEqual([])
    expect(kinds(undefined)).toEqual([])
  })

  it('report built-in, stale and loading lists', () => {
    expect(kinds(withState('starter'))).toEqual(['starter'])
    expect(kinds(withState('stale'))).toEqual(['stale'])
    expect(kinds(withState('loading'))).toEqual(['loading'])
    expect(noticesOf(withState('loading'), false)).toMatchObject([{ loaded: 0, sources: [{ state: 'loading' }] }])
  })

  it('say with built-in lists how many are not there at all', () => {
    const sources = (['starter', 'never', 'never'] as const).map((state, at) => ({ ...ofac, id: `list-${at}`, state }))
    expect(noticesOf({ ...ready, sources }, false)).toMatchObject([{ kind: 'starter', missing: 2 }])
  })

  it('count no register among the lists that are not there', () => {
    const sources: SourceHealth[] = [
      { ...ofac, state: 'starter' },
      { ...ofac, id: 'list', state: 'never' },
      { ...ofac, id: 'register', role: 'register', state: 'never' },
    ]
    expect(noticesOf({ ...ready, sources }, false)).toMatchObject([{ kind: 'starter', missing: 1 }])
  })

  it('report all stale lists in one notice', () => {
    const sources = [ofac, { ...ofac, id: 'un-sc' }].map((source) => ({ ...source, state: 'stale' as const }))
    expect(noticesOf({ ...ready, sources }, false)).toEqual([{ kind: 'stale', sources }])
  })

  it('name the part that is down', () => {
    expect(noticesOf({ ...ready, ready: false, engine: 'down' }, false)).toEqual([{ kind: 'away', part: 'engine' }])
    expect(noticesOf({ ...ready, ready: false, database: 'down' }, false)).toEqual([{ kind: 'away', part: 'database' }])
    expect(noticesOf({ ...ready, ready: false, database: 'down', engine: 'down' }, false)).toEqual([
      { kind: 'away', part: 'both' },
    ])
  })

  it('report an unreachable service, together with the older state of its lists', () => {
    expect(kinds(undefined, true)).toEqual(['unreachable'])
    expect(kinds(withState('starter'), true)).toEqual(['unreachable', 'starter'])
  })
})

describe('what is served', () => {
  it('changes with a publication or a recovery, not with each check', () => {
    const later = { ...ready, sources: [{ ...ofac, checkedAt: '2025-11-21T11:20:00Z' }] }
    expect(servedState(later)).toBe(servedState(ready))
    expect(servedState({ ...ready, sources: [{ ...ofac, count: 18470 }] })).not.toBe(servedState(ready))
    expect(servedState({ ...ready, engine: 'down' })).not.toBe(servedState(ready))
  })
})

describe('the next check', () => {
  it('comes soon while something loads or is down, otherwise after a minute', () => {
    expect(nextLook(ready)).toBe(60_000)
    expect(nextLook(withState('loading'))).toBe(2_000)
    expect(nextLook({ ...ready, ready: false })).toBe(5_000)
    expect(nextLook(undefined)).toBe(5_000)
  })
})

describe('a record that is not there', () => {
  it('may be on a list that is still to be loaded; a register holds no such records', () => {
    expect(isWaitingForLists(withState('loading'))).toBe(true)
    expect(isWaitingForLists(withState('never'))).toBe(true)
    expect(isWaitingForLists({ ...ready, sources: [{ ...ofac, role: 'register', state: 'never' }] })).toBe(false)
    expect(isWaitingForLists(ready)).toBe(false)
    expect(isWaitingForLists(undefined)).toBe(false)
  })
})
