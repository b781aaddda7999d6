import type { OutsideAddress } from '@qingdan/api/contract/account.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../api-client.ts'
import { readStored, writeStored } from '../../browser-storage.ts'

/** Another house that says who somebody is: WeChat by a scanned code, or an OpenID Connect provider. */
export type OutsideHouse = 'wechat' | 'oidc'

const addresses = { wechat: '/user-service/api/login/wx/address', oidc: '/user-service/api/login/oidc/address' }
const session = () => sessionStorage
const keyOf = (house: OutsideHouse) => `qingdan.signInTicket.${house}`

/** Where to sign in at that house; 503 where it is not set up. The ticket is kept for the way back. */
export function outsideAddressOptions(house: OutsideHouse) {
  return queryOptions({
    queryKey: ['account', 'outside', house],
    queryFn: async ({ signal }) => {
      const answer = await fetchAnswer<OutsideAddress>(addresses[house], {}, signal)
      writeStored(keyOf(house), answer.ticket, session)
      return answer
    },
    // The ticket is good for ten minutes.
    staleTime: 8 * 60_000,
    refetchInterval: (query) => (query.state.data ? 8 * 60_000 : false),
    retry: false,
  })
}

/** The ticket that was kept here; it is good for one way back. */
export function takeTicket(house: OutsideHouse): string {
  const ticket = readStored(keyOf(house), session) ?? ''
  writeStored(keyOf(house), '', session)
  return ticket
}
