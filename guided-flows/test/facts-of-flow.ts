import { innerConditions } from '../src/conditions/inner-conditions.ts'
import type { Condition, CountrySets, EccnCondition, Fact, FactCondition, Facts, Flow } from '../src/model.ts'

/** Every fact that a flow tests, with values that make its conditions true and false. */
export function factsOfFlow(flow: Flow, countries: CountrySets): Map<string, Fact[]> {
  const values = new Map<string, Fact[]>()
  for (const node of flow.nodes)
    for (const one of node.kind === 'question' && node.auto ? innerConditions(node.auto.expr) : []) {
      const [fact, some] = testedValues(one, flow, countries)
      values.set(fact, [...(values.get(fact) ?? []), ...some])
    }
  return values
}

function testedValues(one: Condition, flow: Flow, { sets }: CountrySets): [string, Fact[]] {
  if (one === null || typeof one !== 'object') return ['', []]
  if ('country' in one) {
    const members = one.in.flatMap((name) => sets[name]?.members ?? [name.replace('=', '')])
    return [one.country, [...members, 'JP']]
  }
  if ('eccn' in one) return [one.eccn, [...codesOf(one, flow), 'EAR99', '9A610.a', '9A515.a']]
  return 'fact' in one ? [one.fact, factValues(one, flow)] : ['', []]
}

function codesOf({ in: listed }: EccnCondition, flow: Flow): readonly string[] {
  return (typeof listed === 'string' ? flow.lists?.[listed]?.values : listed) ?? []
}

function factValues({ has, is, truth, in: several, anyOf, nonEmpty, onOrAfter }: FactCondition, flow: Flow): Fact[] {
  return [
    ...(truth === undefined ? [] : [true, false]),
    ...(has === undefined ? [] : [[has], []]),
    ...(nonEmpty ? [['one'], []] : []),
    ...(flow.lists?.[anyOf ?? '']?.values ?? []).map((value) => [value]),
    ...(onOrAfter === undefined ? [] : [onOrAfter, '2020-01-01']),
    ...(is === undefined ? [] : [is]),
    ...(several ?? []),
  ]
}

/** One value of some of the facts; the others stay unknown. */
export function someFacts(values: ReadonlyMap<string, readonly Fact[]>, random: () => number): Facts {
  const share = random()
  const facts = [...values].map(
    ([fact, all]) => [fact, random() < share ? all[Math.floor(random() * all.length)] : undefined] as const,
  )
  return Object.fromEntries(facts)
}
