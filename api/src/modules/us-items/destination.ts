import type { ChartFrame, ChartRow, CountryGroupsFrame, LicenceRequirement } from '@qingdan/database/control-list.ts'
import type { DestinationAnswer } from '../../contract/us-items.ts'
import { type DestinationRule, readDestinationRule } from './destination-rules.ts'

/** A destination as the chart and the groups have it. */
export interface Destination {
  row: ChartRow
  frame: ChartFrame
  groups: readonly string[]
}

type Answered = Pick<DestinationAnswer['requirements'][number], 'answer' | 'ground'>

/**
 * Which requirement of an entry applies to a destination. `required`: the chart marks a column of it, or its words name the destination. `unmarked`: the
 * chart does not mark its columns. `unnamed`: its words name other destinations. `unanswered`: neither says it; read the text. None of them means that no
 * licence is required: parts 744 and 746 of the EAR apply besides.
 */
export function answerRequirement(requirement: LicenceRequirement, destination: Destination): Answered {
  const { columns, text, scope } = requirement
  if (columns.length > 0) return answerByChart(columns, destination.row)
  const rule = readDestinationRule(text === '' ? scope : text)
  return rule === null ? { answer: 'unanswered', ground: null } : answerByWords(rule, destination)
}

function answerByChart(columns: readonly string[], { columns: marked, referral }: ChartRow): Answered {
  if (referral !== null) return { answer: 'unanswered', ground: { kind: 'referral', names: [] } }
  const names = columns.filter((column) => marked.includes(column))
  if (names.length > 0) return { answer: 'required', ground: { kind: 'column', names } }
  return { answer: 'unmarked', ground: { kind: 'column', names: [...columns] } }
}

function answerByWords(rule: DestinationRule, { row: { countryCode }, groups }: Destination): Answered {
  const code = countryCode ?? ''
  if (rule.kind === 'worldwide') {
    const isExcepted = rule.except.includes(code)
    return { answer: isExcepted ? 'unnamed' : 'required', ground: { kind: 'worldwide', names: rule.except } }
  }
  const without = rule.without.filter((group) => groups.includes(group))
  if (rule.codes.includes(code)) {
    // The words name the destination, and exclude the members of a group that it is in: a reader decides.
    if (without.length > 0) return { answer: 'unanswered', ground: { kind: 'named-but-excluded', names: without } }
    return { answer: 'required', ground: { kind: 'named', names: [code] } }
  }
  const shared = rule.groups.filter((group) => groups.includes(group))
  if (shared.length === 0) return { answer: 'unnamed', ground: { kind: 'group', names: rule.groups } }
  return without.length > 0
    ? { answer: 'unnamed', ground: { kind: 'excluded', names: without } }
    : { answer: 'required', ground: { kind: 'group', names: shared } }
}

/** "§ 742.6(a)(6)(iii)(A)", "Sections 742.19 and 746.4", "See part 746"; not "supplement no. 1 to part 740". */
const citation = /(?:§ ?)?\b7[3-7]\d\.\d+(?:\([a-z0-9]+\))*|(?<!\bto )\bpart 7[3-7]\d\b/gi

/** Paragraphs and parts of the regulations that a text cites, each once. */
export function citationsIn(text: string): string[] {
  return [...new Set(text.match(citation) ?? [])]
}

/** Groups whose members are under an embargo: of arms (D:5), of countries that support terrorism (E:1), of one country (E:2). */
const embargoGroups = ['D:5', 'E:1', 'E:2']

/** The embargo groups of a destination, with the names that their tables give them. */
export function embargoesOf(
  groups: readonly string[],
  { groups: named }: CountryGroupsFrame,
): DestinationAnswer['embargoes'] {
  return embargoGroups
    .filter((group) => groups.includes(group))
    .map((group) => ({ group, name: named.find((one) => one.group === group)?.name ?? group }))
}

/** A published text with what it cites. */
export function withBasis(text: string): { text: string; basis: string[] } {
  return { text, basis: citationsIn(text) }
}

/** Footnotes of the chart that the row of a destination bears. */
export function footnotesOf({ row, frame }: Destination): string[] {
  return row.footnotes.flatMap((mark) => frame.footnotes.find((footnote) => footnote.mark === mark)?.text ?? [])
}
