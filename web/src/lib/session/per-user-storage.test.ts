import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimUserStorage } from './per-user-storage.ts'

/** As a browser has it. */
function createStorage(entries: Record<string, string>): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== 'qingdan.owner')

const choices = { 'qingdan.language': 'en', 'qingdan.shortcuts': 'off', 'mantine-color-scheme-value': 'dark' }
const traces = { 'qingdan.tabs': '[]', 'qingdan.keyword': 'Zarqawi', 'qingdan.returnPath': '/orderAndLog' }

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage({ ...choices, 'qingdan.session': '{}', 'qingdan.recent-searches': '[]' }))
  vi.stubGlobal('sessionStorage', createStorage({ ...traces, 'tsr-scroll-restoration-v1_3': '{}' }))
})
afterEach(() => vi.unstubAllGlobals())

const isKept = () => localStorage.getItem('qingdan.recent-searches') !== null && keysOf(sessionStorage).length === 4

describe('what the browser keeps', () => {
  it('of a visitor stays over a reload and passes to the user who signs in', () => {
    for (const userId of [null, null, 'ann', 'ann']) claimUserStorage(userId)
    expect(isKept()).toBe(true)
  })

  it.each([null, 'bob'])('of a user is deleted when %s takes over; preferences stay', (next) => {
    claimUserStorage('ann')
    claimUserStorage(next)
    expect(keysOf(sessionStorage)).toEqual([])
    expect(keysOf(localStorage)).toEqual([...Object.keys(choices), 'qingdan.session'])
  })

  it("of a signed-out user is deleted by a window that was asleep, without deleting the next user's data", () => {
    claimUserStorage('ann')
    const sleeping = sessionStorage
    vi.stubGlobal('sessionStorage', createStorage({}))
    claimUserStorage(null)
    claimUserStorage('bob')
    localStorage.setItem('qingdan.recent-searches', '["his"]')
    vi.stubGlobal('sessionStorage', sleeping)
    claimUserStorage('bob')
    expect(keysOf(sessionStorage)).toEqual([])
    expect(localStorage.getItem('qingdan.recent-searches')).toBe('["his"]')
  })

  it('is unavailable where storage is blocked, without an error', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => claimUserStorage('ann')).not.toThrow()
  })
})
