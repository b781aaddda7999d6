import { isWebLink } from '../pipeline/receive/web-links.ts'
import { isIsoDay } from '../reading/partial-date.ts'
import type { Warnings } from '../warnings.ts'
import type { FoundNews, NewsSource } from './news-source.ts'

/** More than any feed has; what a file has beyond is left out and reported. */
const mostNews = 5_000
const mostTitle = 500
const mostSummary = 4_000
const mostAddress = 2_000
/** An announcement of tomorrow is one of today in another time zone. */
const daysAhead = 1

export type StorableNews = FoundNews & { publishedOn: string }

/**
 * The items that can be shown, each id once. Left out and reported: without a title, a readable date or an http address,
 * and of a future day (`today` is ISO), which would stay on top until that day comes.
 */
export async function selectNews(
  found: AsyncIterable<FoundNews>,
  { isWanted }: Pick<NewsSource, 'isWanted'>,
  today: string,
  warnings: Warnings,
): Promise<StorableNews[]> {
  const latest = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const selected = new Map<string, StorableNews>()
  for await (const item of found) {
    const title = item.title ?? item.titleCn
    if (title !== null && isWanted?.(title) === false) continue
    if (selected.size === mostNews) {
      warnings.add('news-beyond-limit', item.id)
      break
    }
    const { publishedOn } = item
    if (title === null) warnings.add('news-without-title', item.id || item.url)
    else if (item.url.length > mostAddress || !isWebLink(item.url))
      warnings.add('link-refused', `${item.id}: ${item.url}`)
    else if (publishedOn === null || !isIsoDay(publishedOn)) warnings.add('news-without-date', item.id)
    else if (publishedOn > latest) warnings.add('news-in-future', `${item.id}: ${publishedOn}`)
    else if (!selected.has(item.id)) selected.set(item.id, { ...shortened(item), publishedOn })
  }
  return [...selected.values()]
}

function shortened(item: FoundNews): FoundNews {
  return {
    ...item,
    title: cut(item.title, mostTitle),
    titleCn: cut(item.titleCn, mostTitle),
    summary: cut(item.summary, mostSummary),
  }
}

/** Of at most `most` UTF-16 units, never half of a character. */
function cut(text: string | null, most: number): string | null {
  if (text === null || text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
