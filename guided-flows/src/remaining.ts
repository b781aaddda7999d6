import { evaluate } from './conditions/evaluate.ts'
import type { Answer, CountrySets, Facts, Flow, FlowNode } from './model.ts'
import type { Walk } from './walk.ts'

/** How many questions may still be asked, the open one among them: on the shortest and on the longest way to an end. */
export interface Remaining {
  least: number
  most: number
}

/** What is still to come in a walk. A question that the facts answer whatever else is said counts as none. */
export function remainingOf(flow: Flow, countries: CountrySets, facts: Facts, { steps, open }: Walk): Remaining {
  if (open === undefined) return { least: 0, most: 0 }
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]))
  const answers = new Map<string, Answer>(
    steps.flatMap((step) => ('answer' in step ? [[step.node.id, step.answer] as const] : [])),
  )
  const known = { flow, countries, facts, answers, findings: [] }
  const counted = new Map<string, Remaining>()

  function from(id: string): Remaining {
    const before = counted.get(id)
    if (before !== undefined) return before
    const node = nodes.get(id)
    const result = node === undefined ? { least: 0, most: 0 } : after(node)
    counted.set(id, result)
    return result
  }

  function after(node: FlowNode): Remaining {
    if (node.kind === 'conclusion') return node.terminal || !node.next ? { least: 0, most: 0 } : from(node.next)
    if (node.kind === 'calculation') return plus(1, from(node.next))
    const { auto } = node
    // What was found on the way is not known yet, and neither is a question that depends on it.
    const truth = auto === undefined || 'finding' in Object(auto.expr) ? null : evaluate(auto.expr, known)
    if (truth !== null) return from(truth ? node.yes : node.no)
    const [yes, no] = [from(node.yes), from(node.no)]
    const either = { least: Math.min(yes.least, no.least), most: Math.max(yes.most, no.most) }
    return auto?.mode === 'route' ? either : plus(1, either)
  }

  return from(open.id)
}

function plus(count: number, { least, most }: Remaining): Remaining {
  return { least: least + count, most: most + count }
}
