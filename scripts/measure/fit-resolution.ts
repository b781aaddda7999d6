import { readFileSync } from 'node:fs'
import { connect } from '@qingdan/database/connection.ts'
import { sources } from '@qingdan/ingest/sources/registry.ts'
import { findingsOf } from '@qingdan/resolution/compare.ts'
import { type Feature, features } from '@qingdan/resolution/evidence/finding.ts'
import { unknownList } from '@qingdan/resolution/list-traits.ts'
import { type Party, toParty } from '@qingdan/resolution/party.ts'
import type { Profile } from '@qingdan/resolution/profile.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { environment } from '../environment.mjs'
import { firmWeights, priorWeights } from './prior-weights.ts'

/**
 * Fits the weights of `resolution/src/weights.ts` on the open half of the labelled pairs, against a database with all
 * lists (DATABASE_URL), and prints them: logistic regression with a normal prior around `priorWeights`, by coordinate
 * descent; no weight changes its sign.
 */
const strength = { usual: 1.5, firm: 30, prior: 0.15 }
const sweeps = 300
const leastStep = 1e-4

interface Example {
  sizes: number[]
  isSame: boolean
}

const db = connect(environment['DATABASE_URL'] ?? '', 'qingdan-measure', 1)
const parties = await readParties()
await db.destroy()
const rows: Record<string, string>[] = parse(
  readFileSync(new URL('../../fixtures/quality/parties.csv', import.meta.url)),
  { columns: true },
)
const open = rows.filter((row) => row['half'] === 'open')
for (const type of ['02', '01'] as const) {
  const fitted = fitWeights(open.flatMap((row) => exampleOf(row, type)))
  console.log(
    type,
    JSON.stringify(Object.fromEntries(features.map((feature, at) => [feature, round(fitted[at] ?? 0)])), null, 2),
  )
}

async function readParties(): Promise<Map<string, Party>> {
  const { rows: stored } = await sql<{ source: string; publisher: string; own: string; profile: Profile }>`
    select source_id as source, publisher_id as publisher, own_subject_id as own, profile from subject_records
    where profile is not null
  `.execute(db)
  const traits = new Map(sources.map(({ id, resolution }) => [id, resolution]))
  return new Map(
    stored.map(({ source, publisher, own, profile }) => {
      const record = { sourceId: source, publisherId: publisher, ownSubjectId: own }
      return [`${source}/${publisher}`, toParty(record, traits.get(source) ?? unknownList, profile)]
    }),
  )
}

function exampleOf(row: Record<string, string>, type: Profile['type']): Example[] {
  const [a, b] = [parties.get(row['record_a'] ?? ''), parties.get(row['record_b'] ?? '')]
  if (a === undefined || b === undefined || a.profile.type !== type || b.profile.type !== type) return []
  const sizes = features.map(() => 0)
  for (const { feature, size } of findingsOf(a, b)) sizes[features.indexOf(feature)] = size
  return [{ sizes, isSame: row['verdict'] === 'same' }]
}

function fitWeights(examples: readonly Example[]): number[] {
  const weights = features.map((feature) => priorWeights[feature])
  const odds = examples.map(({ sizes }) => sizes.reduce((sum, size, at) => sum + size * (weights[at] ?? 0), 0))
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const moved = features.map((feature, at) => improve(feature, at, weights, odds, examples))
    if (Math.max(...moved) < leastStep) break
  }
  return weights
}

/** One step of Newton for one weight, at most a half; returns how far it moved. */
function improve(
  feature: Feature,
  at: number,
  weights: number[],
  odds: number[],
  examples: readonly Example[],
): number {
  const [weight, prior] = [weights[at] ?? 0, priorWeights[feature]]
  const pull = feature === 'prior' ? strength.prior : firmWeights.has(feature) ? strength.firm : strength.usual
  let [slope, curve] = [-pull * (weight - prior), pull]
  for (const [index, { sizes, isSame }] of examples.entries()) {
    const size = sizes[at] ?? 0
    if (size === 0) continue
    const probability = 1 / (1 + Math.exp(-(odds[index] ?? 0)))
    slope += (Number(isSame) - probability) * size
    curve += Math.max(probability * (1 - probability), 0.02) * size * size
  }
  const moved = weight + Math.max(-0.5, Math.min(0.5, slope / curve))
  const next = feature !== 'prior' && moved * prior < 0 ? 0 : moved
  weights[at] = next
  for (const [index, { sizes }] of examples.entries())
    odds[index] = (odds[index] ?? 0) + (next - weight) * (sizes[at] ?? 0)
  return Math.abs(next - weight)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
