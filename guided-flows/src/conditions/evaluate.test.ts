import { expect, test } from 'vitest'
import type { Condition, Facts, Flow } from '../model.ts'
import { evaluate } from './evaluate.ts'

const flow = {
  flow: 'example',
  lists: { tags: { citation: '15 CFR 744.8(a)(1)', values: ['SDGT'] } },
} as unknown as Flow
const countries = {
  sets: { 'E:1': { source: '15 CFR part 740, Supp. No. 1', members: ['IR', 'KP'] } },
  inherits: { HK: { as: 'CN', basis: '15 CFR 738.3(b)' } },
}
const truth = (condition: Condition, facts: Facts = {}) =>
  evaluate(condition, {
    flow,
    countries,
    facts,
    answers: new Map([['q', 'yes']]),
    findings: [{ code: 'RP_EMBARGO', severity: 'denial' }],
  })

test('unknown is never a no: an absent fact leaves a condition unknown unless another decides it', () => {
  const unknown: Condition = { fact: 'owned', truth: true }
  expect(truth(unknown)).toBeNull()
  expect(truth({ not: unknown })).toBeNull()
  expect(truth({ all: [unknown, true] })).toBeNull()
  expect(truth({ all: [unknown, false] })).toBe(false)
  expect(truth({ any: [unknown, true] })).toBe(true)
  expect(truth({ if: [[unknown, true]], else: false })).toBeNull()
})

test('a hit may answer yes; no hit never answers no', () => {
  const hit: Condition = { trueOrAsk: { fact: 'lists', has: 'EL' } }
  expect(truth(hit, { lists: ['EL'] })).toBe(true)
  expect(truth(hit, { lists: [] })).toBeNull()
})

test('a country is in a set by itself or by what it counts as, and exactly with an equals sign', () => {
  const at = (destination: string | string[], ...sets: string[]) =>
    truth({ country: 'destination', in: sets }, { destination })
  expect(at('IR', 'E:1')).toBe(true)
  expect(at(['DE', 'KP'], 'E:1')).toBe(true)
  expect(at('HK', 'CN')).toBe(true)
  expect(at('HK', '=CN')).toBe(false)
})

test('an entry that is only partly excepted is unknown without its paragraph', () => {
  const at = (eccn: string) => truth({ eccn: 'eccn', in: ['3B001'], except: ['3B001.g'] }, { eccn })
  expect(at('3b001.a')).toBe(true)
  expect(at('3B001.g.1')).toBe(false)
  expect(at('3B001')).toBeNull()
  expect(at('3B002')).toBe(false)
  expect(truth({ eccn: 'eccn', matches: '^9[A-E]515' }, { eccn: '9A515.b' })).toBe(true)
})

test('facts are tested by value, list, day and named list; answers and findings by what came before', () => {
  const facts = { type: 1, tags: ['SDGT'], asOf: '2026-11-24', none: [] }
  expect(truth({ fact: 'type', is: 1 }, facts)).toBe(true)
  expect(truth({ fact: 'type', in: [0, 2] }, facts)).toBe(false)
  expect(truth({ fact: 'tags', anyOf: 'tags' }, facts)).toBe(true)
  expect(truth({ fact: 'none', nonEmpty: true }, facts)).toBe(false)
  expect(truth({ fact: 'asOf', onOrAfter: '2026-11-10' }, facts)).toBe(true)
  expect(truth({ answer: 'q', is: 'no' })).toBe(false)
  expect(truth({ answer: 'later', is: 'no' })).toBeNull()
  expect(truth({ finding: { prefix: 'RP_EMB' } })).toBe(true)
  expect(truth({ finding: { minSeverity: 'prohibited' } })).toBe(false)
})

test('a condition that the engine does not know is refused', () => {
  expect(() => truth({ maybe: true } as unknown as Condition)).toThrow('Unknown condition')
  expect(() => truth({ eccn: 'eccn', in: 'nowhere' }, { eccn: '3A001' })).toThrow('no list nowhere')
})
