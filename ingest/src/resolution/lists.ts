/**
 * Lists on which one party has several records by design: a notice or a determination each, or an entry for each country. On
 * all others two records are two parties, unless one number says otherwise.
 */
export const severalRecords: ReadonlySet<string> = new Set([
  'us-csl',
  'bis-entity-list',
  'bis-denied-persons',
  'bis-unverified',
  'bis-military-end-user',
  'bis-mieu',
  'state-nonproliferation',
  'aeca-debarred',
  'inksna',
  'fcc-covered',
  'cbp-wro',
  'eu-official-journal',
  'jp-export-bans',
  'cn-unreliable-entities',
  'cn-export-control',
  'cn-watch-list',
  'cn-countermeasures',
  'cn-taiwan-diehards',
  'cn-taiwan-accomplices',
])

/**
 * Lists in parts by regime or schedule: a party on two of them has two records (Zolotov under the European Union's CHEM and UKR).
 * Names join these only with a whole birth day, of companies with their country.
 */
const byRegime: ReadonlySet<string> = new Set(['eu-fsf', 'uk-sanctions', 'au-dfat', 'ca-sema'])

export function listsByRegime(list: string): boolean {
  return byRegime.has(list)
}

/** The list a record is compared as a member of: OFAC's two and its rows in the Consolidated Screening List are one. */
export function listOf(sourceId: string, ownSubjectId: string): string {
  return ownSubjectId.startsWith('ofac-') ? 'ofac' : sourceId
}

export function listsPartyOnce(list: string): boolean {
  return !severalRecords.has(list)
}

/** Lists that name persons without their birth, by authority: within one, name and country are all there is to go by. */
const withoutBirth: Readonly<Record<string, string>> = {
  'us-csl': 'us',
  'bis-entity-list': 'us',
  'bis-denied-persons': 'us',
  'bis-unverified': 'us',
  'bis-military-end-user': 'us',
  'state-nonproliferation': 'us',
  'aeca-debarred': 'us',
  inksna: 'us',
  'cn-unreliable-entities': 'cn',
  'cn-export-control': 'cn',
  'cn-watch-list': 'cn',
  'cn-countermeasures': 'cn',
  'cn-taiwan-diehards': 'cn',
  'cn-taiwan-accomplices': 'cn',
}

export function nameSamePersonsAlike(one: string, other: string): boolean {
  const authority = withoutBirth[one]
  return authority !== undefined && authority === withoutBirth[other]
}
