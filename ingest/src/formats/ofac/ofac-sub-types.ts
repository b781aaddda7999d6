import type { SourceRecord, SubjectSubType, SubjectType } from '@qingdan/database/record.ts'

type Derived = SourceRecord['subTypes']

interface ProgrammeRule {
  enterprise: SubjectSubType
  person: SubjectSubType
  reason: string
}

const terror: ProgrammeRule = {
  enterprise: '0105',
  person: '0204',
  reason:
    'Specially Designated Global Terrorists, Executive Order 13224: terrorists and whoever supports or finances them',
}
const terrorOrganisation: ProgrammeRule = {
  enterprise: '0103',
  person: '0202',
  reason: 'Foreign Terrorist Organization, section 219 of the Immigration and Nationality Act',
}
const proliferation: ProgrammeRule = {
  enterprise: '0107',
  person: '0206',
  reason: 'Weapons of mass destruction proliferators, Executive Order 13382',
}
const narcotics = (basis: string): ProgrammeRule => ({
  enterprise: '0106',
  person: '0205',
  reason: `Narcotics trafficking, ${basis}`,
})

/**
 * Every programme of the file. Null: the programme concerns a country, human rights, elections, cyber activity or
 * corruption, and says nothing about terrorism, crime or weapons.
 */
const programmes: Readonly<Record<string, ProgrammeRule | null>> = {
  SDGT: terror,
  FTO: terrorOrganisation,
  NPWMD: proliferation,
  SDNT: narcotics('Executive Order 12978'),
  SDNTK: narcotics('Foreign Narcotics Kingpin Designation Act'),
  'ILLICIT-DRUGS-EO14059': narcotics('Executive Order 14059'),
  TCO: {
    enterprise: '0106',
    person: '0205',
    reason: 'Transnational criminal organisations, Executive Order 13581',
  },
  'NS-PLC': {
    enterprise: '0105',
    person: '0204',
    reason: 'Members of the Palestinian Legislative Council elected on the ticket of a terrorist organisation',
  },
  Unknown: null,
  CUBA: null,
  IRAN: null,
  IRAQ2: null,
  BALKANS: null,
  BELARUS: null,
  DRCONGO: null,
  DARFUR: null,
  IRAQ3: null,
  LEBANON: null,
  SOMALIA: null,
  // The programmes of the Guard and of Iran's financial sanctions (31 CFR 561) appear together with SDGT or NPWMD,
  // which decide.
  IRGC: null,
  IFSR: null,
  DPRK: null,
  'IRAN-HR': null,
  LIBYA2: null,
  'HRIT-SY': null,
  'HRIT-IR': null,
  YEMEN: null,
  'IRAN-TRA': null,
  MAGNIT: null,
  IFCA: null,
  'UKRAINE-EO13660': null,
  CAR: null,
  'SOUTH SUDAN': null,
  'UKRAINE-EO13661': null,
  'UKRAINE-EO13662': null,
  LIBYA3: null,
  DPRK2: null,
  'UKRAINE-EO13685': null,
  VENEZUELA: null,
  DPRK3: null,
  CYBER2: null,
  DPRK4: null,
  GLOMAG: null,
  'CAATSA - IRAN': null,
  'CAATSA - RUSSIA': null,
  'ELECTION-EO13848': null,
  NICARAGUA: null,
  'VENEZUELA-EO13850': null,
  'IRAN-EO13871': null,
  'NICARAGUA-NHRAA': null,
  'DPRK-NKSPEA': null,
  'IRAN-EO13876': null,
  'MALI-EO13882': null,
  'IRAN-EO13846': null,
  'PAARSSR-EO13894': null,
  'VENEZUELA-EO13884': null,
  'IRAN-EO13902': null,
  'SYRIA-CAESAR': null,
  'HK-EO13936': null,
  // Conventional arms, not weapons of mass destruction.
  'IRAN-CON-ARMS-EO': null,
  'BURMA-EO14014': null,
  'RUSSIA-EO14024': null,
  'PEESA-EO14039': null,
  'BELARUS-EO14038': null,
  'BALKANS-EO14033': null,
  'ETHIOPIA-EO14046': null,
  SSIDES: null,
  'RUSSIA-EO14065': null,
  'HOSTAGES-EO14078': null,
  UHRPA: null,
  'SUDAN-EO14098': null,
  CYBER3: null,
  'ICC-EO14203': null,
  CYBER4: null,
}

/** Values of the features Target Type and Organization Type that give the kind of an enterprise. */
const organisationTypes: Readonly<Record<string, SubjectSubType>> = {
  'Financial Institution': '0102',
  'Other monetary intermediation': '0102',
  'Transnational Terrorist Group': '0103',
  'Criminal Organization': '0106',
  'Government Entity': '0104',
  'Unrecognized Government Entity': '0104',
  'Armed Group': '0104',
  'Charity or Nonprofit Organization': '0104',
  'Activities of political organizations': '0104',
  'General public administration activities': '0104',
}

const bankName = /\b(bank|banka|banco|banque|bancorp|bankasi)\b/i
/** "Blood bank", "food bank", "West Bank" and river banks are not banks. */
const noBankName = /\b(blood|food|west|left|right|data)[ -]bank\b/i

/** Offices whose holders are politically exposed (FATF: prominent public functions), as OFAC words titles. */
const publicOffice = new RegExp(
  `\\b(${[
    'minister',
    "president of (the )?([\\w'-]+ ){0,3}(republic|federation|belarus|venezuela|nicaragua|syria)",
    'head of state',
    'supreme leader',
    'chief executive of the hong kong',
    "(chairman|general secretary) of the (workers' |communist )?party",
    '(lieutenant )?governor of',
    'mayor of',
    'ambassador',
    'member of (the )?(parliament|state duma|national assembly|federation council|council of the federation|politburo|legislative council|constitutional court|supreme court|senate)',
    'deputy of the state duma',
    'senator',
    'speaker of',
    'attorney general',
    'prosecutor general',
    'chief justice',
    'judge',
    'secretary of the security council',
    'chief of (the (general|defen[cs]e) staff|staff of the)',
  ].join('|')})\\b`,
  'i',
)

export function isKnownProgramme(code: string): boolean {
  return Object.hasOwn(programmes, code)
}

const defaults: Readonly<Record<SubjectType, SubjectSubType>> = {
  '01': '0101',
  '02': '0201',
  '03': '0301',
  '04': '0401',
}

/** Sub-types of a party, each with its origin; the plain one of its type if there is no other. */
export function deriveSubTypes(record: Omit<SourceRecord, 'subTypes' | 'relationships'>): Derived {
  const found = new Map<SubjectSubType, string>()
  const give = (code: SubjectSubType, reason: string) => {
    if (!found.has(code)) found.set(code, reason)
  }
  if (record.type === '01') {
    for (const fact of record.facts) {
      const code =
        fact.key === 'target-type' || fact.key === 'organization-type' ? organisationTypes[fact.value] : undefined
      if (code !== undefined) give(code, `${fact.label} ${fact.value}`)
    }
    const bic = record.documents.find((document) => document.kind === 'swift-bic')
    if (bic) give('0102', `SWIFT/BIC ${bic.number}`)
    const name = record.names.find((n) => n.quality === 'strong' && bankName.test(n.value) && !noBankName.test(n.value))
    if (name) give('0102', `Name ${name.value}`)
  }
  if (record.type === '02') {
    const office = record.positions.find((position) => publicOffice.test(position))
    if (office !== undefined) give('0203', `Title ${office}`)
  }
  if (record.type === '01' || record.type === '02') {
    for (const code of new Set(record.listings.flatMap((listing) => listing.programmes))) {
      const rule = programmes[code]
      if (rule) give(record.type === '01' ? rule.enterprise : rule.person, `${code}: ${rule.reason}`)
    }
  }
  if (found.size === 0) give(defaults[record.type], 'No programme or feature says more')
  return [...found].map(([code, reason]) => ({ code, reason })).sort((a, b) => (a.code < b.code ? -1 : 1))
}
