import { leadOf, plainText } from '../../formats/ecfr/marked-text.ts'

export type Section = 'requirements' | 'reporting' | 'exceptions' | 'sta' | 'list' | 'items'

/** Beginnings of the headings inside an entry, of which there are some 30 spellings. Notes come first: they begin like the sections. */
const headings: readonly [beginning: string, section: Section][] = [
  ['license requirement note', 'requirements'],
  ['license requirements note', 'requirements'],
  ['license requirements', 'requirements'],
  ['reporting requirements', 'reporting'],
  ['special reporting', 'reporting'],
  ['list based license exceptions', 'exceptions'],
  ['license exceptions', 'exceptions'],
  ['special conditions for sta', 'sta'],
  ['special conditions for strategic trade', 'sta'],
  ['list of items controlled', 'list'],
]

/** The section that a block opens, and what follows its heading on the same line. */
export function readSection(
  block: { kind: 'paragraph' | 'heading'; text: string },
  text: string,
): { section: Section; rest: string } | null {
  const lead = block.kind === 'heading' ? plainText(block.text) : leadOf(block.text)
  if (lead === null) return /^special reporting:/i.test(text) ? opened('reporting', text, 'special reporting:') : null
  const found = headings.find(([beginning]) => lead.toLowerCase().startsWith(beginning))
  // Where the whole line is emphasised, its heading ends at the colon.
  return found ? opened(found[1], text, lead.split(':', 1)[0] ?? lead) : null
}

function opened(section: Section, text: string, heading: string): { section: Section; rest: string } {
  return { section, rest: text.slice(heading.length).replace(/^[\s:.]+/, '') }
}

/** Labels of lines, and the name under which each is read. The symbols of licence exceptions are their own names. */
const labels: readonly [pattern: RegExp, name: string][] = [
  [/^Reasons? for control\s*:?/i, 'reason for control'],
  [/^(?:Control\(s\)|Controls)(?::|\.|$)/i, 'controls'],
  [/^Country Chart\./, 'controls'],
  [/^Unit\s*:/i, 'unit'],
  [/^Related Controls?\s*:?/i, 'related controls'],
  [/^Related Definitions?\s*:?/i, 'related definitions'],
  [/^ECCN Controls?\s*:/i, 'eccn controls'],
  [/^Items(?:\s*(?::|$)|\s+(?=a\. ))/, 'items'],
]
const symbol = /^(LVS|GBS|TSR|STA|APP|ACE|ENC|IEC|NAC\/ACA|NAC|ACA|AIA|ACM|LPP|HBM|CIV|TMP)\s*:/

/** A line that begins with a label. */
export function readLabel(text: string): { name: string; rest: string } | null {
  for (const [pattern, name] of labels) {
    const found = pattern.exec(text)
    if (found) return { name, rest: text.slice(found[0].length).trim() }
  }
  const found = symbol.exec(text)
  return found ? { name: found[1] ?? '', rest: text.slice(found[0].length).trim() } : null
}
