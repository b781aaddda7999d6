import type { NameMatch } from '@qingdan/matching/model.ts'
import { bestByName, ranked, type ScoredCandidate } from '@qingdan/screening/ranking.ts'
import type { Screener, Screening } from '@qingdan/screening/screener.ts'
import type { Containment } from './containment.ts'
import type { Found } from './find-rows.ts'

type AskedParty = Screening['asked']

/** What was found for a text that may give several names of a party. */
export interface FoundNames {
  /** Best first, each subject once. */
  rows: readonly ScoredCandidate[]
  /** For the first name alone. */
  containment: Containment | null
  /** The name that scored each row, if several were searched. */
  askedFor: ReadonlyMap<ScoredCandidate, AskedParty>
  /** All that was searched for. */
  asked: readonly AskedParty[]
}

/** Each subject with the name that scores it best. `text`: what was typed; `day`: of the states, ISO. */
export function joinNames(found: readonly Found[], text: string, day: string): FoundNames {
  const [whole, first = whole] = found
  const asked = found.map((one) => one.asked)
  const containment = first?.containment ?? null
  if (whole !== undefined && found.length === 1) return { rows: whole.rows, containment, askedFor: new Map(), asked }
  const askedFor = bestByName(found)
  return { rows: ranked([...askedFor.keys()], text, day), containment, askedFor, asked }
}

/** Explains rows, in order, each by the name that scored it. */
export async function explainNames(
  screener: Screener,
  { askedFor, asked: [whole] }: FoundNames,
  page: readonly ScoredCandidate[],
): Promise<NameMatch[]> {
  const matches = new Map<ScoredCandidate, NameMatch>()
  for (const [asked, rows] of Map.groupBy(page, (row) => askedFor.get(row) ?? whole)) {
    if (asked === undefined) continue
    const explained = await screener.explain(asked, rows)
    for (const [at, row] of rows.entries()) matches.set(row, explained[at] as NameMatch)
  }
  return page.map((row) => matches.get(row) as NameMatch)
}
