/**
 * From these logarithmic odds on two records are one party without a person's decision. Chosen on the open half of
 * the labelled pairs (`fixtures/quality/parties.csv`).
 */
export const same = 2.5
/** From these on they are possibly one party, and a person decides. */
export const possible = 0.5

/** Odds that only a common number or a publisher's reference reaches. */
export function isCertain(odds: number): boolean {
  return odds >= 9
}
