import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { PageChanged } from '../rejected.ts'
import type { FindStep, FoundAddress, IndexPage } from '../source.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** How a link is recognised on a page. */
export interface WantedLink {
  /** For the error: "the table of statutory debarments". */
  what: string
  /** Matches the decoded path of the link with its query. */
  address?: RegExp
  /** Matches the text of the link, white space collapsed. */
  text?: RegExp
  /** File name in the bundle. */
  name?: string
  /**
   * A sortable value of a link, such as the day in its address; the link with the greatest is taken. If absent, there must be only one address.
   */
  newestBy?(link: Link): string
}

export interface Link {
  /** Absolute. */
  url: string
  text: string
}

/** A step that takes one link of each kind from a page. Throws `PageChanged` when one is missing, or there are two of a kind. */
export function linkedFiles(wanted: readonly [WantedLink, ...WantedLink[]]): FindStep {
  return (page) => {
    const links = linksOn(page)
    return wanted.map((kind) => findLink(page, links, kind))
  }
}

/** All links of a page to other pages or files, in order. */
function linksOn({ url, text }: IndexPage): Link[] {
  const links: Link[] = []
  const waiting: Node[] = parse(text).childNodes.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('tagName' in node)) continue
    const href = node.attrs.find(({ name }) => name === 'href')?.value.trim()
    if (node.tagName === 'a' && href !== undefined && URL.canParse(href, url)) {
      const target = new URL(href, url)
      target.hash = ''
      links.push({ url: target.href, text: textOf(node) })
    }
    waiting.push(...node.childNodes.toReversed())
  }
  return links
}

function textOf(node: Node): string {
  const texts: string[] = []
  const waiting: Node[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('value' in next) texts.push(next.value)
    else if ('childNodes' in next) waiting.push(...next.childNodes.toReversed())
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

function findLink({ url }: IndexPage, links: readonly Link[], wanted: WantedLink): FoundAddress {
  const { what, address, text, name, newestBy } = wanted
  const matching = links.filter(
    (link) => (address?.test(pathOf(link)) ?? true) && (text?.test(link.text) ?? true) && link.url !== url,
  )
  const distinct = [...new Map(matching.map((link) => [link.url, link])).values()]
  const inOrder = newestBy
    ? distinct.toSorted((a, b) => (newestBy(a) < newestBy(b) ? 1 : newestBy(a) > newestBy(b) ? -1 : 0))
    : distinct
  const [found] = inOrder
  if (found === undefined) throw new PageChanged(`The page ${url} has no link that leads to ${what}.`)
  if (newestBy === undefined && inOrder.length > 1) {
    throw new PageChanged(`The page ${url} has ${inOrder.length} links that lead to ${what}.`)
  }
  return { url: found.url, ...(name === undefined ? {} : { name }) }
}

function pathOf(link: Link): string {
  const { pathname, search } = new URL(link.url)
  try {
    return decodeURIComponent(pathname + search)
  } catch {
    // A stray percent sign.
    return pathname + search
  }
}
