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

/**
 * How a fact was tested: its value lies `in` a set, list or series, `is` one value, is one side of a yes or no (`truth`), its values `include` one,
 * there are `any`, or its day is `since` another.
 */
export type Relation = 'in' | 'is' | 'truth' | 'include' | 'any' | 'since'

/** Why a condition came out as it did: the fact, its value, and the set, list or value that it was held against. */
export interface Ground {
  fact: string
  value: Fact
  relation: Relation
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
  const against = set ?? condition.in.join(', ')
  grounds.push({ fact: condition.country, value, relation: 'in', against, holds: set !== undefined })
  return set !== undefined
}

function eccn(condition: EccnCondition, { facts, flow }: Known, grounds: Ground[]): Truth {
  const value = facts[condition.eccn]
  if (typeof value !== 'string' || value === '') return null
  const { against, holds } = onEccn(condition, value, flow)
  if (holds !== null) grounds.push({ fact: condition.eccn, value, relation: 'in', against, holds })
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
  const ground = onFact(condition, value, flow)
  grounds.push({ fact: condition.fact, value, ...ground })
  return ground.holds
}

function onFact(test: FactCondition, value: Fact, flow: Flow): Pick<Ground, 'relation' | 'against' | 'holds'> {
  const values = Array.isArray(value) ? value : [value]
  const { truth, is, has, onOrAfter, in: several } = test
  if (truth !== undefined) return { relation: 'truth', against: String(truth), holds: value === truth }
  if (is !== undefined) return { relation: 'is', against: String(is), holds: value === is }
  if (has !== undefined) return { relation: 'include', against: String(has), holds: values.includes(has) }
  if (test.nonEmpty) return { relation: 'any', against: '', holds: values.length > 0 }
  if (onOrAfter !== undefined) return { relation: 'since', against: onOrAfter, holds: String(value) >= onOrAfter }
  if (several !== undefined)
    return { relation: 'is', against: several.join(', '), holds: values.some((one) => several.includes(one)) }
  const list = test.anyOf === undefined ? undefined : flow.lists?.[test.anyOf]
  if (list === undefined) throw new Error(`${flow.flow} tests ${test.fact} against nothing`)
  return {
    relation: 'in',
    against: list.citation,
    holds: values.some((one) => list.values.includes(String(one))),
  }
}
