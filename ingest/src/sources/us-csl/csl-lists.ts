import { deniedPersonsList } from '../../formats/bis/denied-person-names.ts'
import { listNames } from '../../formats/ofac/ofac-lists.ts'

export interface RepeatedList {
  /** The list's own name, as the source of the list has it. */
  name: string
  /** Lists of persons for the most part, of one row per address or order; their rows of one name are one person. */
  isOfPersons?: boolean
}

const lists: Readonly<Record<string, RepeatedList>> = {
  SDN: { name: 'SDN List' },
  SSI: { name: listNames.SSI },
  'NS-MBS': { name: listNames['NS-MBS'] },
  CAP: { name: listNames.CAPTA },
  PLC: { name: listNames['NS-PLC'] },
  FSE: { name: listNames.FSE },
  CMIC: { name: listNames['NS-CMIC'] },
  EL: { name: 'Entity List' },
  DPL: { name: deniedPersonsList, isOfPersons: true },
  UVL: { name: 'Unverified List' },
  MEU: { name: 'Military End-User (MEU) List' },
  DTC: { name: 'AECA Debarred List', isOfPersons: true },
  ISN: { name: 'Nonproliferation Sanctions' },
}
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
