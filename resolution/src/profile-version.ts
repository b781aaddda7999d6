/**
 * Raise it when profiles, keys or rules change: all records are then profiled and compared again, and a merge stays
 * only while the rules or a decision support it.
 */
export const profileVersion = 11
