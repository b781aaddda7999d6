/** Bumped when profiles, keys or rules change: all records are then described and compared anew, and what stands stands. */
export const profileVersion = 6
