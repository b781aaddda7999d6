import type { ProjectPartner } from '@qingdan/database/tables/guided-tables.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'
import type { ProjectSaveRequest } from '../../../contract/guided/risk-project.ts'
import { invalidInput } from '../../../http/app-error.ts'
import { isCountryCode } from '../../dictionary/countries.ts'
import { detailsKeyOf, nameKeyOf } from '../../screening/import/read-upload.ts'
import type { UsItemService } from '../../us-items/service.ts'
import type { NamedPartner } from './repository.ts'

/** The partners of a request as names to be screened, each once, and what each does. */
export interface ReadPartners {
  names: NamedPartner[]
  /** `at`: of its name in `names`. */
  roles: (Omit<ProjectPartner, 'entityId'> & { at: number })[]
}

/** Roles that are a party under 15 CFR 748.5(c)-(f) unless the user says otherwise: those that may buy, receive, hold or use the item. */
const partyRoles = new Set([0, 2, 3, 4, 7, 8])

/** Reads the entries of a project. Throws what is wrong, by field. */
export async function readEntries(items: UsItemService, request: ProjectSaveRequest): Promise<ReadPartners> {
  const faults: { field: string; code: ErrorCode }[] = []
  const { eccn, countries } = request
  if (eccn !== undefined && eccn !== 'EAR99' && (await items.find(eccn)) === null) {
    faults.push({ field: 'eccn', code: 'eccn.unknown' })
  }
  const seen = new Set<string>()
  for (const [at, { countryId, role }] of countries.entries()) {
    if (!isCountryCode(countryId)) faults.push({ field: `countries.${at}.countryId`, code: 'country.unknown' })
    const key = `${countryId} ${role}`
    if (seen.has(key)) faults.push({ field: `countries.${at}.countryId`, code: 'project.country.twice' })
    seen.add(key)
  }
  const read = readPartners(request.partners, faults)
  if (faults.length > 0) throw invalidInput(faults)
  return read
}

function readPartners(
  partners: ProjectSaveRequest['partners'],
  faults: { field: string; code: ErrorCode }[],
): ReadPartners {
  const names: NamedPartner[] = []
  const places = new Map<string, number>()
  const roles: ReadPartners['roles'] = []
  for (const [index, { name, type, role, countryId, isParty }] of partners.entries()) {
    if (countryId && !isCountryCode(countryId)) {
      faults.push({ field: `partners.${index}.countryId`, code: 'country.unknown' })
    }
    const details = detailsOf(type, countryId ?? undefined)
    const named = { name, nameKey: nameKeyOf(name), type, details, detailsKey: detailsKeyOf(details) }
    const key = [type, named.nameKey, named.detailsKey].join('\n')
    const at = places.get(key) ?? names.push(named) - 1
    places.set(key, at)
    if (roles.some((one) => one.at === at && one.role === role)) {
      faults.push({ field: `partners.${index}.name`, code: 'project.partner.twice' })
    }
    roles.push({ at, role, countryId: countryId ?? null, isParty: isParty ?? partyRoles.has(role) })
  }
  return { names, roles }
}

/** What the matcher is told of a partner: its country, in the field of its type. */
function detailsOf(type: NamedPartner['type'], countryId: string | undefined): NamedPartner['details'] {
  if (countryId === undefined || type === '04') return {}
  if (type === '02') return { peopleCountry: countryId }
  return type === '03' ? { shipFlag: countryId } : { companyCountry: countryId }
}
