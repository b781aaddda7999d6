import type { Condition } from '../model.ts'

/** The conditions without parts of which a condition is made. */
export function innerConditions(condition: Condition): Condition[] {
  if (condition === null || typeof condition !== 'object') return [condition]
  if ('all' in condition) return condition.all.flatMap(innerConditions)
  if ('any' in condition) return condition.any.flatMap(innerConditions)
  if ('not' in condition) return innerConditions(condition.not)
  if ('trueOrAsk' in condition) return innerConditions(condition.trueOrAsk)
  if ('if' in condition) return [...condition.if.flat(), condition.else].flatMap(innerConditions)
  return [condition]
}
