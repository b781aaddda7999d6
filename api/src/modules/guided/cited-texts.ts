import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Flow } from '@qingdan/guided-flows/model.ts'
import type { Citation } from '../../contract/citation.ts'
import type { FindCitations } from '../citations/service.ts'

/** What we hold of a cited paragraph; null for nothing. */
export interface CitedText {
  held: Citation | null
}

/** Finds what we hold of every paragraph that a flow cites; kept for a day, because the texts change at night. */
export function createCitedTexts(
  findCitations: FindCitations,
): (flow: Flow, now: Date) => Promise<(ref: string) => CitedText> {
  const held = new Map<string, Promise<Map<string, CitedText>>>()

  async function look(flow: Flow): Promise<Map<string, CitedText>> {
    const refs = new Set(flow.nodes.flatMap(({ citations }) => citations.map(({ ref }) => ref)))
    const found = new Map<string, CitedText>()
    for (const ref of refs) {
      const [first] = await findCitations([ref])
      found.set(ref, { held: first ?? null })
    }
    return found
  }

  return async (flow, now) => {
    const key = `${flow.flow} ${flow.version} ${chinaDay(now)}`
    let texts = held.get(key)
    if (!texts) {
      if (held.size > 20) held.clear()
      texts = look(flow)
      held.set(key, texts)
      texts.catch(() => held.delete(key))
    }
    const found = await texts
    return (ref) => found.get(ref) ?? { held: null }
  }
}
