import { isSetOrCode } from './conditions/country-sets.ts'
import { innerConditions } from './conditions/inner-conditions.ts'
import type { Conclusion, Condition, CountrySets, Flow, FlowNode } from './model.ts'
import { statedDays } from './text-day.ts'

/**
 * What is wrong with a graph, a line each; none when it can be walked: edges lead to nodes, every node is reached,
 * no way turns in a circle, every way ends, both languages and a citation of a known source are at every node, every
 * source states the day of its text, and conditions name sets, lists and questions that there are.
 */
export function flowFaults(flow: Flow, countries: CountrySets): string[] {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]))
  const faults = nodes.size === flow.nodes.length ? [] : ['an id is given twice']
  const notices = flow.sources.flatMap((source) => source.notices ?? [])
  faults.push(
    ...notices.filter(({ url }) => !isOfficial(url)).map(({ by }) => `${by} leads to a page that is not official`),
  )
  faults.push(
    ...flow.sources
      .filter((source) => statedDays(source).length !== 1)
      .map(({ id }) => `${id} does not state one day of its text`),
  )
  for (const node of flow.nodes)
    faults.push(...nodeFaults(node, flow, nodes, countries).map((fault) => `${node.id}: ${fault}`))
  const reached = new Set<string>()
  for (const id of Object.values(flow.start)) faults.push(...wayFaults(id, nodes, reached))
  for (const id of nodes.keys()) if (!reached.has(id)) faults.push(`${id}: not reached`)
  return faults
}

type Nodes = ReadonlyMap<string, FlowNode>

function edges(node: FlowNode): string[] {
  if (node.kind === 'question') return [node.yes, node.no]
  if (node.kind === 'calculation') return [node.next]
  return node.terminal || !node.next ? [] : [node.next]
}

function nodeFaults(node: FlowNode, flow: Flow, nodes: Nodes, countries: CountrySets): string[] {
  const faults: string[] = []
  if (!/\p{Script=Han}/u.test(node.zh)) faults.push('no Chinese text')
  if (node.en === '' || /\p{Script=Han}/u.test(node.en + node.notesEn)) faults.push('no English text')
  if ((node.notesZh === '') !== (node.notesEn === '')) faults.push('notes in one language')
  if (node.citations.length === 0) faults.push('no citation')
  for (const { ref, src, url } of node.citations) {
    if (!flow.sources.some(({ id }) => id === src)) faults.push(`unknown source ${src}`)
    if (url !== undefined && !isOfficial(url)) faults.push(`${ref} leads to a page that is not official`)
  }
  if (node.kind === 'conclusion') faults.push(...conclusionFaults(node))
  if (node.kind === 'question' && node.auto) faults.push(...conditionFaults(node.auto.expr, flow, nodes, countries))
  return faults
}

/** Pages of the two governments. */
function isOfficial(url: string): boolean {
  return /^https:\/\/[a-z.]+\.gov(?:\.cn)?\//.test(url)
}

function conclusionFaults({ severity, terminal, next, highlight, highlightEn, zh, en }: Conclusion): string[] {
  const faults: string[] = []
  if (severity === 'max' && !terminal) faults.push('only an end takes the highest severity')
  if (!terminal && !next) faults.push('neither an end nor a way on')
  for (const text of highlight ?? []) if (!zh.includes(text)) faults.push(`${text} is not in its text`)
  for (const text of highlightEn ?? []) if (!en.includes(text)) faults.push(`${text} is not in its text`)
  if ((highlight === undefined) !== (highlightEn === undefined)) faults.push('marked in one language')
  return faults
}

function wayFaults(start: string, nodes: Nodes, reached: Set<string>, way: readonly string[] = []): string[] {
  if (way.includes(start)) return [`${start}: the way turns in a circle`]
  if (reached.has(start)) return []
  const node = nodes.get(start)
  if (node === undefined) return [`${way.at(-1) ?? 'start'}: leads to ${start}, which there is not`]
  const faults = edges(node).flatMap((id) => wayFaults(id, nodes, reached, [...way, start]))
  reached.add(start)
  return faults
}

function conditionFaults(condition: Condition, flow: Flow, nodes: Nodes, countries: CountrySets): string[] {
  return innerConditions(condition).flatMap((one) => {
    if (one === null || typeof one !== 'object') return []
    if ('country' in one)
      return one.in.filter((name) => !isSetOrCode(name, countries)).map((name) => `no set of countries ${name}`)
    if ('eccn' in one && typeof one.in === 'string' && !flow.lists?.[one.in]) return [`no list ${one.in}`]
    if ('fact' in one && one.anyOf !== undefined && !flow.lists?.[one.anyOf]) return [`no list ${one.anyOf}`]
    if ('answer' in one && !nodes.has(one.answer)) return [`no question ${one.answer}`]
    return []
  })
}
