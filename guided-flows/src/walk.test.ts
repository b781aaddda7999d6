import { describe, expect, test } from 'vitest'
import type { CountrySets, Facts, Flow, FlowNode } from './model.ts'
import { type Given, type GivenError, walk, walkWith, withoutLast } from './walk.ts'

const countries: CountrySets = {
  sets: { 'D:1': { source: '15 CFR part 740, Supp. No. 1', members: ['CN', 'VN'] } },
  inherits: { HK: { as: 'CN', basis: '15 CFR 738.3(b)' } },
}

const texts = {
  zh: '问',
  en: 'Asked',
  notesZh: '',
  notesEn: '',
  textDate: '2026-07-30',
  citations: [{ ref: '15 CFR 734.9(b)', src: 'us-734' }],
}
const conclusion = { ...texts, kind: 'conclusion', properties: [] } as const

const nodes: FlowNode[] = [
  {
    ...texts,
    kind: 'question',
    id: 'country',
    yes: 'item',
    no: 'free',
    auto: { mode: 'decide', expr: { country: 'destination', in: ['D:1'] } },
  },
  {
    ...texts,
    kind: 'question',
    id: 'item',
    yes: 'found',
    no: 'share',
    auto: { mode: 'decide', expr: { eccn: 'eccn', in: ['3B001.c'] } },
  },
  { ...conclusion, id: 'found', code: 'FOUND', severity: 'licence', terminal: false, next: 'share' },
  {
    ...texts,
    kind: 'calculation',
    id: 'share',
    next: 'limit',
    inputs: [],
    compute: { numerator: 'part', denominator: 'whole', result: 'percent' },
  },
  {
    ...texts,
    kind: 'question',
    id: 'limit',
    yes: 'free',
    no: 'end',
    auto: { mode: 'route', expr: { ratio: { num: 'part', den: 'whole', lte: 25 } } },
  },
  { ...conclusion, id: 'free', code: 'FREE', severity: 'clear', terminal: true },
  { ...conclusion, id: 'end', code: 'END', severity: 'max', terminal: true },
]

const flow: Flow = {
  flow: 'example',
  version: '2026-07-30.1',
  textDate: '2026-07-30',
  title: texts,
  disclaimer: texts,
  start: { '0': 'country' },
  sources: [{ id: 'us-734', title: '15 CFR part 734' }],
  nodes,
}

const go = (facts: Facts, given: readonly Given[] = []) => walk({ flow, countries, start: '0', facts, given })

function refusal(facts: Facts, given: readonly Given[]): GivenError['reason'] {
  try {
    go(facts, given)
  } catch (error) {
    return (error as GivenError).reason
  }
  throw new Error('not refused')
}

describe('a walk', () => {
  test('answers from the facts what they decide, with the ground', () => {
    const { steps, open } = go({ destination: 'HK' })
    expect(steps).toMatchObject([
      {
        answer: 'yes',
        by: 'facts',
        grounds: [{ fact: 'destination', value: 'HK', relation: 'in', against: 'D:1', holds: true }],
      },
    ])
    expect(open?.id).toBe('item')
  })

  test('asks what is unknown: no country, and an entry without its paragraph', () => {
    expect(go({}).open?.id).toBe('country')
    expect(go({ destination: 'VN', eccn: '3B001' }).open?.id).toBe('item')
    expect(go({ destination: 'VN', eccn: '3B001.c.1' }).open?.id).toBe('share')
  })

  test('ends with the highest severity of what was found on the way', () => {
    const facts = { destination: 'VN', eccn: '3B001.c.1' }
    const { end } = go(facts, [{ id: 'share', amounts: { part: '6251.00', whole: '25000.00' } }])
    expect(end).toMatchObject({ node: { code: 'END' }, severity: 'licence' })
  })

  test('shows 25.00 percent and is over 25 percent: the limit is compared in cents', () => {
    const facts = { destination: 'VN', eccn: '3A001' }
    const over = go(facts, [{ id: 'share', amounts: { part: '6250.01', whole: '25000' } }])
    expect(over.steps).toContainEqual(expect.objectContaining({ result: '25.00' }))
    expect(over.end?.node.code).toBe('END')
    const within = go(facts, [{ id: 'share', amounts: { part: '6250.009', whole: '25000' } }])
    expect(within.end?.node.code).toBe('FREE')
  })

  test('goes back to the last asked question, and forgets what came after it', () => {
    const given: Given[] = [
      { id: 'country', answer: 'yes' },
      { id: 'item', answer: 'yes' },
    ]
    expect(go({}, given).open?.id).toBe('share')
    const back = go({}, withoutLast(given))
    expect(back.open?.id).toBe('item')
    expect(back.steps.map(({ node }) => node.id)).toEqual(['country'])
  })

  test('refuses an answer to a question that is not open, so that two tabs cannot mix', () => {
    expect(refusal({}, [{ id: 'item', answer: 'yes' }])).toBe('not-open')
    expect(refusal({ destination: 'US' }, [{ id: 'item', answer: 'yes' }])).toBe('not-open')
    expect(refusal({}, [{ id: 'country', amounts: {} }])).toBe('not-an-answer')
  })

  test('refuses amounts that are none, a whole of nothing, and a part above the whole', () => {
    const facts = { destination: 'VN', eccn: '3A001' }
    const share = (part: string, whole: string) => refusal(facts, [{ id: 'share', amounts: { part, whole } }])
    expect(share('-1', '5')).toBe('not-an-amount')
    expect(share('', '5')).toBe('not-an-amount')
    expect(share('1', '0.009')).toBe('whole-is-zero')
    expect(share('6', '5')).toBe('part-above-whole')
  })
})

test('answers of an earlier time are used where their question is asked, and left out where it is not', () => {
  const answers = new Map<string, Given>([
    ['country', { id: 'country', answer: 'no' }],
    ['item', { id: 'item', answer: 'no' }],
  ])
  const asked = walkWith({ flow, countries, start: '0', facts: {} }, answers)
  expect(asked.given).toEqual([{ id: 'country', answer: 'no' }])
  expect(asked.walk.end?.node.code).toBe('FREE')
  const known = walkWith({ flow, countries, start: '0', facts: { destination: 'VN' } }, answers)
  expect(known.given).toEqual([{ id: 'item', answer: 'no' }])
  expect(known.walk.open?.id).toBe('share')
})
