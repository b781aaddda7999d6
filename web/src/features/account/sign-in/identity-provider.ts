import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'

/** An external identity provider: WeChat by a scanned code, or OpenID Connect. */
export type IdentityProvider = 'wechat' | 'oidc'

const addresses = { wechat: 'account.wechatAddress', oidc: 'account.oidcAddress' } as const
const session = () => sessionStorage
const keyOf = (provider: IdentityProvider) => `qingdan.signInTicket.${provider}`

/** Address to sign in at the provider; 503 if it is not configured. The ticket is kept until the visitor returns. */
export function providerAddressOptions(provider: IdentityProvider) {
  return queryOptions({
    queryKey: ['account', 'outside', provider],
    queryFn: async ({ signal }) => {
      const answer = await call(addresses[provider], {}, signal)
      writeStored(keyOf(provider), answer.ticket, session)
      return answer
    },
    // The ticket is valid for ten minutes.
    staleTime: 8 * 60_000,
    refetchInterval: (query) => (query.state.data ? 8 * 60_000 : false),
    retry: false,
  })
}

/** Reads and removes the kept ticket; it can be used only once. */
export function takeTicket(provider: IdentityProvider): string {
  const ticket = readStored(keyOf(provider), session) ?? ''
  writeStored(keyOf(provider), '', session)
  return ticket
}
