/** Limits of an upload, which the page checks too: this file stays free of zod. */

/** Most files in one upload. */
export const maxFiles = 10
/** Bytes of one file. */
export const maxFileBytes = 5 * 1024 * 1024
/** Bytes of one attachment of a name. */
export const maxAttachmentBytes = 5 * 1024 * 1024
/** The same with its form. */
export const attachmentFormBytes = maxAttachmentBytes + 64 * 1024
/** Attachments of one name. */
export const maxAttachments = 20
/** Notes of one name. */
export const maxNotes = 200
