import { readStored, writeStored } from './browser-storage.ts'

const storageKey = 'qingdan.recent-searches'
const kept = 8

/** Newest first, without duplicates, at most eight. */
export function withRecent(list: readonly string[], keyword: string): string[] {
  const term = keyword.trim()
  if (term === '') return [...list]
  return [term, ...list.filter((entry) => entry !== term)].slice(0, kept)
}

/** Keywords searched in this browser, newest first; they are never sent anywhere. */
export function recentSearches(): string[] {
  const stored = readStored(storageKey)
  if (stored === null) return []
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

export function rememberSearch(keyword: string): void {
  writeStored(storageKey, JSON.stringify(withRecent(recentSearches(), keyword)))
}

export function forgetSearches(): void {
  writeStored(storageKey, '[]')
}
