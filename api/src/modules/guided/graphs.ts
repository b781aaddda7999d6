import { createHash } from 'node:crypto'
import type { Db } from '@qingdan/database/connection.ts'
import type { Database } from '@qingdan/database/schema.ts'
import { type FlowName, readCountrySets, readFlow } from '@qingdan/guided-flows/flows.ts'
import type { CountrySets, Flow } from '@qingdan/guided-flows/model.ts'
import type { Kysely } from 'kysely'

/** A graph and the SHA-256 by which runs name it. */
export interface Graph {
  flow: Flow
  hash: string
}

/** The graphs in force, and those that runs were begun under. */
export interface Graphs {
  countries: CountrySets
  current(name: FlowName): Graph
  /** The graph with a hash; of an older version from the database. Throws when it was never stored. */
  ofHash(hash: string): Promise<Flow>
  /** Keeps a graph before a run refers to it. */
  store(trx: Kysely<Database>, graph: Graph, now: Date): Promise<void>
}

export function createGraphs(db: Db): Graphs {
  const read = new Map<FlowName, Graph>()
  const byHash = new Map<string, Flow>()

  function current(name: FlowName): Graph {
    const known = read.get(name)
    if (known) return known
    const flow = readFlow(name)
    const graph = { flow, hash: createHash('sha256').update(JSON.stringify(flow)).digest('hex') }
    read.set(name, graph)
    byHash.set(graph.hash, flow)
    return graph
  }

  return {
    countries: readCountrySets(),
    current,

    async ofHash(hash) {
      const known = byHash.get(hash)
      if (known) return known
      const { graph } = await db
        .selectFrom('guided_graphs')
        .select('graph')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow()
      byHash.set(hash, graph as Flow)
      return graph as Flow
    },

    async store(trx, { flow, hash }, now) {
      await trx
        .insertInto('guided_graphs')
        .values({ hash, flow: flow.flow, version: flow.version, graph: JSON.stringify(flow), stored_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
