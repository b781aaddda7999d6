import type { SubjectSubType } from '@qingdan/database/record.ts'

interface Regime {
  enterprise: SubjectSubType
  person: SubjectSubType
  reason: string
}

const terrorOrganisation: Regime = {
  enterprise: '0103',
  person: '0202',
  reason: "Members and associates of ISIL (Da'esh) and Al-Qaida, resolution 2253 (2015)",
}
const terror = (reason: string): Regime => ({ enterprise: '0105', person: '0204', reason })
const weapons = (reason: string): Regime => ({ enterprise: '0107', person: '0206', reason })

/** Every value of "Committees". Null: the regime is about a country, human rights, cyber activity or corruption. */
export const committees: Readonly<Record<string, Regime | null>> = {
  "1267 (ISIL (Da'esh) and Al-Qaida)": terrorOrganisation,
  '1373 (2001)': terror('Persons and entities associated with terrorist acts, resolution 1373 (2001)'),
  '1988 (Taliban)': terror('Associated with the Taliban, resolution 1988 (2011)'),
  '2713 (Al-Shabaab)': terror('Al-Shabaab, resolution 2713 (2023)'),
  '1718 (DPRK)': weapons('Nuclear and ballistic missile programmes of the DPRK, resolution 1718 (2006)'),
  '1737 (Iran)': weapons('Nuclear activities and delivery systems of Iran, resolution 1737 (2006)'),
  'Autonomous (DPRK)': weapons(
    'Weapons of mass destruction or missiles of the DPRK, Autonomous Sanctions Regulations 2011',
  ),
  '1518 (Iraq)': null,
  '1533 (Democratic People’s Republic of the Congo)': null,
  '1591 (Sudan)': null,
  '1970 (Libya)': null,
  '2048 (Guinea-Bissau)': null,
  '2127 (Central African Republic)': null,
  '2140 (Yemen)': null,
  '2206 (South Sudan)': null,
  '2653 (Haiti)': null,
  'Autonomous (Afghanistan)': null,
  'Autonomous (FFRY)': null,
  // Covers both nuclear activities and oppression since 2023, without saying which.
  'Autonomous (Iran)': null,
  'Autonomous (Libya)': null,
  'Autonomous (Myanmar)': null,
  'Autonomous (Russia)': null,
  'Autonomous (Syria)': null,
  'Autonomous (Thematic - Cyber)': null,
  'Autonomous (Thematic - Human Rights)': null,
  'Autonomous (Thematic – Corruption)': null,
  'Autonomous (Ukraine)': null,
  'Autonomous (Vessels)': null,
  'Autonomous (Zimbabwe)': null,
}

/** The committees of the United Nations: what its reference numbers (TAi.003) are looked for in. */
export function isCommitteeOfUnitedNations(committee: string): boolean {
  return /^\d/.test(committee) && committee !== '1373 (2001)'
}
