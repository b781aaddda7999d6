import { describe, expect, test } from 'vitest'
import { flowFaults } from './check-flow.ts'
import type { CountrySets, Flow, FlowNode, Question, Source } from './model.ts'

const countries: CountrySets = {
  sets: { 'D:1': { source: '15 CFR part 740, Supp. No. 1', members: ['CN', 'VN'] } },
  inherits: {},
}

const texts = {
  zh: '目的地是否属于 D:1？',
  en: 'Is the destination in D:1?',
  notesZh: '',
  notesEn: '',
  textDate: '2026-07-30',
  citations: [{ ref: '15 CFR 734.9(b)', src: 'us-734' }],
}
const question: Question = {
  ...texts,
  kind: 'question',
  id: 'country',
  yes: 'end',
  no: 'end',
  auto: { mode: 'decide', expr: { country: 'destination', in: ['D:1', 'VN'] } },
}
const end: FlowNode = {
  ...texts,
  kind: 'conclusion',
  id: 'end',
  code: 'END',
  severity: 'max',
  terminal: true,
  properties: [],
}

function flowOf(nodes: readonly FlowNode[], start = 'country'): Flow {
  return {
    flow: 'example',
    version: '2026-07-30.1',
    textDate: '2026-07-30',
    title: { zh: '例', en: 'Example' },
    disclaimer: { zh: '例', en: 'Example' },
    start: { 0: start },
    sources: [{ id: 'us-734', title: '15 CFR part 734', pointInTime: '2026-07-30' }],
    nodes,
  }
}

const faultsOf = (...nodes: FlowNode[]) => flowFaults(flowOf(nodes), countries)

test('a graph that can be walked has no faults', () => {
  expect(faultsOf(question, end)).toEqual([])
})

test('a source that states no day of its text, or two, is a fault', () => {
  const flow = flowOf([question, end])
  const withSource = (days: Partial<Source>) => ({
    ...flow,
    sources: [{ id: 'us-734', title: '15 CFR part 734', ...days }],
  })
  expect(flowFaults(withSource({}), countries)).toEqual(['us-734 does not state one day of its text'])
  expect(flowFaults(withSource({ effective: '2024-12-01', capturedTo: '2026-07-31' }), countries)).toHaveLength(1)
})

describe('a graph that cannot be walked says where', () => {
  test('an edge to a node that there is not', () => {
    expect(faultsOf({ ...question, no: 'gone' }, end)).toEqual(['country: leads to gone, which there is not'])
  })

  test('a start that there is not', () => {
    expect(flowFaults(flowOf([question, end], 'first'), countries)[0]).toBe('start: leads to first, which there is not')
  })

  test('a circle', () => {
    expect(faultsOf({ ...question, no: 'back' }, { ...question, id: 'back', no: 'country' }, end)).toEqual([
      'country: the way turns in a circle',
    ])
  })

  test('a node that no way reaches', () => {
    expect(faultsOf(question, end, { ...end, id: 'alone' })).toEqual(['alone: not reached'])
  })

  test('a finding that neither ends nor leads on', () => {
    expect(
      faultsOf({ ...question, no: 'found' }, { ...end, id: 'found', terminal: false, severity: 'clear' }, end),
    ).toEqual(['found: neither an end nor a way on'])
  })
})

describe('what a reader or a condition needs is missing', () => {
  test('one of the languages, or Chinese in the English text', () => {
    expect(faultsOf({ ...question, zh: '' }, end)).toEqual(['country: no Chinese text'])
    expect(faultsOf({ ...question, en: 'Is it 属于?' }, end)).toEqual(['country: no English text'])
    expect(faultsOf({ ...question, notesZh: '见注释。' }, end)).toEqual(['country: notes in one language'])
  })

  test('a citation, or its source', () => {
    expect(faultsOf({ ...question, citations: [] }, end)).toEqual(['country: no citation'])
    expect(faultsOf({ ...question, citations: [{ ref: '1', src: 'us-0' }] }, end)).toEqual([
      'country: unknown source us-0',
    ])
  })

  test.each([
    [{ country: 'destination', in: ['D:9'] }, 'no set of countries D:9'],
    [{ eccn: 'eccn', in: 'item.none' }, 'no list item.none'],
    [{ not: { fact: 'type', anyOf: 'none' } }, 'no list none'],
    [{ any: [{ answer: 'earlier', is: 'yes' }] }, 'no question earlier'],
  ] as const)('a set, list or question that a condition names: %j', (expr, fault) => {
    expect(faultsOf({ ...question, auto: { mode: 'decide', expr } }, end)).toEqual([`country: ${fault}`])
  })

  test('a highlighted text that the conclusion does not contain', () => {
    expect(faultsOf(question, { ...end, highlight: ['不属于'], highlightEn: ['Is'] })).toEqual([
      'end: 不属于 is not in its text',
    ])
    expect(faultsOf(question, { ...end, highlight: ['目的地'], highlightEn: ['is not'] })).toEqual([
      'end: is not is not in its text',
    ])
  })

  test('a text that is highlighted in one language only', () => {
    expect(faultsOf(question, { ...end, highlight: ['目的地'] })).toEqual(['end: marked in one language'])
  })

  test('a page that is not of an authority', () => {
    const cited = { ref: '90 FR 50857', src: 'us-734', url: 'https://example.com/90-FR-50857' }
    expect(faultsOf(question, { ...end, citations: [cited] })).toEqual([
      'end: 90 FR 50857 leads to a page that is not official',
    ])
  })

  test('the highest severity at a finding on the way', () => {
    const found: FlowNode = { ...end, id: 'found', terminal: false, next: 'end' }
    expect(faultsOf({ ...question, yes: 'found' }, found, end)).toEqual([
      'found: only an end takes the highest severity',
    ])
  })
})
