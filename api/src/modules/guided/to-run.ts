import type { CountrySets, Facts, Flow, Citation as FlowCitation, FlowNode } from '@qingdan/guided-flows/model.ts'
import { remainingOf } from '@qingdan/guided-flows/remaining.ts'
import { textDayOf } from '@qingdan/guided-flows/text-day.ts'
import type { Step } from '@qingdan/guided-flows/walk.ts'
import type { GuidedFlow, GuidedQuestion, GuidedRun, GuidedStep } from '../../contract/guided/run.ts'
import type { CitedText } from './cited-texts.ts'
import { toGround } from './grounds.ts'
import { notesName } from './phrases.ts'
import type { WalkedRun } from './run-service.ts'

type Cite = (ref: string) => CitedText

/** What a run answers. `currentHash`: of the graph in force, for the mark of an older version. */
export function toRun(run: WalkedRun, currentHash: string, countries: CountrySets, cite: Cite): GuidedRun {
  const { row, flow, walk } = run
  const steps = walk.steps.map((step) => toStep(step, run, cite))
  const findings = steps.filter(({ kind }) => kind === 'conclusion')
  const last = walk.end && findings.at(-1)
  const question = walk.open ? toQuestion(walk.open, run, cite) : null
  const cited = [...steps, ...(question ? [question] : [])].flatMap(({ citations }) => citations)
  return {
    recordId: String(row.id),
    flow: row.flow as GuidedFlow,
    title: flow.title.zh,
    titleEn: flow.title.en,
    hasEnd: walk.end !== undefined,
    hasUpper: row.given.length > 0,
    question,
    result: findings.map(({ text }) => text),
    resultEn: findings.map(({ textEn }) => textEn),
    propertys: last?.properties ?? [],
    content: last?.text ?? null,
    contentEn: last?.textEn ?? null,
    conclusionId: last?.id ?? null,
    severity: walk.end?.severity ?? null,
    highlight: walk.steps.flatMap(({ node }) =>
      node.kind === 'conclusion' ? [...(node.highlight ?? []), ...(node.highlightEn ?? [])] : [],
    ),
    steps,
    input: row.input,
    remaining: remainingOf(flow, countries, row.facts as Facts, walk),
    parties: row.parties,
    asOf: typeof row.facts['asOf'] === 'string' ? row.facts['asOf'] : null,
    isTextChanged: cited.some(({ change }) => change !== null),
    disclaimer: flow.disclaimer.zh,
    disclaimerEn: flow.disclaimer.en,
    version: flow.version,
    hash: row.graph_hash,
    textDate: flow.textDate,
    isOlderVersion: row.graph_hash !== currentHash,
    begunAt: row.begun_at.toISOString(),
    isClosed: row.closed_at !== null,
    reportName: row.report_name,
    reportedAt: row.reported_at?.toISOString() ?? null,
    project: null,
  }
}

function toQuestion(node: Exclude<FlowNode, { kind: 'conclusion' }>, run: WalkedRun, cite: Cite): GuidedQuestion {
  const text = wordingOf(node, run)
  return {
    id: node.id,
    question: text.zh,
    questionEn: text.en,
    topic: text.zh,
    topicEn: text.en,
    content: node.notesZh,
    contentEn: node.notesEn,
    sort: run.row.given.length + 1,
    type: node.kind === 'calculation' ? 2 : 1,
    notes: notesOf(node),
    citations: citationsOf(node, run.flow, cite),
    inputs:
      node.kind === 'calculation'
        ? node.inputs.map(({ id, zh, en }) => ({ id: id as 'totalValue' | 'productValue', name: zh, nameEn: en }))
        : [],
  }
}

function toStep(step: Step, run: WalkedRun, cite: Cite): GuidedStep {
  const { node } = step
  const text = wordingOf(node, run)
  return {
    id: node.id,
    kind: node.kind,
    text: text.zh,
    textEn: text.en,
    answer: 'answer' in step ? step.answer : null,
    by: 'by' in step ? step.by : 'result' in step ? 'person' : null,
    grounds: 'grounds' in step ? step.grounds.map((ground) => toGround(ground, run.flow)) : [],
    amounts:
      'result' in step
        ? {
            totalValue: step.amounts['totalValue'] ?? '',
            productValue: step.amounts['productValue'] ?? '',
            countResult: step.result,
          }
        : null,
    code: node.kind === 'conclusion' ? node.code : null,
    severity: 'severity' in step ? step.severity : null,
    properties: node.kind === 'conclusion' ? node.properties.map(toProperty) : [],
    notes: notesOf(node),
    citations: citationsOf(node, run.flow, cite),
  }
}

/** A question may be worded by what was entered: direct product of technology, or of a plant. */
function wordingOf(node: FlowNode, { row }: WalkedRun): { zh: string; en: string } {
  if (node.kind !== 'question' || !node.variants) return node
  const variant = node.variants[String(row.facts[node.variants.by])]
  return typeof variant === 'object' ? variant : node
}

function toProperty({
  nameZh,
  nameEn,
  valueZh,
  valueEn,
}: {
  nameZh: string
  nameEn: string
  valueZh: string
  valueEn: string
}) {
  return { propertyName: nameZh, propertyNameEn: nameEn, propertyValue: valueZh, propertyValueEn: valueEn }
}

function notesOf({ notesZh, notesEn }: FlowNode) {
  if (notesZh === '') return []
  return [{ name: notesName.zh, nameEn: notesName.en, content: notesZh, contentEn: notesEn }]
}

function citationsOf({ citations, textDate }: FlowNode, flow: Flow, cite: Cite) {
  return citations.map(({ ref, src, url }: FlowCitation) => {
    const source = flow.sources.find(({ id }) => id === src)
    const { held, changeAfter } = cite(ref)
    const textDay = (source && textDayOf(source)) ?? textDate
    return {
      ref,
      held,
      url: url ?? null,
      notices: (source?.notices ?? [])
        .filter(({ refs }) => refs.some((one) => isWithin(ref, one) || isWithin(one, ref)))
        .map(({ zh, en, by, url: page }) => ({ text: zh, textEn: en, by, url: page })),
      change: changeAfter(textDay, flow.texts?.[ref]),
      source: source?.title ?? src,
      textDate: textDay,
    }
  })
}

/** Whether a paragraph is another, or lies in it: § 744.8(b) in § 744.8, and not § 744.11 in § 744.1. */
function isWithin(ref: string, outer: string): boolean {
  return ref.startsWith(outer) && !/^[\d.]/.test(ref.slice(outer.length))
}
