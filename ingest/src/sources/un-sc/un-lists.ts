import type { SubjectSubType } from '@qingdan/database/record.ts'

interface UnList {
  /** The committee's list, as its page is headed. */
  name: string
  subType?: { enterprise: SubjectSubType; person: SubjectSubType; reason: string }
}

/** Every UN_LIST_TYPE. Sub-types follow from what the regime is about. */
export const lists: Readonly<Record<string, UnList>> = {
  'Al-Qaida': {
    name: "ISIL (Da'esh) and Al-Qaida Sanctions List (1267/1989/2253)",
    subType: {
      enterprise: '0103',
      person: '0202',
      reason: "Members and associates of ISIL (Da'esh) and Al-Qaida, resolution 2253 (2015)",
    },
  },
  Taliban: {
    name: '1988 Sanctions List (Taliban)',
    subType: {
      enterprise: '0105',
      person: '0204',
      reason: 'Associated with the Taliban in threatening peace in Afghanistan, resolution 1988 (2011)',
    },
  },
  DPRK: {
    name: '1718 Sanctions List (DPRK)',
    subType: {
      enterprise: '0107',
      person: '0206',
      reason: 'Nuclear, other mass-destruction and ballistic missile programmes, resolution 1718 (2006)',
    },
  },
  Iran: {
    name: '1737 Sanctions List (Iran)',
    subType: {
      enterprise: '0107',
      person: '0206',
      reason: 'Proliferation-sensitive nuclear activities and delivery systems, resolution 1737 (2006)',
    },
  },
  Iraq: { name: '1518 Sanctions List (Iraq)' },
  DRC: { name: '1533 Sanctions List (Democratic Republic of the Congo)' },
  Libya: { name: '1970 Sanctions List (Libya)' },
  Somalia: { name: '2713 Sanctions List (Al-Shabaab)' },
  CAR: { name: '2745 Sanctions List (Central African Republic)' },
  Yemen: { name: '2140 Sanctions List (Yemen)' },
  // Guinea-Bissau, not the United Kingdom.
  GB: { name: '2048 Sanctions List (Guinea-Bissau)' },
  SouthSudan: { name: '2206 Sanctions List (South Sudan)' },
  Haiti: { name: '2653 Sanctions List (Haiti)' },
  Sudan: { name: '1591 Sanctions List (Sudan)' },
}
