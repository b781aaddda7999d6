import type { RunReasonCode } from '@qingdan/database/schema.ts'

/** An edition that must not be published. The message is one plain sentence for the log of the run. */
export class Rejected extends Error {
  override name = 'Rejected'
  readonly code: RunReasonCode

  constructor(message: string, { code = 'file.unreadable', ...options }: ErrorOptions & { code?: RunReasonCode } = {}) {
    super(message, options)
    this.code = code
  }
}

/** A page on the way to the files no longer has its usual form. A person has to look: trying again does not help. */
export class PageChanged extends Rejected {
  override name = 'PageChanged'

  constructor(message: string, options: ErrorOptions = {}) {
    super(message, { ...options, code: 'source.page-changed' })
  }
}
