import { isIPv6 } from 'node:net'

/**
 * The network of a client, for counting: one that has IPv6 has a /64 of addresses to itself (RFC 6177), one that has IPv4 shares
 * its own. An IPv4 address written as IPv6 (RFC 4291, 2.5.5.2) is that address; what is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%')
  // The parser of addresses writes an IPv4 tail as two groups.
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [front = '', back = ''] = plain.split('::')
  const toNumbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [first, last] = [toNumbers(front), toNumbers(back)]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}
