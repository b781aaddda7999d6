export interface RecentSearch {
  keyword: string
  /** ISO 8601 UTC. */
  at: string
  count: number
}

const key = 'qingdan.recentSearches'
const sessionKey = 'qingdan.keyword'
const kept = 6

/** The newest first, one entry per keyword. */
export function addRecent(before: readonly RecentSearch[], search: RecentSearch): RecentSearch[] {
  return [search, ...before.filter((other) => other.keyword !== search.keyword)].slice(0, kept)
}

/** What the browser keeps; anything else than what we wrote counts as nothing. */
export function parseRecent(stored: string | null): RecentSearch[] {
  if (stored === null) return []
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, kept) : []
  } catch {
    // Written by another version or by hand: a convenience, not data, so start over.
    return []
  }
}

export function readRecent(): RecentSearch[] {
  return parseRecent(localStorage.getItem(key))
}

export function rememberSearch(search: RecentSearch): void {
  localStorage.setItem(key, JSON.stringify(addRecent(readRecent(), search)))
}

export function forgetRecent(): void {
  localStorage.removeItem(key)
}

/** The keyword stays in the box for the session. */
export function readSessionKeyword(): string {
  return sessionStorage.getItem(sessionKey) ?? ''
}

export function keepSessionKeyword(keyword: string): void {
  if (keyword === '') sessionStorage.removeItem(sessionKey)
  else sessionStorage.setItem(sessionKey, keyword)
}

function isRecentSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keyword' in value &&
    typeof value.keyword === 'string' &&
    'at' in value &&
    typeof value.at === 'string' &&
    'count' in value &&
    typeof value.count === 'number'
  )
}
