const queryMillis = 10_000

/** The database address with statement timeouts on the server and on the client. */
export function withQueryTimeout(url: string): string {
  const bounded = new URL(url)
  bounded.searchParams.set('statement_timeout', String(queryMillis))
  bounded.searchParams.set('query_timeout', String(queryMillis + 1000))
  return bounded.href
}
