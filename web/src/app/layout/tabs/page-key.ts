/** The key of a page's tab: its path, and the parameters that make one path several pages. */
export function pageKey(pathname: string, search: Record<string, unknown>, identity: readonly string[] = []): string {
  const parts = identity.map((name) => `${name}=${String(search[name] ?? '')}`)
  return [pathname, ...parts].join(' ')
}
