import type { Explanation } from '@qingdan/api/contract/subject.ts'

type ContributionLine = Explanation['contributions'][number]

export interface SumLine extends ContributionLine {
  /** Width of the bar, 0–100. */
  percent: number
}

/** Bar widths relative to the largest line, so that the sum can be read at a glance. */
export function toSumLines(contributions: readonly ContributionLine[]): SumLine[] {
  const largest = Math.max(...contributions.map((line) => Math.abs(line.points)), 0)
  return contributions.map((line) => ({
    ...line,
    percent: largest === 0 ? 0 : Math.round((Math.abs(line.points) / largest) * 100),
  }))
}

/** `+78.00`, `−4.15` (with a minus sign, not a hyphen), `0.00`. */
export function signedPoints(points: number): string {
  if (points === 0) return '0.00'
  return `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(2)}`
}
