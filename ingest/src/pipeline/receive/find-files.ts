import { PageChanged } from '../../rejected.ts'
import type { Download, FoundAddress } from '../../source.ts'

/** More than any list has; a page that has changed must not have us request a whole web site. */
const mostFiles = 200

/** Origins that a download may request; undefined if all its addresses are fixed. */
export function originsOf({ urls, find }: Download): ReadonlySet<string> | undefined {
  return find && new Set([...urls.map((url) => new URL(url).origin), ...find.origins])
}

/**
 * The addresses of the files, found step by step. Throws `PageChanged` when a page leads to nothing, or to an origin
 * that the source does not declare.
 */
export async function findFiles(
  download: Download,
  readPage: (url: string) => Promise<string>,
): Promise<readonly FoundAddress[]> {
  const origins = originsOf(download)
  let addresses: readonly FoundAddress[] = download.urls.map((url) => ({ url }))
  for (const step of download.find?.steps ?? []) {
    const found: FoundAddress[] = []
    for (const { url } of addresses) {
      const next = step({ url, text: await readPage(url) })
      if (next.length === 0) throw new PageChanged(`The page ${url} leads to no file.`)
      found.push(...next)
    }
    if (found.length > mostFiles) throw new PageChanged(`The pages lead to ${found.length} files.`)
    for (const { url } of found) {
      if (!URL.canParse(url) || !origins?.has(new URL(url).origin)) {
        throw new PageChanged(`The list is now at ${url}, where it is not fetched from.`)
      }
    }
    addresses = found
  }
  return addresses
}
