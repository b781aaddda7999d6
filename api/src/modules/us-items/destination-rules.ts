/** To which destinations the words of a requirement apply. */
export type DestinationRule =
  | { kind: 'worldwide'; except: string[] }
  /** ISO codes, and country groups; `without`: groups whose members are excluded. */
  | { kind: 'named'; codes: string[]; groups: string[]; without: string[] }

/** Destinations that requirements name in words. A text that names another is left to the reader. */
const namedDestinations: Readonly<Record<string, string>> = {
  'the united arab emirates': 'AE',
  canada: 'CA',
  china: 'CN',
  iran: 'IR',
  iraq: 'IQ',
  'north korea': 'KP',
  macau: 'MO',
  pakistan: 'PK',
  russia: 'RU',
  venezuela: 'VE',
}

const worldwide = /^(?:Worldwide\b|To or within any destination worldwide\b)/i
/** "A license is required for ALL destinations, except Canada, regardless of end use." */
const allDestinations =
  /^A license is required for all destinations(?:,? except ([A-Z][a-z]+))?(?=, | regardless | as )/i
/** "To or within Macau or a destination specified in Country Groups D:1, D:4, and D:5 of …, excluding any destination also specified in Country Groups A:5 or A:6." */
const inGroups =
  /^To or within (?:(.+?) or )?(?:a )?destinations? specified in Country Groups? ((?:[A-E]:\d(?:, and |, | and | or )?)+)(.*)$/is
const excluded = /excluding any destination also specified in Country Groups? ((?:[A-E]:\d(?:, and |, | and | or )?)+)/i
/** "China, Russia, or Venezuela (see § 742.6(a)(7))." */
const listed = /^((?:[A-Z][a-z]+, )+or [A-Z][a-z]+|[A-Z][a-z]+, [A-Z][a-z]+ or [A-Z][a-z]+) \(see/
/** "A license is required for items controlled by this entry for export or reexport to Iraq or transfer within Iraq for regional stability reasons." */
const required =
  /^A license is required for (?:items controlled by|export or reexport of these items)(?:[^.]|\.(?=\S))*? to ((?:Iran|Iraq|Pakistan|North Korea)(?: (?:or|and) (?:Iran|Iraq|Pakistan|North Korea))*)\b/

/** Reads the words of a requirement; null where they do not say it in one of the forms above. */
export function readDestinationRule(text: string): DestinationRule | null {
  if (worldwide.test(text)) return { kind: 'worldwide', except: [] }
  const all = allDestinations.exec(text)
  if (all) return exceptFor(all[1])
  const groups = inGroups.exec(text)
  if (groups) return inGroup(groups[1], groups[2] ?? '', groups[3] ?? '')
  const names = listed.exec(text)?.[1] ?? required.exec(text)?.[1]
  return names === undefined ? null : named(names.split(/, or |, | or | and /))
}

function exceptFor(name: string | undefined): DestinationRule | null {
  if (name === undefined) return { kind: 'worldwide', except: [] }
  const code = namedDestinations[name.toLowerCase()]
  return code === undefined ? null : { kind: 'worldwide', except: [code] }
}

function inGroup(name: string | undefined, groups: string, rest: string): DestinationRule | null {
  const rule = name === undefined ? named([]) : named([name])
  const without = excluded.exec(rest)?.[1] ?? ''
  // An exclusion in other words would be lost.
  if (rule?.kind !== 'named' || (/exclud|except/i.test(rest) && without === '')) return null
  return { ...rule, groups: groupsIn(groups), without: groupsIn(without) }
}

function named(names: readonly string[]): DestinationRule | null {
  const codes = names.flatMap((name) => namedDestinations[name.trim().toLowerCase()] ?? [])
  return codes.length === names.length ? { kind: 'named', codes, groups: [], without: [] } : null
}

function groupsIn(text: string): string[] {
  return text.match(/[A-E]:\d/g) ?? []
}
