import type { SourceRecord, SubjectSubType } from '@qingdan/database/record.ts'

interface Regime {
  enterprise: SubjectSubType
  person: SubjectSubType
  reason: string
}

const terrorists = (reason: string): Regime => ({ enterprise: '0103', person: '0202', reason })
const terrorRelated = (reason: string): Regime => ({ enterprise: '0105', person: '0204', reason })
const weapons = (reason: string): Regime => ({ enterprise: '0107', person: '0206', reason })

/** Every regulation a designation is made under. Null: it is about a country, human rights, corruption or cyber activity. */
export const regimes: Readonly<Record<string, Regime | null>> = {
  'The Russia (Sanctions) (EU Exit) Regulations 2019': null,
  'The Syria (Sanctions) (EU Exit) Regulations 2019': null,
  "Isil (Da'esh) and Al-Qaeda (United Nations Sanctions) (EU Exit) Regulations 2019": terrorists(
    "Members and associates of ISIL (Da'esh) and Al-Qaida",
  ),
  'The Iran (Sanctions) (Nuclear) (EU Exit) Regulations 2019': weapons("Iran's nuclear programme"),
  'The Iran (Sanctions) Regulations 2023': null,
  "The Democratic People's Republic of Korea (Sanctions) (EU Exit) Regulations 2019": weapons(
    "The Democratic People's Republic of Korea's weapons programmes",
  ),
  'The Global Human Rights Sanctions Regulations 2020': null,
  'The Republic of Belarus (Sanctions) (EU Exit) Regulations 2019': null,
  'The Afghanistan (Sanctions) (EU Exit) Regulations 2020': terrorRelated('Associated with the Taliban'),
  'The Cyber (Sanctions) (EU Exit) Regulations 2020': null,
  'The Myanmar (Sanctions) Regulations 2021': null,
  'The Iraq (Sanctions) (EU Exit) Regulations 2020': null,
  'The Democratic Republic of the Congo (Sanctions) (EU Exit) Regulations 2019': null,
  'The Libya (Sanctions) (EU Exit) Regulations 2020': null,
  'The Global Anti-Corruption Sanctions Regulations 2021': null,
  'The Counter-Terrorism (International Sanctions) (EU Exit) Regulations 2019': terrorists('Involved in terrorism'),
  'The Counter-Terrorism (Sanctions) (EU Exit) Regulations 2019': terrorists('Involved in terrorism'),
  'The Global Irregular Migration and Trafficking in Persons Sanctions Regulations 2025': {
    enterprise: '0106',
    person: '0205',
    reason: 'People-smuggling and trafficking in persons',
  },
  'The Venezuela (Sanctions) (EU Exit) Regulations 2019': null,
  'The Chemical Weapons (Sanctions) (EU Exit) Regulations 2019': weapons('Chemical weapons'),
  'The Sudan (Sanctions) (EU Exit) Regulations 2020': null,
  'The Central African Republic (Sanctions) (EU Exit) Regulations 2020': null,
  'The Somalia (Sanctions) (EU Exit) Regulations 2020': null,
  'The Yemen (Sanctions) (EU Exit) Regulations 2020': null,
  'The Nicaragua (Sanctions) (EU Exit) Regulations 2020': null,
  'The Republic of Guinea-Bissau (Sanctions) (EU Exit) Regulations 2019': null,
  'The South Sudan (Sanctions) (EU Exit) Regulations 2019': null,
  'The Haiti (Sanctions) Regulations 2022': null,
  'The Guinea (Sanctions) (EU Exit) Regulations 2019': null,
  'The Bosnia and Herzegovina (Sanctions) (EU Exit) Regulations 2020': null,
  'The Mali (Sanctions) (EU Exit) Regulations 2020': null,
  'The Lebanon (Sanctions) (EU Exit) Regulations 2020': null,
  'The Lebanon (Sanctions) (Assassination of Rafiq Hariri and others) (EU Exit) Regulations 2020': null,
  'The Burundi (Sanctions) (EU Exit) Regulations 2019': null,
  'The Zimbabwe (Sanctions) (EU Exit) Regulations 2019': null,
  'The Unauthorised Drilling Activities in the Eastern Mediterranean (Sanctions) (EU Exit) Regulations 2020': null,
}

const bankName = /\b(bank|banka|banco|banque|bankasi)\b/i
const noBankName = /\b(blood|food|west|left|right|data)[ -]bank\b/i
const publicOffice =
  /\b(minister|president of (the )?([\w’'-]+ ){0,3}(republic|federation|belarus|venezuela|nicaragua|syria)|prime minister|head of state|governor of|mayor of|ambassador|member of (the )?(state duma|parliament|federation council|council of the federation|national assembly|senate|security council|politburo)|deputy of the state duma|senator|speaker of|attorney general|prosecutor general|judge|chief of (the )?(general )?staff)\b/i
const formerOffice = /^\W*(former|ex-)/i

const defaults = { '01': '0101', '02': '0201', '03': '0301', '04': '0401' } as const

/** Sub-types of a party, each with its reason; the general one of its type when there is no other. */
export function deriveSubTypes(record: Omit<SourceRecord, 'subTypes'>): SourceRecord['subTypes'] {
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
    for (const name of record.listings.flatMap((listing) => listing.programmes)) {
      const regime = regimes[name]
      if (regime) give(record.type === '01' ? regime.enterprise : regime.person, `${name}: ${regime.reason}`)
    }
  }
  if (found.size === 0) give(defaults[record.type], 'No regulation or position says more')
  return [...found].map(([code, reason]) => ({ code, reason })).sort((a, b) => (a.code < b.code ? -1 : 1))
}
