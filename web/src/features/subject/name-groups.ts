import type { DetailName } from '@qingdan/api/contract/detail.ts'

export interface NameGroup {
  /** BCP 47 language without region; names of one language stand on one line. */
  lang: string
  names: DetailName[]
}

/** Scripts a reader of this product looks for first; the rest follow by size. */
const firstLanguages = ['zh', 'en']

/** The names by language, each once, the primary first, then strong before weak. Chinese, then Latin, then the others. */
export function toNameGroups(names: readonly DetailName[]): NameGroup[] {
  const groups = new Map<string, DetailName[]>()
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name.value)) continue
    seen.add(name.value)
    const lang = groupOf(name)
    groups.set(lang, [...(groups.get(lang) ?? []), name])
  }
  return [...groups]
    .map(([lang, members]) => ({ lang, names: members.toSorted((a, b) => weightOf(a) - weightOf(b)) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.names.length - a.names.length)
}

export function countNames(names: readonly DetailName[]): number {
  return new Set(names.map((name) => name.value)).size
}

/** Latin letters stand together whatever the language: the lists seldom say which it is. */
function groupOf(name: DetailName): string {
  if (name.script === 'Latn') return 'en'
  return name.lang.split('-')[0] ?? name.lang
}

function weightOf(name: DetailName): number {
  if (name.kind === 'primary') return 0
  return name.quality === 'strong' ? 1 : 2
}

function placeOf(group: NameGroup): number {
  const place = firstLanguages.indexOf(group.lang)
  return place === -1 ? firstLanguages.length : place
}

/** The name that heads the page in the reader's language, and the one that follows it in grey. */
export function toHeading(
  detail: { name: string; zh: string | null },
  prefersChinese: boolean,
): { main: string; other: string | null } {
  if (detail.zh === null || detail.zh === detail.name) return { main: detail.name, other: null }
  return prefersChinese ? { main: detail.zh, other: detail.name } : { main: detail.name, other: detail.zh }
}
