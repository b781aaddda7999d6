import type { SourceRecord, SubjectSubType } from '@qingdan/database/record.ts'

interface Programme {
  /** The regime, as the Commission's page names it. */
  name: string
  subType?: { enterprise: SubjectSubType; person: SubjectSubType; reason: string }
}

const terrorists = (act: string) => ({
  enterprise: '0103' as const,
  person: '0202' as const,
  reason: `Persons and groups involved in terrorism, ${act}`,
})
const terrorRelated = (act: string) => ({
  enterprise: '0105' as const,
  person: '0204' as const,
  reason: `Support for acts of terrorism or violence, ${act}`,
})
const weapons = (act: string) => ({
  enterprise: '0107' as const,
  person: '0206' as const,
  reason: `Weapons of mass destruction, ${act}`,
})

/**
 * Every programme code of the file. Iran's covers both its nuclear programme and human rights and therefore indicates
 * neither.
 */
export const programmes: Readonly<Record<string, Programme>> = {
  AFG: { name: 'Afghanistan', subType: terrorRelated('Regulation (EU) No 753/2011 (Taliban)') },
  BLR: { name: 'Belarus' },
  CAF: { name: 'Central African Republic' },
  CHEM: { name: 'Chemical weapons', subType: weapons('Regulation (EU) 2018/1542') },
  COD: { name: 'Democratic Republic of the Congo' },
  CYB: { name: 'Cyber-attacks' },
  EUAQ: { name: "ISIL (Da'esh) and Al-Qaida (Union list)", subType: terrorists('Regulation (EU) 2016/1686') },
  GIN: { name: 'Guinea' },
  GTM: { name: 'Guatemala' },
  GNB: { name: 'Guinea-Bissau' },
  HAM: { name: 'Hamas and Palestinian Islamic Jihad', subType: terrorRelated('Regulation (EU) 2024/386') },
  HR: { name: 'Human rights' },
  HTI: { name: 'Haiti' },
  IRN: { name: 'Iran' },
  IRQ: { name: 'Iraq' },
  LBN: { name: 'Lebanon' },
  LBY: { name: 'Libya' },
  MDA: { name: 'Moldova' },
  MLI: { name: 'Mali' },
  MMR: { name: 'Myanmar' },
  NIC: { name: 'Nicaragua' },
  PRK: { name: "Democratic People's Republic of Korea", subType: weapons('Regulation (EU) 2017/1509') },
  RUS: { name: 'Russia (human rights)' },
  RUSDA: { name: 'Russia (destabilising activities)' },
  SDN: { name: 'Sudan' },
  SDNZ: { name: 'Sudan (Union list)' },
  SOM: { name: 'Somalia' },
  SSD: { name: 'South Sudan' },
  SYR: { name: 'Syria' },
  TAQA: { name: "ISIL (Da'esh) and Al-Qaida", subType: terrorists('Regulation (EC) No 881/2002') },
  TERR: { name: 'Terrorism', subType: terrorists('Regulation (EC) No 2580/2001') },
  TUN: { name: 'Tunisia' },
  TUR: { name: 'Türkiye' },
  UKR: { name: 'Ukraine (territorial integrity)' },
  // Listed by the United Nations, not yet adopted by an act of the Union.
  UNLI: { name: 'United Nations listing' },
  VEN: { name: 'Venezuela' },
  YEM: { name: 'Yemen' },
  ZWE: { name: 'Zimbabwe' },
}

const bankName = /\b(bank|banka|banco|banque|bankası)\b/i
const noBankName = /\b(blood|food|west|left|right|data)[ -]bank\b/i

/** Public offices as the Council words functions. */
const publicOffice =
  /\b(minister|president of (the )?([\w’'-]+ ){0,3}(republic|federation|belarus|venezuela|nicaragua|syria)|prime minister|head of state|governor of|mayor of|ambassador|member of (the )?(state duma|parliament|federation council|council of the federation|national assembly|senate|security council|house of representatives|politburo)|senator|speaker of|attorney general|prosecutor general|judge|chief of (the )?(general )?staff)\b/i
const formerOffice = /^\W*(former|ex-)/i

/** Sub-types of a party, each with its reason; the general one of its type when there is no other. */
export function deriveSubTypes(record: Omit<SourceRecord, 'subTypes'>): SourceRecord['subTypes'] {
  const isPerson = record.type === '02'
  const found = new Map<SubjectSubType, string>()
  const give = (code: SubjectSubType, reason: string) => {
    if (!found.has(code)) found.set(code, reason)
  }
  if (isPerson) {
    const office = record.positions.find((position) => publicOffice.test(position) && !formerOffice.test(position))
    if (office !== undefined) give('0203', `Function ${office}`)
  } else {
    const bic = record.documents.find((document) => document.kind === 'swift-bic')
    if (bic) give('0102', `SWIFT/BIC ${bic.number}`)
    const name = record.names.find((n) => n.quality === 'strong' && bankName.test(n.value) && !noBankName.test(n.value))
    if (name) give('0102', `Name ${name.value}`)
  }
  for (const code of new Set(record.listings.flatMap((listing) => listing.programmes))) {
    const subType = programmes[code]?.subType
    if (subType) give(isPerson ? subType.person : subType.enterprise, `${code}: ${subType.reason}`)
  }
  if (found.size === 0) give(isPerson ? '0201' : '0101', 'No programme or function says more')
  return [...found].map(([code, reason]) => ({ code, reason })).sort((a, b) => (a.code < b.code ? -1 : 1))
}
