import type { FoundNews } from '../../news/news-source.ts'
import { childrenNamed, childText } from '../../reading/xml/element-access.ts'
import { type ElementSchema, type Root, readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import type { Warnings } from '../../warnings.ts'
import { feedDay, plainText } from './plain-text.ts'

const text: ElementSchema = { attributes: ['type', 'isPermaLink', 'xml:lang'] }
const ignored: ElementSchema = { isIgnored: true }

/** RFC 4287. What publishers add in namespaces of their own is not read. */
const atom: Root = {
  name: 'feed',
  schema: {
    attributes: ['xmlns', 'xml:lang', 'xml:base'],
    children: {
      ...named(
        ['id', 'link', 'title', 'subtitle', 'author', 'updated', 'generator', 'logo', 'icon', 'rights'],
        ignored,
      ),
      entry: {
        isItem: true,
        children: {
          ...named(['id', 'title', 'updated', 'published', 'summary'], text),
          link: { attributes: ['rel', 'href', 'type', 'title', 'hreflang'] },
          ...named(['author', 'category', 'content', 'contributor', 'rights', 'source'], ignored),
        },
      },
    },
  },
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
const rss: Root = {
  name: 'rss',
  schema: {
    attributes: ['version', 'xml:base', 'xmlns:atom', 'xmlns:dc', 'xmlns:content', 'xmlns:media'],
    children: {
      channel: {
        children: {
          ...named(['title', 'link', 'description', 'language', 'copyright', 'pubDate', 'lastBuildDate'], ignored),
          ...named(['generator', 'ttl', 'image', 'atom:link', 'managingEditor', 'webMaster', 'docs'], ignored),
          item: {
            isItem: true,
            children: {
              ...named(['title', 'link', 'description', 'guid', 'pubDate'], text),
              ...named(['author', 'category', 'comments', 'enclosure', 'source', 'dc:creator', 'dc:date'], ignored),
              ...named(['content:encoded', 'media:content', 'media:thumbnail'], ignored),
            },
          },
        },
      },
    },
  },
}

/** Reads an Atom feed entry by entry. Refuses what is no well-formed feed; titles and summaries become plain text. */
export function readAtom(content: AsyncIterable<Uint8Array>, warnings: Warnings): AsyncGenerator<FoundNews> {
  return readFeed(content, atom, warnings, (entry) => ({
    id: childText(entry, 'id'),
    title: childText(entry, 'title'),
    summary: childText(entry, 'summary'),
    date: childText(entry, 'published') || childText(entry, 'updated'),
    url: atomLink(entry),
  }))
}

/** Reads an RSS 2.0 feed, as `readAtom`. */
export function readRss(content: AsyncIterable<Uint8Array>, warnings: Warnings): AsyncGenerator<FoundNews> {
  return readFeed(content, rss, warnings, (item) => ({
    id: childText(item, 'guid'),
    title: childText(item, 'title'),
    summary: childText(item, 'description'),
    date: childText(item, 'pubDate'),
    url: childText(item, 'link'),
  }))
}

interface FeedItem {
  id: string
  title: string
  summary: string
  date: string
  url: string
}

async function* readFeed(
  content: AsyncIterable<Uint8Array>,
  root: Root,
  warnings: Warnings,
  toItem: (element: XmlElement) => FeedItem,
): AsyncGenerator<FoundNews> {
  for await (const elements of readElements(content, root, warnings)) {
    for (const element of elements) {
      const { id, title, summary, date, url } = toItem(element)
      const read = { title: plainText(title), titleCn: null, summary: plainText(summary), publishedOn: feedDay(date) }
      yield { id: id || url, ...read, url }
    }
  }
}

/** The page of an entry: of several links the one without a relation, or with `alternate`. */
function atomLink(entry: XmlElement): string {
  const links = childrenNamed(entry, 'link')
  const page = links.find(({ attributes: { rel } }) => rel === undefined || rel === 'alternate')
  return page?.attributes.href ?? ''
}

function named(names: readonly string[], schema: ElementSchema): Record<string, ElementSchema> {
  return Object.fromEntries(names.map((name) => [name, schema]))
}
