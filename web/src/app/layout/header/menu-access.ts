import type { Session } from '../../../lib/session/session.ts'

/** Menu pages for users with an incomplete profile (core-platform.md §4). */
const openToAll: readonly string[] = [
  '/home',
  '/sanctionSearch',
  '/eccnSearch',
  '/chinaEccnCategory',
  '/chinaSanctionPage',
]

/**
 * Effect of a click on a menu entry: `go`; `refuse`: stay and say why; `warn`: go, and show what the package lacks. Visitors can open every
 * entry, because the pages behind it check access themselves.
 */
export function menuAccess(
  session: Pick<Session, 'infoComplete' | 'menuList'> | null,
  path: string,
): 'go' | 'refuse' | 'warn' {
  if (session === null) return 'go'
  if (!session.infoComplete) return openToAll.includes(path) ? 'go' : 'refuse'
  const isIncluded = session.menuList.find(({ pageUrl }) => pageUrl === path)?.isAuth !== '0'
  if (isIncluded) return 'go'
  return path === '/chinaSanctionPage' ? 'warn' : 'refuse'
}
