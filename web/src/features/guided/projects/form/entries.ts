import type { RiskProject } from '@qingdan/api/contract/guided/risk-project.ts'

/** A row of the form; `key` stays the same while others come and go. */
export interface CountryRow {
  key: number
  countryId: string
  role: string
}

export type PartyChoice = 'byRole' | 'yes' | 'no'

export interface PartnerRow {
  key: number
  name: string
  type: RiskProject['partners'][number]['type']
  role: string
  countryId: string
  party: PartyChoice
}

/** What is typed into the form of a project. */
export interface Entries {
  name: string
  item: string
  eccn: string
  value: string
  countries: CountryRow[]
  partners: PartnerRow[]
}

let lastKey = 0

/** A key that no other row has. */
function nextKey(): number {
  lastKey += 1
  return lastKey
}

export function emptyCountry(role = ''): CountryRow {
  return { key: nextKey(), countryId: '', role }
}

export function emptyPartner(): PartnerRow {
  return { key: nextKey(), name: '', type: '01', role: '', countryId: '', party: 'byRole' }
}

/** The entries of a project, or a form to begin with: where the item is made, where it goes, and the counterparty. */
export function entriesOf(project: RiskProject | undefined): Entries {
  if (!project) {
    return {
      name: '',
      item: '',
      eccn: '',
      value: '',
      countries: [emptyCountry('0'), emptyCountry('2')],
      partners: [{ ...emptyPartner(), role: '0' }],
    }
  }
  return {
    name: project.name,
    item: project.item,
    eccn: project.eccn ?? '',
    value: project.value ?? '',
    countries: project.countries.map(({ countryId, role }) => ({ key: nextKey(), countryId, role: String(role) })),
    partners: project.partners.map(({ name, type, role, countryId, isParty }) => ({
      key: nextKey(),
      name,
      type,
      role: String(role),
      countryId: countryId ?? '',
      party: isParty ? 'yes' : 'no',
    })),
  }
}

/** What is sent, the lists as a form sends them. `project`: the one that is changed, with the state that the form began with. */
export function toRequest(entries: Entries, project: RiskProject | undefined) {
  return {
    ...(project && { id: project.id, revision: String(project.revision) }),
    name: entries.name,
    item: entries.item,
    eccn: entries.eccn.trim(),
    value: entries.value.trim().replace(/,/g, ''),
    countries: JSON.stringify(entries.countries.map(({ countryId, role }) => ({ countryId, role }))),
    partners: JSON.stringify(
      entries.partners.map(({ name, type, role, countryId, party }) => ({
        name,
        type,
        role,
        countryId,
        ...(party !== 'byRole' && { isParty: party === 'yes' }),
      })),
    ),
  }
}
