import type { Token } from './token.ts'

const vesselMarks = new Set(['mv', 'mt', 'ms', 'ss', 'mtr'])

/** M/V, MT, S.S. before the name of a vessel. */
export function isVesselMark(tokens: readonly Token[], index: number): boolean {
  const formAt = (at: number): string => tokens[at]?.form ?? ''
  if (index > 1 || tokens.length < 2) return false
  if (index === 0 && vesselMarks.has(formAt(0))) return true
  return tokens.length > 2 && vesselMarks.has(formAt(0) + formAt(1))
}
