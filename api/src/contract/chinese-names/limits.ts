/** This file stays free of zod, because the page loads it. */

/** Characters of a Chinese name. */
export const longestChineseName = 100
/** Names that administrators may give to one subject, and to all together. */
export const mostChineseNamesOfSubject = 20
export const mostChineseNames = 10_000
