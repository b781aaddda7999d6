/** Limits of an upload, which the page checks too: this file stays free of zod. */

/** Most files in one upload. */
export const maxFiles = 10
/** Bytes of one file. */
export const maxFileBytes = 5 * 1024 * 1024
