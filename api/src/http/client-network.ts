import ipaddr from 'ipaddr.js'

interface Connection {
  /** The caller as the trusted proxies name it, in whatever form they write it. */
  ip: string
  socket: { remoteAddress?: string | undefined }
}

/**
 * The address of a client. Some proxies append the port in `X-Forwarded-For` (`203.0.113.7:1111`, `[2001:db8::1]:443`), which would make every call a
 * new client; a text that is no address counts as the connection that brought it.
 */
export function clientAddress({ ip, socket }: Connection): string {
  const [, bracketed, plain] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(ip) ?? []
  const address = bracketed ?? plain ?? ip
  return ipaddr.isValid(address) ? address : (socket.remoteAddress ?? address)
}

/**
 * The network of a client, for rate limits: an IPv6 client has a whole /64 (RFC 6177), an IPv4 client one address. An IPv4-mapped IPv6 address (RFC
 * 4291, 2.5.5.2) counts as IPv4; a value that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const ip = ipaddr.IPv6.parse(address)
  if (ip.isIPv4MappedAddress()) return ip.toIPv4Address().toString()
  const prefix = ip.parts.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
