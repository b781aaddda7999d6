/**
 * Raise it when profiles, keys or rules change: all records are then profiled and compared again; existing merges
 * stay.
 */
export const profileVersion = 9
