import ipaddr from 'ipaddr.js'

/**
 * The network of a client, for counting: one that has IPv6 has a /64 of addresses to itself (RFC 6177), one that has IPv4 shares
 * its own. An IPv4 address written as IPv6 (RFC 4291, 2.5.5.2) is that address; what is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const ip = ipaddr.IPv6.parse(address)
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString()
  const prefix = ip.parts.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}
