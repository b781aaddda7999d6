/** Weights of the details in units of z; see `term-weights.ts`. */

/**
 * Measured on synthetic and listed people together: with these weights .04 % of the synthetic people give an alert,
 * and every listed person is found even with a wrong birth date.
 */
export const detailWeights = {
  sameDay: 1.2,
  sameYear: 0.5,
  /** Within a year, or inside a wide period: no contradiction, and almost no evidence. */
  nearDate: 0.1,
  otherDate: -2.2,
  /** Two years apart: a usual error of registers. */
  twoYears: 0.6,
  sameSex: 0.1,
  otherSex: -1.5,
  sameCountry: 0.3,
  otherCountry: -0.5,
  /**
   * All contradictions together cost at most this: details are wrong more often than a whole name agrees by chance.
   */
  most: 2,
} as const
