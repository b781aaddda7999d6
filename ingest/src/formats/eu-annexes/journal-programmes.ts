import type { SourceRecord, SubjectSubType } from '@qingdan/database/record.ts'

interface Programme {
  enterprise: SubjectSubType
  person: SubjectSubType
  reason: string
}

const terrorists = (act: string): Programme => ({
  enterprise: '0103',
  person: '0202',
  reason: `Persons and groups involved in terrorism, ${act}`,
})
const terrorRelated = (act: string): Programme => ({
  enterprise: '0105',
  person: '0204',
  reason: `Support for acts of terrorism or violence, ${act}`,
})
const weapons = (act: string): Programme => ({
  enterprise: '0107',
  person: '0206',
  reason: `Weapons of mass destruction, ${act}`,
})

/** Every programme of the tables. Null: it is about a country, human rights, cyber activity or destabilisation. */
export const programmes: Readonly<Record<string, Programme | null>> = {
  'EU-AFG': terrorRelated('Regulation (EU) No 753/2011 (Taliban)'),
  'EU-BLR': null,
  'EU-CAF': null,
  'EU-CHEM': weapons('Regulation (EU) 2018/1542 (chemical weapons)'),
  'EU-COD': null,
  'EU-CYB': null,
  'EU-GIN': null,
  'EU-GNB': null,
  'EU-GTM': null,
  'EU-HAM': terrorRelated('Regulation (EU) 2024/386 (Hamas and Palestinian Islamic Jihad)'),
  'EU-HR': null,
  'EU-HTI': null,
  // Both the nuclear programme and human rights.
  'EU-IRN': null,
  'EU-IRQ': null,
  'EU-LBN': null,
  'EU-LBY': null,
  'EU-MDA': null,
  'EU-MLI': null,
  'EU-MMR': null,
  'EU-NIC': null,
  'EU-PRK': weapons('Regulation (EU) 2017/1509'),
  'EU-RUS': null,
  'EU-RUSDA': null,
  'EU-SDN': null,
  'EU-SDNZ': null,
  'EU-SOM': null,
  'EU-SSD': null,
  'EU-SYR': null,
  'EU-TAQA-EUAQ': terrorists("Regulation (EC) No 881/2002 or (EU) 2016/1686 (ISIL (Da'esh) and Al-Qaida)"),
  'EU-TERR': terrorists('Regulation (EC) No 2580/2001'),
  'EU-TUN': null,
  'EU-UKR': null,
  'EU-VEN': null,
  'EU-YEM': null,
  'EU-ZWE': null,
}

const bankName = /\b(bank|banka|banco|banque)\b/i
const noBankName = /\b(blood|food|west|left|right|data)[ -]bank\b/i
const publicOffice =
  /\b(minister|president of (the )?([\w’'-]+ ){0,3}(republic|federation|belarus|venezuela|nicaragua|syria)|prime minister|head of state|governor of|mayor of|ambassador|member of (the )?(state duma|parliament|federation council|council of the federation|national assembly|senate|security council|politburo)|senator|speaker of|attorney general|prosecutor general|judge|chief of (the )?(general )?staff)\b/i
const formerOffice = /^\W*(former|ex-)/i

const defaults = { '01': '0101', '02': '0201', '03': '0301', '04': '0401' } as const

/** Sub-types of a party, each with its reason; the general one of its type when there is no other. */
export function deriveSubTypes(record: Omit<SourceRecord, 'subTypes'>, isAsset: boolean): SourceRecord['subTypes'] {
  if (isAsset) return [{ code: '0104', reason: 'A thing or place named in the annex, no company' }]
  const found = new Map<SubjectSubType, string>()
  const give = (code: SubjectSubType, reason: string) => {
    if (!found.has(code)) found.set(code, reason)
  }
  if (record.type === '02') {
    const office = record.positions.find((position) => publicOffice.test(position) && !formerOffice.test(position))
    if (office !== undefined) give('0203', `Position ${office}`)
  }
  if (record.type === '01') {
    const bic = record.documents.find((document) => document.kind === 'swift-bic')
    if (bic) give('0102', `SWIFT/BIC ${bic.number}`)
    const name = record.names.find((n) => n.quality === 'strong' && bankName.test(n.value) && !noBankName.test(n.value))
    if (name) give('0102', `Name ${name.value}`)
  }
  if (record.type === '01' || record.type === '02') {
    for (const key of new Set(record.listings.flatMap((listing) => listing.programmes))) {
      const programme = programmes[key]
      if (programme) give(record.type === '01' ? programme.enterprise : programme.person, `${key}: ${programme.reason}`)
    }
  }
  if (found.size === 0) give(defaults[record.type], 'No programme or position says more')
  return [...found].map(([code, reason]) => ({ code, reason })).sort((a, b) => (a.code < b.code ? -1 : 1))
}
