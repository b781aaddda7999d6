import type { Token } from './token.ts'

/** Abbreviations of kinds of ships, and pairs of words for one, joined. MTS and MTV are left out: they begin names of companies. */
const vesselMarks = new Set([
  ...['mv', 'mt', 'ms', 'ss', 'mtr', 'vlcc', 'ulcc', 'vlgc', 'lpgc', 'lngc'],
  ...['motorvessel', 'motortanker', 'motorship'],
])

/** M/V, MT, S.S., LPG/C, VLCC or Motor Tanker before the name of a vessel. */
export function isVesselMark(tokens: readonly Token[], index: number): boolean {
  const formAt = (at: number): string => tokens[at]?.form ?? ''
  if (index > 1 || tokens.length < 2) return false
  if (index === 0 && vesselMarks.has(formAt(0))) return true
  return tokens.length > 2 && vesselMarks.has(formAt(0) + formAt(1))
}
