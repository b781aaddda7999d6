/**
 * An amount in cents. Further decimals are cut, as the form shows them.
 * @throws RangeError when it is no amount (a sign, a letter, nothing)
 */
function cents(amount: string): bigint {
  const parts = /^(\d{1,18})(?:\.(\d+))?$/.exec(amount)
  if (!parts) throw new RangeError(`Not an amount: ${JSON.stringify(amount)}`)
  return BigInt(parts[1] ?? '') * 100n + BigInt(`${parts[2] ?? ''}00`.slice(0, 2))
}

/** Why two amounts cannot be divided, or undefined when they can. */
export function amountsFault(
  part: string,
  whole: string,
): 'not-an-amount' | 'whole-is-zero' | 'part-above-whole' | undefined {
  try {
    if (cents(whole) === 0n) return 'whole-is-zero'
    return cents(part) > cents(whole) ? 'part-above-whole' : undefined
  } catch {
    return 'not-an-amount'
  }
}

/** Whether the part is at most `limit` percent of the whole, exactly in cents: 6251.00 of 25000.00 is over 25. */
export function isAtMost(part: string, whole: string, limit: number): boolean {
  return cents(part) * 100n <= BigInt(limit) * cents(whole)
}

/**
 * The part of the whole in percent, rounded half up to two decimals: "25.00". For display only, a limit is compared by
 * `isAtMost`. The whole is above zero (`amountsFault`).
 */
export function percentOf(part: string, whole: string): string {
  const hundredths = (cents(part) * 20_000n + cents(whole)) / (2n * cents(whole))
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}
