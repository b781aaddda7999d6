/** True, false, or unknown (null): what is not known never becomes a no. Kleene's strong logic of three values. */
export type Truth = boolean | null

/** True when all are; false as soon as one is. */
export function every(values: readonly Truth[]): Truth {
  if (values.includes(false)) return false
  return values.includes(null) ? null : true
}

/** True as soon as one is; false when all are. */
export function some(values: readonly Truth[]): Truth {
  if (values.includes(true)) return true
  return values.includes(null) ? null : false
}

/** The opposite; unknown stays unknown. */
export function negation(value: Truth): Truth {
  return value === null ? null : !value
}
