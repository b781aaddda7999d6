import type { Session } from '../../../lib/session/session.ts'

/** Menu pages open to whoever has yet to complete their profile (core-platform.md §4). */
const openToAll: readonly string[] = [
  '/home',
  '/sanctionSearch',
  '/eccnSearch',
  '/chinaEccnCategory',
  '/chinaSanctionPage',
]

/**
 * What a click on a menu entry does: `go`; `upsell`: stays and offers membership; `warn`: goes, and says what the package lacks.
 * Visitors go everywhere: what is in the menu are lists, and what is behind them asks for itself.
 */
export function menuAccess(
  session: Pick<Session, 'infoComplete' | 'menuList'> | null,
  path: string,
): 'go' | 'upsell' | 'warn' {
  if (session === null) return 'go'
  if (!session.infoComplete) return openToAll.includes(path) ? 'go' : 'upsell'
  const isIncluded = session.menuList.find(({ pageUrl }) => pageUrl === path)?.isAuth !== '0'
  if (isIncluded) return 'go'
  return path === '/chinaSanctionPage' ? 'warn' : 'upsell'
}
