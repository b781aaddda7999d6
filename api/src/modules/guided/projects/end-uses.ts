import type { Facts, Severity } from '@qingdan/guided-flows/model.ts'
import { severities } from '@qingdan/guided-flows/model.ts'
import { type Given, type Walk, walkWith } from '@qingdan/guided-flows/walk.ts'
import type { Graph, Graphs } from '../graphs.ts'
import type { RunRow } from '../run-repository.ts'

/** An end use for a project: its walk with what is known of the project, and the run in which a person answered. */
export interface EndUse {
  categoryId: string
  row: RunRow | undefined
  walk: Walk
  given: readonly Given[]
}

const projectFacts = ['eccn', 'asOf', 'subjectToEar'] as const
const hits = ['endUser.lists', 'endUser.footnotes', 'endUser.sdnTags', 'endUser.owned50Lists'] as const

/** What a project knows of its end uses. Of several destinations none is taken, and an empty list answers nothing: both are asked. */
export function endUseFacts(facts: Facts): Facts {
  const known: Record<string, Facts[string]> = {}
  for (const name of projectFacts) if (facts[name] !== undefined) known[name] = facts[name]
  for (const name of hits) {
    const values = facts[name]
    if (Array.isArray(values) && values.length > 0) known[name] = values
  }
  const destinations = facts['countries.dest']
  const [destination] = Array.isArray(destinations) && destinations.length === 1 ? destinations : []
  return destination === undefined ? known : { ...known, destination }
}

/** Every category with the facts of a project; a run goes on under its own graph. */
export async function walkEndUses(graphs: Graphs, facts: Facts, rows: readonly RunRow[]): Promise<EndUse[]> {
  const current: Graph = graphs.current('end-use')
  const known = endUseFacts(facts)
  return await Promise.all(
    (current.flow.categories ?? []).map(async ({ id }): Promise<EndUse> => {
      const row = rows.find(({ start_key }) => start_key === id)
      const flow = row ? await graphs.ofHash(row.graph_hash) : current.flow
      const input = { flow, countries: graphs.countries, start: id, facts: known }
      return { categoryId: id, row, ...walkWith(input, answersOf(row)) }
    }),
  )
}

function answersOf(row: RunRow | undefined): ReadonlyMap<string, Given> {
  return new Map(((row?.given ?? []) as Given[]).map((one) => [one.id, one]))
}

/** The facts that the risk flow has of the end uses. */
export function factsOfEndUses(endUses: readonly EndUse[]): Facts {
  const ended = endUses.flatMap(({ walk }) => walk.end?.severity ?? [])
  return {
    'endUse.open': endUses.some(({ walk }) => walk.end === undefined),
    'endUse.maxSeverity': highest(ended),
  }
}

function highest(found: readonly Severity[]): Severity {
  return severities[Math.max(severities.indexOf('clear'), ...found.map((one) => severities.indexOf(one)))] ?? 'clear'
}
