import type { LawVersion } from '@qingdan/database/law-text.ts'

type Status = Pick<LawVersion, 'end' | 'isStatedInForce'>

const forms: readonly [RegExp, (day: string | null) => Status][] = [
  [/^in force\b/, () => ({ end: null, isStatedInForce: true })],
  [/^published, effective \d{4}-\d\d-\d\d$/, () => ({ end: null, isStatedInForce: true })],
  [
    /^superseded\b(?: from (?<day>\d{4}-\d\d-\d\d))?/,
    (on) => ({ end: { how: 'replaced', on }, isStatedInForce: false }),
  ],
  [/^repealed (?<day>\d{4}-\d\d-\d\d)/, (on) => ({ end: { how: 'repealed', on }, isStatedInForce: false })],
]

/** What the index says of the state of a version; null for words that it did not use before. */
export function readStatus(stated: string): Status | null {
  for (const [form, toStatus] of forms) {
    const found = form.exec(stated)
    if (found !== null) return toStatus(found.groups?.['day'] ?? null)
  }
  return null
}
