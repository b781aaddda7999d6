import { deniedPersonsList } from '../../formats/bis/denied-person-names.ts'
import { listNames } from '../../formats/ofac/ofac-lists.ts'
import type { Source } from '../../source.ts'

export interface RepeatedList {
  /** The list's own name, as the source of the list has it. */
  name: string
  /** The source of the list. */
  sourceId: string
  /** Lists of persons for the most part, of one row per address or order; their rows of one name are one person. */
  isOfPersons?: boolean
  /** Of orders, which take effect on a day of their own: that of a notice in the Federal Register is no listing date. */
  isOfOrders?: boolean
}

const lists: Readonly<Record<string, RepeatedList>> = {
  SDN: { name: 'SDN List', sourceId: 'ofac-sdn' },
  SSI: { name: listNames.SSI, sourceId: 'ofac-consolidated' },
  'NS-MBS': { name: listNames['NS-MBS'], sourceId: 'ofac-consolidated' },
  CAP: { name: listNames.CAPTA, sourceId: 'ofac-consolidated' },
  PLC: { name: listNames['NS-PLC'], sourceId: 'ofac-consolidated' },
  FSE: { name: listNames.FSE, sourceId: 'ofac-consolidated' },
  CMIC: { name: listNames['NS-CMIC'], sourceId: 'ofac-consolidated' },
  EL: { name: 'Entity List', sourceId: 'bis-entity-list' },
  DPL: { name: deniedPersonsList, sourceId: 'bis-denied-persons', isOfPersons: true, isOfOrders: true },
  UVL: { name: 'Unverified List', sourceId: 'bis-unverified' },
  MEU: { name: 'Military End-User (MEU) List', sourceId: 'bis-military-end-user' },
  DTC: { name: 'AECA Debarred List', sourceId: 'aeca-debarred', isOfPersons: true },
  ISN: { name: 'Nonproliferation Sanctions', sourceId: 'state-nonproliferation' },
}

/** Every entry has the name of the list that it repeats. */
export const repeats: Source['repeats'] = Object.values(lists).map(({ name, sourceId }) => ({ list: name, sourceId }))

/** Headings without a code in brackets, or with another code. */
const heads: readonly [RegExp, string][] = [
  [/^Specially Designated Nationals \(SDN\)/, 'SDN'],
  [/^Sectoral Sanctions Identifications List \(SSI\)/, 'SSI'],
  [/^Non-SDN Menu-Based Sanctions List/, 'NS-MBS'],
  [/^Capta List \(CAP\)/i, 'CAP'],
  [/^Palestinian Legislative Council List \(PLC\)/, 'PLC'],
  [/^Foreign Sanctions Evaders \(FSE\)/, 'FSE'],
  [/Chinese Military-Industrial Complex Companies List \(CMIC\)/, 'CMIC'],
  [/^Entity List \(EL\)/, 'EL'],
  [/^Denied Persons List \(DPL\)/, 'DPL'],
  [/^Unverified List \(UVL\)/, 'UVL'],
  [/^Military End User \(MEU\) List/, 'MEU'],
  [/^ITAR Debarred \(DTC\)/, 'DTC'],
  [/^Nonproliferation Sanctions \(ISN\)/, 'ISN'],
]

/** The list a row is repeated from; null for one we do not know. */
export function repeatedList(source: string): (RepeatedList & { code: string }) | null {
  const code = heads.find(([head]) => head.test(source))?.[1] ?? ''
  const list = lists[code]
  return list === undefined ? null : { ...list, code }
}
