import { readFileSync } from 'node:fs'
import type { CountrySets, Flow } from './model.ts'

/** Flows that the product has, by the names of their graphs. */
export const flowNames = ['fdp', 'end-use', 'de-minimis', 'item-control', 'counterparty', 'risk-project'] as const
export type FlowName = (typeof flowNames)[number]

/** The graph of a flow as it is now; a run begun earlier ends under the graph that it was begun under. */
export function readFlow(name: FlowName): Flow {
  const flow = readJson(`../graphs/${name}.json`) as Flow
  const all = readCitedTexts()
  const refs = new Set(flow.nodes.flatMap(({ citations }) => citations.map(({ ref }) => ref)))
  const texts = Object.fromEntries(
    [...refs].flatMap((ref) => (all[ref] === undefined ? [] : [[ref, all[ref]] as const])),
  )
  return { ...flow, texts }
}

/** The texts that the graphs were written from, by citation: SHA-256 of the section or article. Lists are not among them. */
export function readCitedTexts(): Readonly<Record<string, string>> {
  return readJson('../data/cited-texts.json') as Record<string, string>
}

/** Country groups and lists as ISO codes, by the names that conditions use. */
export function readCountrySets(): CountrySets {
  return readJson('../data/country-sets.json') as CountrySets
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
