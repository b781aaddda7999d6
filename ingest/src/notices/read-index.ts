import { attributeOf, elementsOf, type HtmlElement, textOf } from './html-nodes.ts'
import type { NoticeIndex } from './notice-pages.ts'
import { dayIn } from './reader/notice-text.ts'

export interface NoticeLink {
  url: string
  title: string
  /** The day beside the link, ISO; null if there is none. */
  announcedOn: string | null
}

/** A page is not in the form that we know: its notices cannot be seen. */
export class LostShape extends Error {
  override name = 'LostShape'
}

/**
 * The notices that a page names, each once, with the longest of its titles. Links to another host are left out. Throws `LostShape` when there are fewer
 * links than the page always has.
 */
export function readIndex(body: string, base: string, index: NoticeIndex): NoticeLink[] {
  const links = new Map<string, NoticeLink>()
  for (const element of elementsOf(body)) {
    const link = element.tagName === 'a' ? toLink(element, base) : null
    if (link === null || !index.link.test(new URL(link.url).pathname)) continue
    if ((links.get(link.url)?.title.length ?? -1) < link.title.length) links.set(link.url, link)
  }
  if (links.size < index.fewestLinks) {
    throw new LostShape(
      `${new URL(base).host} names ${links.size} notices on ${index.id}, ${index.fewestLinks} or more are expected.`,
    )
  }
  return [...links.values()].filter(({ title }) => index.title?.test(title) ?? true)
}

function toLink(anchor: HtmlElement, base: string): NoticeLink | null {
  const href = attributeOf(anchor, 'href')
  if (href === null || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
  url.hash = ''
  if (url.host !== new URL(base).host || !/^https?:$/.test(url.protocol)) return null
  const title = attributeOf(anchor, 'title')?.trim() || textOf(anchor).replaceAll('\n', ' ')
  const beside = anchor.parentNode !== null && 'tagName' in anchor.parentNode ? textOf(anchor.parentNode) : ''
  return title === '' ? null : { url: url.href, title, announcedOn: dayIn(beside.replace(title, '')) }
}

/**
 * The address from which a column of the Ministry of Commerce loads its links, if the page itself has none: its parameters stand in the attribute
 * `queryData` of a script. Null if there is no such script.
 */
export function unitAddress(page: string, base: string): string | null {
  for (const element of elementsOf(page)) {
    const given = attributeOf(element, 'querydata')
    if (given === null) continue
    const parameters = Object.fromEntries(
      [...given.matchAll(/['"](\w+)['"]\s*:\s*['"]([^'"]*)['"]/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const query = new URLSearchParams({ ...parameters, paramJson: '{"pageNo":1,"pageSize":100}' })
    return new URL(`/api-gateway/jpaas-publish-server/front/page/build/unit?${query}`, base).href
  }
  return null
}

/** The markup in the answer of that address. Throws `LostShape`. */
export function unitMarkup(answer: string): string {
  try {
    const { data } = JSON.parse(answer) as { data?: { html?: unknown } }
    if (typeof data?.html === 'string') return data.html
  } catch {
    // Told below.
  }
  throw new LostShape('The answer to a column of notices has no data.html.')
}
