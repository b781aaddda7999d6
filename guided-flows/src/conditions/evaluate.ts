import {
  type Answer,
  type Condition,
  type CountryCondition,
  type CountrySets,
  type EccnCondition,
  type Fact,
  type FactCondition,
  type Facts,
  type Flow,
  type Severity,
  severities,
} from '../model.ts'
import { isAtMost } from './amounts.ts'
import { isMember } from './country-sets.ts'
import { isListed } from './eccn-patterns.ts'
import { every, negation, some, type Truth } from './truth.ts'

/** What is known at a point of a walk. */
export interface Known {
  flow: Flow
  countries: CountrySets
  facts: Facts
  answers: ReadonlyMap<string, Answer>
  findings: readonly { code: string; severity: Severity }[]
}

/** Why a condition came out as it did: the fact, its value, and the set, list or value that it was held against. */
export interface Ground {
  fact: string
  value: Fact
  against: string
  holds: boolean
}

/**
 * A condition in three values. The grounds of every test of a fact that was not unknown are added to `grounds`.
 * @throws Error when the condition has no known operator
 */
export function evaluate(condition: Condition, known: Known, grounds: Ground[] = []): Truth {
  if (condition === null || typeof condition === 'boolean') return condition
  const value = (inner: Condition) => evaluate(inner, known, grounds)
  if ('all' in condition) return every(condition.all.map(value))
  if ('any' in condition) return some(condition.any.map(value))
  if ('not' in condition) return negation(value(condition.not))
  if ('trueOrAsk' in condition) return value(condition.trueOrAsk) === true ? true : null
  if ('if' in condition) return firstTrue(condition.if, condition.else, value)
  if ('answer' in condition) {
    const given = known.answers.get(condition.answer)
    return given === undefined ? null : given === condition.is
  }
  if ('finding' in condition) return hasFinding(condition.finding, known)
  if ('ratio' in condition) return ratio(condition.ratio, known.facts)
  if ('country' in condition) return country(condition, known, grounds)
  if ('eccn' in condition) return eccn(condition, known, grounds)
  if ('fact' in condition) return fact(condition, known, grounds)
  throw new Error(`Unknown condition: ${JSON.stringify(condition)}`)
}

function firstTrue(
  branches: readonly (readonly [Condition, Condition])[],
  otherwise: Condition,
  value: (condition: Condition) => Truth,
): Truth {
  for (const [when, then] of branches) {
    const holds = value(when)
    if (holds === null) return null
    if (holds) return value(then)
  }
  return value(otherwise)
}

function hasFinding(wanted: { prefix: string } | { minSeverity: Severity }, { findings }: Known): boolean {
  if ('prefix' in wanted) return findings.some(({ code }) => code.startsWith(wanted.prefix))
  const least = severities.indexOf(wanted.minSeverity)
  return findings.some(({ severity }) => severities.indexOf(severity) >= least)
}

function ratio({ num, den, lte }: { num: string; den: string; lte: number }, facts: Facts): Truth {
  const part = facts[num]
  const whole = facts[den]
  return part === undefined || whole === undefined ? null : isAtMost(String(part), String(whole), lte)
}

function country(condition: CountryCondition, { facts, countries }: Known, grounds: Ground[]): Truth {
  const value = facts[condition.country]
  if (value === undefined) return null
  const codes = (Array.isArray(value) ? value : [value]).map(String)
  const set = condition.in.find((name) => codes.some((code) => isMember(code, name, countries)))
  grounds.push({ fact: condition.country, value, against: set ?? condition.in.join(', '), holds: set !== undefined })
  return set !== undefined
}

function eccn(condition: EccnCondition, { facts, flow }: Known, grounds: Ground[]): Truth {
  const value = facts[condition.eccn]
  if (typeof value !== 'string' || value === '') return null
  const { against, holds } = onEccn(condition, value, flow)
  if (holds !== null) grounds.push({ fact: condition.eccn, value, against, holds })
  return holds
}

function onEccn(condition: EccnCondition, code: string, flow: Flow): { against: string; holds: Truth } {
  if (condition.matches !== undefined)
    return { against: condition.matches, holds: new RegExp(condition.matches).test(code) }
  if (typeof condition.in !== 'string') {
    const values = condition.in ?? []
    const list = condition.except === undefined ? { values } : { values, except: condition.except }
    return { against: values.join(', '), holds: isListed(code, list) }
  }
  const list = flow.lists?.[condition.in]
  if (list === undefined) throw new Error(`${flow.flow} has no list ${condition.in}`)
  return { against: list.citation, holds: isListed(code, list) }
}

function fact(condition: FactCondition, { facts, flow }: Known, grounds: Ground[]): Truth {
  const value = facts[condition.fact]
  if (value === undefined) return null
  const { against, holds } = onFact(condition, value, flow)
  grounds.push({ fact: condition.fact, value, against, holds })
  return holds
}

function onFact(test: FactCondition, value: Fact, flow: Flow): { against: string; holds: boolean } {
  const values = Array.isArray(value) ? value : [value]
  if (test.truth !== undefined) return { against: String(test.truth), holds: value === test.truth }
  if (test.is !== undefined) return { against: String(test.is), holds: value === test.is }
  if (test.has !== undefined) return { against: String(test.has), holds: values.includes(test.has) }
  if (test.nonEmpty) return { against: '', holds: values.length > 0 }
  if (test.onOrAfter !== undefined) return { against: test.onOrAfter, holds: String(value) >= test.onOrAfter }
  if (test.in !== undefined) return { against: test.in.join(', '), holds: values.some((one) => test.in?.includes(one)) }
  const list = test.anyOf === undefined ? undefined : flow.lists?.[test.anyOf]
  if (list === undefined) throw new Error(`${flow.flow} tests ${test.fact} against nothing`)
  return { against: list.citation, holds: values.some((one) => list.values.includes(String(one))) }
}
