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

/** China's lists: executives and politicians by name and office, the same on several. */
const chinas = /^cn-/

/** Beginnings of the Consolidated Screening List's own ids, by the list it repeats there. */
const repeated: Readonly<Record<string, string>> = {
  'bis-entity-list': 'el-',
  'bis-denied-persons': 'dpl-',
  'bis-unverified': 'uvl-',
  'bis-military-end-user': 'meu-',
  'state-nonproliferation': 'isn-',
  'aeca-debarred': 'dtc-',
}

/**
 * The list that an entry is of where the Consolidated Screening List repeats it, by the beginning of its ids there; null for
 * other lists.
 */
export function entryListOf(sourceId: string, publisherId: string): string | null {
  return repeated[sourceId] ?? (sourceId === 'us-csl' ? (/^[a-z]+-/.exec(publisherId)?.[0] ?? null) : null)
}

interface Entry {
  entryList: string | null
}

/**
 * Whether two entries of lists that name persons without their birth mean the same by the same name and country: determinations on
 * one list, an entry and what the Consolidated Screening List repeats of that list, China's lists.
 */
export function namesPersonsAlike(one: string, entry: Entry, other: string, otherEntry: Entry): boolean {
  if (chinas.test(one) && chinas.test(other)) return true
  if (entry.entryList !== null) return entry.entryList === otherEntry.entryList
  return one === other && severalRecords.has(one)
}
