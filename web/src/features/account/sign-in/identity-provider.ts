import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts'

/** Another provider that says who somebody is: WeChat by a scanned code, or an OpenID Connect provider. */
export type IdentityProvider = 'wechat' | 'oidc'

const addresses = { wechat: 'account.wechatAddress', oidc: 'account.oidcAddress' } as const
const session = () => sessionStorage
const keyOf = (provider: IdentityProvider) => `qingdan.signInTicket.${provider}`

/** Where to sign in at that provider; 503 where it is not set up. The ticket is kept until the visitor comes back. */
export function providerAddressOptions(provider: IdentityProvider) {
  return queryOptions({
    queryKey: ['account', 'outside', provider],
    queryFn: async ({ signal }) => {
      const answer = await call(addresses[provider], {}, signal)
      writeStored(keyOf(provider), answer.ticket, session)
      return answer
    },
    // The ticket is good for ten minutes.
    staleTime: 8 * 60_000,
    refetchInterval: (query) => (query.state.data ? 8 * 60_000 : false),
    retry: false,
  })
}

/** The ticket that was kept here; it is good for one way back. */
export function takeTicket(provider: IdentityProvider): string {
  const ticket = readStored(keyOf(provider), session) ?? ''
  writeStored(keyOf(provider), '', session)
  return ticket
}
