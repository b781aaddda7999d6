import type { Warnings } from '../../warnings.ts'
import type { OfacFlatParty } from '../sdn-list/party.ts'

/** Names of the lists as OFAC prints them; those that are also in SDN_ADVANCED.XML are spelled as there. */
export const listNames = {
  SSI: 'Sectoral Sanctions Identifications List',
  'NS-MBS': 'Non-SDN Menu-Based Sanctions List',
  CAPTA: 'List of Foreign Financial Institutions Subject to Correspondent Account or Payable-Through Account Sanctions',
  'NS-PLC': 'Non-SDN Palestinian Legislative Council List',
  FSE: 'Foreign Sanctions Evaders List',
  'NS-CMIC': 'Non-SDN Chinese Military-Industrial Complex Companies List',
} as const
/** Chinese names of all lists of OFAC, as `Listing.list` has them. */
export const ofacListingNames: Readonly<Record<string, string>> = {
  'SDN List': '特别指定国民清单（SDN）',
  'Consolidated List': '综合制裁清单',
  'Non-SDN Palestinian Legislative Council List': '非 SDN 巴勒斯坦立法委员会清单',
  'Sectoral Sanctions Identifications List': '行业制裁识别清单（SSI）',
  'List of Foreign Financial Institutions Subject to Correspondent Account or Payable-Through Account Sanctions':
    '代理账户与通汇账户制裁清单（CAPTA）',
  'Non-SDN Menu-Based Sanctions List': '非 SDN 菜单式制裁清单（NS-MBS）',
  'Non-SDN Chinese Military-Industrial Complex Companies List': '非 SDN 中国军工复合体企业清单（NS-CMIC）',
  'Foreign Sanctions Evaders List': '逃避制裁外国人清单（FSE）',
}

export type ListCode = keyof typeof listNames

const byProgramme: Readonly<Record<string, ListCode>> = {
  'UKRAINE-EO13662': 'SSI',
  'NS-PLC': 'NS-PLC',
  'CMIC-EO13959': 'NS-CMIC',
  // 31 CFR 561.201(c): the former Part 561 list, part of CAPTA since 2019.
  '561-Related': 'CAPTA',
  'FSE-IR': 'FSE',
  'FSE-SY': 'FSE',
  'CAATSA - RUSSIA': 'NS-MBS',
  'BURMA-EO14014': 'NS-MBS',
  'ILLICIT-DRUGS-EO14059': 'NS-MBS',
  MBS: 'NS-MBS',
}

/**
 * Programmes of the SDN List that the file repeats for a party that is also on it. Other data show which list they
 * belong to.
 */
const elsewhere = new Set(['RUSSIA-EO14024', 'SDGT', 'VENEZUELA-EO13850', 'SYRIA', 'IRAN-CON-ARMS-EO'])

/** Directives under E.O. 14024 and the list that each creates; the statement with the date has its name. */
const directives: readonly { statement: RegExp; list: ListCode }[] = [
  { statement: /^Listing Date \(EO 14024 Directive 2\)/, list: 'CAPTA' },
  { statement: /^Listing Date \(EO 14024 Directive (?:1|1a|3)\)/, list: 'NS-MBS' },
]

export interface Placing {
  code: ListCode
  programmes: string[]
}

/** The lists a party is on, and its programmes that belong to none of them. */
export function placingsOf(party: OfacFlatParty, warnings: Warnings): { placings: Placing[]; others: string[] } {
  const placings = new Map<ListCode, string[]>()
  const place = (code: ListCode, programme: string) => {
    const held = placings.get(code) ?? []
    placings.set(code, held.includes(programme) ? held : [...held, programme])
  }
  for (const programme of party.programmes) {
    const code = byProgramme[programme]
    if (code !== undefined) place(code, programme)
    else if (!elsewhere.has(programme)) warnings.add('unknown-programme', programme)
  }
  if (party.programmes.includes('RUSSIA-EO14024')) {
    for (const { statement, list } of directives) {
      if (party.statements.some(({ label }) => statement.test(label))) place(list, 'RUSSIA-EO14024')
    }
  }
  const placed = [...placings].map(([code, programmes]) => ({ code, programmes }))
  const used = new Set(placed.flatMap(({ programmes }) => programmes))
  return { placings: placed, others: party.programmes.filter((programme) => !used.has(programme)) }
}

/** The statement that gives the date on which a party was added to a list. */
export const listingDates: Readonly<Partial<Record<ListCode, RegExp>>> = {
  'NS-CMIC': /^Listing Date \(CMIC\)/,
  CAPTA: /^Listing Date \(EO 14024 Directive 2\)/,
  'NS-MBS': /^Listing Date \(EO 140(?:24|14) Directive (?:1|1a|3)\)/,
}
