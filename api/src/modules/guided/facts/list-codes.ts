/** Lists that the questions ask about, by the codes that their conditions use (15 CFR part 744; China's own lists). */

export const listCodes = ['EL', 'MEU', 'MIEU', 'UVL', 'DPL', 'SDN', 'CTRL', 'WATCH', 'UEL', 'AFS'] as const
export type ListCode = (typeof listCodes)[number]

const codeOfSource: Readonly<Record<string, ListCode>> = {
  'bis-entity-list': 'EL',
  'bis-military-end-user': 'MEU',
  'bis-mieu': 'MIEU',
  'bis-unverified': 'UVL',
  'bis-denied-persons': 'DPL',
  'ofac-sdn': 'SDN',
  'cn-export-control': 'CTRL',
  'cn-watch-list': 'WATCH',
  'cn-unreliable-entities': 'UEL',
  'cn-countermeasures': 'AFS',
}

export const askedSources = Object.keys(codeOfSource)
export const chineseLists: ReadonlySet<string> = new Set<ListCode>(['CTRL', 'WATCH', 'UEL', 'AFS'])
/** Lists that count for every partner, whatever it does (15 CFR 744.8, 764.2(k)). */
export const listsOfEveryone: ReadonlySet<string> = new Set<ListCode>(['SDN', 'DPL'])

/** The code of an entry; null for a list that the questions do not ask about. The file of OFAC has other lists as well. */
export function codeOfEntry(source: string, list: string): ListCode | null {
  if (source === 'ofac-sdn' && list !== 'SDN List') return null
  return codeOfSource[source] ?? null
}

/** Whether the measures of a Chinese list reach trade or other dealings, and not only entry into the country. Measures that are not stated do. */
export function reachesDealings(measures: readonly string[]): boolean {
  return measures.length === 0 || measures.some((one) => !/签证|入境|居留/.test(one) || /交易|合作|出口|冻结/.test(one))
}

/** A programme of OFAC as 15 CFR 744.8(a)(1)(iv)(A) writes it: the list has ILLICIT-DRUGS-EO14059. */
export function tagOfProgramme(programme: string): string {
  return programme.replace(/^ILLICIT-DRUGS/, 'ILLICIT DRUGS')
}
