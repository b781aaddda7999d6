import type { RunWarning } from '@qingdan/database/schema.ts'
import type { WarningCode } from '@qingdan/database/warning-codes.ts'

const examplesKept = 5

/** Warnings of one run: values of the source that none of our tables knows. Counted, with a few examples each. */
export interface Warnings {
  add(code: WarningCode, example: string): void
  list(): RunWarning[]
}

export function createWarnings(): Warnings {
  const byCode = new Map<WarningCode, { count: number; examples: Set<string> }>()
  return {
    add(code, example) {
      const entry = byCode.get(code) ?? { count: 0, examples: new Set() }
      entry.count += 1
      if (entry.examples.size < examplesKept) entry.examples.add(example.slice(0, 200))
      byCode.set(code, entry)
    },
    list() {
      return [...byCode].map(([code, { count, examples }]) => ({ code, count, examples: [...examples] }))
    },
  }
}
