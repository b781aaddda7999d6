import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import ipaddr from 'ipaddr.js'
import { Agent, fetch, type Response } from 'undici'

const mostRedirects = 5

/** The publisher leads to an address that lists are not fetched from; another attempt will not change that. */
export class RefusedRedirect extends Error {
  override name = 'RefusedRedirect'
}

/** Connects only to public addresses, checked on the address that is connected to, whatever the name resolves to. */
const publicOnly = new Agent({ connect: { lookup: lookupPublic } })
const anyAddress = new Agent()

export interface AskOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Origins that may be requested, redirects included; if absent, a redirect may lead to any public address by https. */
  origins?: ReadonlySet<string> | undefined
}

/**
 * Requests the address of a source and follows its redirects. The address that the source declares is trusted; a redirect leads within its origin or,
 * by https, to a public address, because a hostile publisher could have us read the internal network. An address that was found on a page
 * comes with the origins that the source declares, and no other is requested. Throws `RefusedRedirect`.
 */
export async function askPublisher(address: string, { origins, ...init }: AskOptions): Promise<Response> {
  let url = new URL(address)
  for (let redirects = 0; ; redirects++) {
    const isDeclared = origins === undefined ? url.origin === new URL(address).origin : origins.has(url.origin)
    if (!isDeclared && origins !== undefined) {
      throw new RefusedRedirect(`it leads to ${url.origin}, where this list is not fetched from`)
    }
    if (!isDeclared) assertPublic(url)
    const dispatcher = isDeclared ? anyAddress : publicOnly
    const response = await fetch(url.href, { ...init, redirect: 'manual', dispatcher })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status === 304 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    if (redirects === mostRedirects) throw new RefusedRedirect(`it redirects more than ${mostRedirects} times`)
    if (!URL.canParse(location, url.href)) throw new RefusedRedirect('it redirects to no address')
    url = new URL(location, url)
  }
}

function assertPublic({ protocol, hostname, host }: URL): void {
  if (protocol !== 'https:') throw new RefusedRedirect(`it redirects to ${protocol}//${host}, not to https`)
  // A connection to a literal address looks up no name.
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal) && !isPublic(literal)) throw new RefusedRedirect(`it redirects to the internal ${host}`)
}

/** Neither private, loopback, link-local, nor reserved for anything else. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void

function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const internal = addresses?.find(({ address }) => !isPublic(address))
    const refusal =
      internal && new RefusedRedirect(`it redirects to ${hostname}, which is the internal ${internal.address}`)
    const [first] = addresses ?? []
    if (error || refusal || !first) return found(error ?? refusal ?? new Error(`${hostname} has no address`), [])
    return options.all ? found(null, addresses) : found(null, first.address, first.family)
  })
}
