import type { DetailName } from '@qingdan/api/contract/detail.ts'

export interface NameGroup {
  /** ISO 15924; Han, Japanese and Korean scripts count as one each. */
  script: string
  names: DetailName[]
}

/** Scripts that share one line. */
const scriptGroups: Readonly<Record<string, string>> = {
  Hans: 'Hani',
  Hant: 'Hani',
  Hira: 'Jpan',
  Kana: 'Jpan',
  Hang: 'Kore',
}

/** Scripts in the order of interest for our readers; the others follow by number of names. */
const firstScripts = ['Hani', 'Latn']

/** The names by script, the primary first, then strong before weak. Chinese, then Latin, then the others. */
export function toNameGroups(names: readonly DetailName[]): NameGroup[] {
  const groups = new Map<string, DetailName[]>()
  for (const name of names) {
    const script = groupOf(name)
    groups.set(script, [...(groups.get(script) ?? []), name])
  }
  return [...groups]
    .map(([script, members]) => ({ script, names: members.toSorted((a, b) => weightOf(a) - weightOf(b)) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.names.length - a.names.length)
}

/** Han characters of a Japanese name belong to the Japanese group. */
function groupOf({ script, lang }: DetailName): string {
  const group = scriptGroups[script] ?? script
  return group === 'Hani' && lang === 'ja' ? 'Jpan' : group
}

function weightOf(name: DetailName): number {
  if (name.kind === 'primary') return 0
  return name.quality === 'strong' ? 1 : 2
}

function placeOf(group: NameGroup): number {
  const place = firstScripts.indexOf(group.script)
  return place === -1 ? firstScripts.length : place
}
