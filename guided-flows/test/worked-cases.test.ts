import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { flowFaults } from '../src/check-flow.ts'
import { type FlowName, flowNames, readCountrySets, readFlow } from '../src/flows.ts'
import type { Answer, Facts, Flow } from '../src/model.ts'
import { type Given, type Walk, walk } from '../src/walk.ts'
import { factsOfFlow, someFacts } from './facts-of-flow.ts'

/** A worked case: what is known, what a person answers, and what must come of it. */
interface WorkedCase {
  id: string
  flow: FlowName
  start?: string
  facts: Facts
  answers: Readonly<Record<string, Answer | Readonly<Record<string, string>>>>
  default?: Answer
  expect: {
    terminal: string
    findings?: string[]
    notFindings?: string[]
    notAsked?: string[]
    countResult?: string | number
    /** The conclusion that carries the citation; the last one where none is named. */
    decisive?: string
    citation: string
  }
}

const casesFile = resolve(
  process.env['SHARED_DATA'] ?? fileURLToPath(new URL('../../../shared/data', import.meta.url)),
  'guided-flows/cases.json',
)
const areThere = existsSync(casesFile)
const { cases } = areThere ? (JSON.parse(readFileSync(casesFile, 'utf8')) as { cases: WorkedCase[] }) : { cases: [] }

const { cases: ownCases } = JSON.parse(readFileSync(new URL('own-cases.json', import.meta.url), 'utf8')) as {
  cases: (WorkedCase & { about: string })[]
}

const countries = readCountrySets()
const flows = new Map(flowNames.map((name) => [name, readFlow(name)]))

describe('the graphs', () => {
  test.each(flowNames)('%s has no faults', (name) => {
    expect(flowFaults(flowOf(name), countries)).toEqual([])
  })

  test('random answers end every flow, and together reach every node', () => {
    const random = randomNumbers(20)
    for (const name of flowNames) {
      const flow = flowOf(name)
      const reached = new Set<string>()
      const values = factsOfFlow(flow, countries)
      for (let round = 0; round < 3000; round++)
        for (const start of Object.keys(flow.start)) {
          const isAmount = new Set(flow.nodes.flatMap(({ id, kind }) => (kind === 'calculation' ? [id] : [])))
          const amounts = { totalValue: String(Math.floor(random() * 40)), productValue: '100' }
          const noes = random() ** 0.3
          const answerOf = (id: string) => (isAmount.has(id) ? amounts : random() < noes ? 'no' : 'yes')
          const ended = walkToEnd(flow, start, someFacts(values, random), answerOf)
          expect(ended.end).toBeDefined()
          for (const { node } of ended.steps) reached.add(node.id)
        }
      const missed = flow.nodes.map(({ id }) => id).filter((id) => !reached.has(id))
      expect({ name, missed }).toEqual({ name, missed: [] })
    }
  }, 60_000)
})

describe('our own cases on points of the law', () => {
  test.each(ownCases.map((one) => [`${one.id}: ${one.about}`, one] as const))('%s', (_id, one) => expectCase(one))
})

describe.skipIf(!areThere)('worked cases', () => {
  test.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => expectCase(one))
})

function expectCase(one: WorkedCase): void {
  const flow = flowOf(one.flow)
  const start = startOf(flow, one)
  const ended = walkToEnd(flow, start, one.facts, (id) => one.answers[id] ?? one.default ?? 'no')
  const conclusions = ended.steps.flatMap(({ node }) => (node.kind === 'conclusion' ? [node] : []))
  const codes = conclusions.map(({ code }) => code)
  const asked = ended.steps.flatMap((step) => ('by' in step && step.by === 'person' ? [step.node.id] : []))
  expect(ended.end?.node.code).toBe(one.expect.terminal)
  expect(codes).toEqual(expect.arrayContaining(one.expect.findings ?? []))
  expect(codes.filter((code) => one.expect.notFindings?.includes(code))).toEqual([])
  expect(asked.filter((id) => one.expect.notAsked?.includes(id))).toEqual([])
  const decisive = conclusions.find(({ code }) => code === (one.expect.decisive ?? one.expect.terminal))
  expect(decisive?.citations.map(({ ref }) => ref).join('\n')).toContain(one.expect.citation)
  if (one.expect.countResult !== undefined) {
    const results = ended.steps.flatMap((step) => ('result' in step ? [Number(step.result)] : []))
    expect(results).toContain(Number(one.expect.countResult))
  }
}

function flowOf(name: FlowName): Flow {
  const flow = flows.get(name)
  if (flow === undefined) throw new Error(`No flow ${name}`)
  return flow
}

/** A case of a flow with one start need not name it. */
function startOf(flow: Flow, one: WorkedCase): string {
  return one.start ?? Object.keys(flow.start)[0] ?? ''
}

/** Answers what is asked until the flow ends. */
function walkToEnd(
  flow: Flow,
  start: string,
  facts: Facts,
  answerOf: (id: string) => Answer | Readonly<Record<string, string>>,
): Walk {
  const given: Given[] = []
  for (;;) {
    const now = walk({ flow, countries, start, facts, given })
    if (now.open === undefined) return now
    const { id, kind } = now.open
    const answer = answerOf(id)
    if (kind === 'question' && typeof answer === 'string') given.push({ id, answer })
    else if (kind === 'calculation' && typeof answer === 'object') given.push({ id, amounts: answer })
    else throw new Error(`${id} is a ${kind}, and its answer is ${JSON.stringify(answer)}`)
  }
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
