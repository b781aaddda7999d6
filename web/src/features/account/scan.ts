import type { OutsideAddress } from '@qingdan/api/contract/account.ts'
import { queryOptions } from '@tanstack/react-query'
import { fetchAnswer } from '../../api-client.ts'
import { readStored, writeStored } from '../../browser-storage.ts'

const ticketKey = 'qingdan.signInTicket'
const session = () => sessionStorage

/** Where to scan; 503 where this house has not set it up. Its ticket is kept for the way back. */
export const scanAddressQuery = queryOptions({
  queryKey: ['account', 'scan'],
  queryFn: async ({ signal }) => {
    const answer = await fetchAnswer<OutsideAddress>('/user-service/api/login/wx/address', {}, signal)
    writeStored(ticketKey, answer.ticket, session)
    return answer
  },
  // The ticket is good for ten minutes.
  staleTime: 8 * 60_000,
  retry: false,
  refetchInterval: false,
})

/** The ticket of the address that was last shown here; it is good for one way back. */
export function takeTicket(): string | null {
  const ticket = readStored(ticketKey, session)
  writeStored(ticketKey, '', session)
  return ticket || null
}
