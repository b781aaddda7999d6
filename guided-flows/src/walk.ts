import { amountsFault, percentOf } from './conditions/amounts.ts'
import { evaluate, type Ground } from './conditions/evaluate.ts'
import {
  type Answer,
  type Calculation,
  type Conclusion,
  type CountrySets,
  type Fact,
  type Facts,
  type Flow,
  type FlowNode,
  type Question,
  type Severity,
  severities,
} from './model.ts'

/** What a person gave: an answer to a question, or the two amounts of a calculation. */
export type Given = { id: string; answer: Answer } | { id: string; amounts: Readonly<Record<string, string>> }

/** All that a walk depends on; the same input gives the same walk, so that only this is stored. */
export interface WalkInput {
  flow: Flow
  countries: CountrySets
  /** Key of `flow.start`. */
  start: string
  facts: Facts
  /** In the order in which they were given. */
  given: readonly Given[]
}

export type Step =
  | { node: Question; answer: Answer; by: 'person' }
  | { node: Question; answer: Answer; by: 'facts'; grounds: readonly Ground[] }
  | { node: Calculation; amounts: Readonly<Record<string, string>>; result: string }
  | { node: Conclusion; severity: Severity }

export interface Walk {
  steps: readonly Step[]
  /** The question or calculation that waits for a person; undefined when the flow has ended. */
  open: Question | Calculation | undefined
  /** The conclusion that ended the flow, which is also its last step. */
  end: { node: Conclusion; severity: Severity } | undefined
}

/** What was given does not fit the walk; `reason` is for the caller's message. */
export class GivenError extends Error {
  readonly reason: 'not-open' | 'not-an-answer' | 'not-an-amount' | 'whole-is-zero' | 'part-above-whole'

  constructor(reason: GivenError['reason'], id: string) {
    super(`${reason}: ${id}`)
    this.reason = reason
  }
}

/**
 * Walks a flow from its start with what is known and given, to the first question that nobody has answered.
 * An automatic answer comes from the facts alone; what they leave unknown is asked and never taken for a no.
 * @throws GivenError when an answer is to a question that the walk does not ask, or amounts cannot be divided
 */
export function walk(input: WalkInput): Walk {
  const nodes = new Map(input.flow.nodes.map((node) => [node.id, node]))
  const state: State = {
    ...input,
    facts: { ...input.facts },
    answers: new Map(),
    findings: [],
    waiting: [...input.given],
  }
  const steps: Step[] = []
  let id = startOf(input)
  for (;;) {
    const node = nodeOf(nodes, id)
    const step = stepAt(node, state)
    if (step === undefined)
      return { steps, open: expectNothingLeft(node as Question | Calculation, state), end: undefined }
    steps.push(step)
    const next = nextOf(step)
    if (next === undefined) {
      expectNothingLeft(undefined, state)
      return { steps, open: undefined, end: step as Walk['end'] }
    }
    id = next
  }
}

/**
 * Walks with answers that were given when something else may have been known: each is used where its question is asked,
 * the others are left out. `given`: those that were used, in the order of the walk.
 */
export function walkWith(
  input: Omit<WalkInput, 'given'>,
  answers: ReadonlyMap<string, Given>,
): { walk: Walk; given: readonly Given[] } {
  const given: Given[] = []
  for (;;) {
    const walked = walk({ ...input, given })
    const next = walked.open && answers.get(walked.open.id)
    if (next === undefined) return { walk: walked, given }
    given.push(next)
  }
}

/** What was given without the last of it: back to the last question that was asked. */
export function withoutLast(given: readonly Given[]): Given[] {
  return given.slice(0, -1)
}

interface State {
  flow: Flow
  countries: CountrySets
  facts: Record<string, Fact | undefined>
  answers: Map<string, Answer>
  findings: { code: string; severity: Severity }[]
  /** What was given and has not met its question yet. */
  waiting: Given[]
}

function startOf({ flow, start }: WalkInput): string {
  const id = flow.start[start]
  if (id === undefined) throw new Error(`${flow.flow} has no start ${start}`)
  return id
}

function nodeOf(nodes: ReadonlyMap<string, FlowNode>, id: string): FlowNode {
  const node = nodes.get(id)
  if (node === undefined) throw new Error(`No node ${id}`)
  return node
}

function stepAt(node: FlowNode, state: State): Step | undefined {
  if (node.kind === 'conclusion') return concluded(node, state)
  if (node.kind === 'calculation') return calculated(node, state)
  return answeredByFacts(node, state) ?? answeredByPerson(node, state)
}

function answeredByFacts(node: Question, state: State): Step | undefined {
  if (node.auto === undefined) return undefined
  const grounds: Ground[] = []
  const truth = evaluate(node.auto.expr, state, grounds)
  if (truth === null && node.auto.mode === 'decide') return undefined
  const answer = truth ? 'yes' : 'no'
  state.answers.set(node.id, answer)
  return { node, answer, by: 'facts', grounds: grounds.filter(({ holds }) => truth !== true || holds) }
}

function answeredByPerson(node: Question, state: State): Step | undefined {
  const given = nextGiven(node.id, state)
  if (given === undefined) return undefined
  if (!('answer' in given)) throw new GivenError('not-an-answer', node.id)
  state.answers.set(node.id, given.answer)
  return { node, answer: given.answer, by: 'person' }
}

function calculated(node: Calculation, state: State): Step | undefined {
  const given = nextGiven(node.id, state)
  if (given === undefined) return undefined
  if (!('amounts' in given)) throw new GivenError('not-an-amount', node.id)
  const { numerator, denominator, result } = node.compute
  const part = given.amounts[numerator] ?? ''
  const whole = given.amounts[denominator] ?? ''
  const fault = amountsFault(part, whole)
  if (fault !== undefined) throw new GivenError(fault, node.id)
  const percent = percentOf(part, whole)
  Object.assign(state.facts, { [numerator]: part, [denominator]: whole, [result]: percent })
  return { node, amounts: { [numerator]: part, [denominator]: whole }, result: percent }
}

function concluded(node: Conclusion, state: State): Step {
  const severity = node.severity === 'max' ? highest(state.findings) : node.severity
  state.findings.push({ code: node.code, severity })
  return { node, severity }
}

function highest(findings: readonly { severity: Severity }[]): Severity {
  const rank = Math.max(0, ...findings.map(({ severity }) => severities.indexOf(severity)))
  return severities[rank] ?? 'info'
}

function nextOf(step: Step): string | undefined {
  if ('answer' in step) return step.node[step.answer]
  if ('result' in step) return step.node.next
  return step.node.terminal ? undefined : (step.node.next ?? undefined)
}

/** Answers are given in the order of the walk; one to another question belongs to another walk. */
function nextGiven(id: string, state: State): Given | undefined {
  const given = state.waiting[0]
  if (given === undefined) return undefined
  if (given.id !== id) throw new GivenError('not-open', given.id)
  state.waiting.shift()
  return given
}

function expectNothingLeft<T>(open: T, { waiting }: State): T {
  const [left] = waiting
  if (left !== undefined) throw new GivenError('not-open', left.id)
  return open
}
