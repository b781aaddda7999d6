/** Closed sets of the rules of a desk, which the page offers too: this file stays free of zod. */

export const ruleKinds = ['threshold', 'name'] as const
export const appliesTo = ['all', 'batches', 'alerts'] as const
/** What of a listed party matched. */
export const matchedFields = ['name', 'weakAlias', 'ourName'] as const
export const ruleStates = ['draft', 'inForce', 'ended'] as const
/** A threshold is above the alert line, under which nothing is a candidate. */
export const lowestThreshold = 70
