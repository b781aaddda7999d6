import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Flow } from '@qingdan/guided-flows/model.ts'
import type { Citation } from '../../contract/citation.ts'
import type { GuidedCitation } from '../../contract/guided/run.ts'
import { createHeldValue } from '../../http/held-value.ts'
import type { FindCitations } from '../citations/service.ts'
import { findLawsKey } from '../laws/repository.ts'

type Change = GuidedCitation['change']

/** What we hold of a cited paragraph; null for nothing. */
export interface CitedText {
  held: Citation | null
  /** How its text differs from the one of a day with a SHA-256; null while it does not. */
  changeAfter(day: string, sha256: string | undefined): Change
}

/** Finds the version of a law that was its text on a day; null when it is this one or we have no other. */
export type FindVersion = (id: string, day: string) => string | null

interface Held {
  texts: ReadonlyMap<string, { sha256: string | null; since: string }>
  versionOn: FindVersion
  found: Map<string, Promise<Map<string, CitedText>>>
}

const nothing: CitedText = { held: null, changeAfter: () => null }

/** Finds what we hold of every paragraph that a flow cites, and how it changed; kept until the laws or the day change. */
export function createCitedTexts(
  db: Db,
  findCitations: FindCitations,
  versions: () => Promise<FindVersion>,
): (flow: Flow, now: Date) => Promise<(ref: string) => CitedText> {
  const held = createHeldValue(
    () => findLawsKey(db),
    async (): Promise<Held> => {
      const [rows, versionOn] = await Promise.all([
        db.selectFrom('article_texts').select(['law_id', 'article', 'sha256', 'since']).execute(),
        versions(),
      ])
      const texts = new Map(rows.map(({ law_id, article, ...text }) => [keyOf(law_id, article), text]))
      return { texts, versionOn, found: new Map() }
    },
  )

  async function look(flow: Flow, { texts, versionOn }: Held): Promise<Map<string, CitedText>> {
    const refs = new Set(flow.nodes.flatMap(({ citations }) => citations.map(({ ref }) => ref)))
    const found = new Map<string, CitedText>()
    for (const ref of refs) {
      const [first] = await findCitations([ref])
      if (first) found.set(ref, { held: first, changeAfter: changesOf(first) })
    }
    return found

    function changesOf(citation: Citation): CitedText['changeAfter'] {
      if (citation.kind !== 'law' || citation.article === null) return nothing.changeAfter
      const { id, article } = citation
      const text = texts.get(keyOf(id, article))
      return (day, sha256) => {
        if (text === undefined || sha256 === undefined || text.sha256 === sha256 || text.since <= day) return null
        return { since: text.since, lawId: id, olderId: versionOn(id, day) }
      }
    }
  }

  return async (flow, now) => {
    const all = await held()
    const key = `${flow.flow} ${flow.version} ${Object.keys(flow.texts ?? {}).length} ${chinaDay(now)}`
    let texts = all.found.get(key)
    if (!texts) {
      if (all.found.size > 20) all.found.clear()
      texts = look(flow, all)
      all.found.set(key, texts)
      texts.catch(() => all.found.delete(key))
    }
    const found = await texts
    return (ref) => found.get(ref) ?? nothing
  }
}

/** An article of a version of a law. */
export function keyOf(lawId: string, article: string): string {
  return `${lawId} ${article}`
}
