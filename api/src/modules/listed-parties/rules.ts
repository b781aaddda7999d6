import type { PartyRule } from '../../contract/items/listed-parties.ts'

const everyItem = /^(?:for )?all items subject to the EAR\b/i
/** "except for …", "apart from …", "when used in projects …": the entry reaches less than every item. */
const limited = /\b(?:except|apart from|when used|other than)\b/i
/** What ends with the exception that a licence exception makes is still required for every item. */
const overcome = /this licen[sc]e requirement may be overcome by license exception.*$/i
/** "Items on the CCL and listed in supplement no. 7" may mean less, and is left to the reader. */
const onList = /^(?:for )?items on the CCL and EAR ?99 items\b/i

/** To which items a licence requirement of the Entity List extends, by its words; what they do not say is `unread`. */
export function reachOf(requirement: string): PartyRule {
  const text = requirement.replace(overcome, '').trim()
  if (everyItem.test(text)) return limited.test(text) ? 'conditional' : 'all'
  return onList.test(text) ? 'ccl' : 'unread'
}

const footnotes: Readonly<Record<string, PartyRule>> = {
  'entity-list-footnote-1': 'footnote-1',
  'entity-list-footnote-2': 'footnote-2',
  'entity-list-footnote-3': 'footnote-3',
  'entity-list-footnote-4': 'footnote-4',
  'entity-list-footnote-5': 'footnote-5',
}

/** The rule of a statement of a record; undefined for other statements. */
export function footnoteOf(factKey: string): PartyRule | undefined {
  return footnotes[factKey]
}
