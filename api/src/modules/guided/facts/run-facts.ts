import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Facts } from '@qingdan/guided-flows/model.ts'
import type { RunKnowledge } from '../../../contract/guided/requests.ts'
import type { GuidedParty } from '../../../contract/guided/run.ts'
import { AppError, invalidInput } from '../../../http/app-error.ts'
import { isCountryCode } from '../../dictionary/countries.ts'
import type { UsItemService } from '../../us-items/service.ts'
import { partyFacts } from './party-facts.ts'

/** What is known when a run begins: what was entered, and what our own data says of it. An absent fact is unknown and is asked. */
export interface RunFacts {
  /**
   * Throws `eccn.unknown`, `country.unknown`, `subject.unknown`; of `day` the day asked, today without one.
   * `parties`: those that a person confirmed to be listed; of the others nothing is known.
   */
  of(known: RunKnowledge, now: Date): Promise<Facts>
}

/** Reasons for control that the flows ask for, and the fact of each. */
const reasonFacts = { NS: 'item.ns', MT: 'item.mt', UN: 'item.un' } as const

export function createRunFacts(db: Db, items: UsItemService): RunFacts {
  return {
    async of({ eccn, countryId, shipFrom, asOf, parties = [] }, now) {
      const confirmed = parties.flatMap(({ subjectId }) => subjectId ?? [])
      const [item, party] = await Promise.all([
        eccn === undefined ? {} : itemFacts(items, eccn),
        partyFacts(db, [...new Set(confirmed)], chinaDay(now)),
      ])
      return {
        asOf: asOf ?? chinaDay(now),
        ...(countryId !== undefined && { destination: countryOf('countryId', countryId) }),
        ...(shipFrom !== undefined && { shipFrom: countryOf('shipFrom', shipFrom) }),
        ...item,
        ...party,
      }
    },
  }
}

function countryOf(field: string, code: string): string {
  if (!isCountryCode(code)) throw invalidInput([{ field, code: 'country.unknown' }])
  return code
}

/** Whether a reason for control takes the whole entry; absent when it takes a part of it, or all but a part. */
async function itemFacts(items: UsItemService, eccn: string): Promise<Facts> {
  if (eccn === 'EAR99') return { eccn, ...Object.fromEntries(Object.values(reasonFacts).map((fact) => [fact, false])) }
  if ((await items.find(eccn)) === null) throw invalidInput([{ field: 'eccn', code: 'eccn.unknown' }])
  const { requirementControlList, licenseRequirements } = await items.detail(eccn)
  const known = Object.entries(reasonFacts).flatMap(([reason, fact]): [string, boolean][] => {
    const controls = requirementControlList.filter(({ type }) => type === reason)
    if (controls.some(({ control }) => isWhole(control))) return [[fact, true]]
    const isNamed = controls.length > 0 || licenseRequirements.reasons.some(({ id }) => id === reason)
    return isNamed ? [] : [[fact, false]]
  })
  return { eccn, ...Object.fromEntries(known) }
}

/** "NS applies to entire entry", and not "… except 3A611.y". */
function isWhole(control: string): boolean {
  return /\bentire entry\.?$/i.test(control.trim())
}

/** The names and confirmed subjects of a run as the report has them. Throws `subject.unknown`. */
export async function namedParties(db: Db, parties: RunKnowledge['parties'] = []): Promise<GuidedParty[]> {
  const ids = parties.flatMap(({ subjectId }) => subjectId ?? [])
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('subjects').select(['id', 'name']).where('id', 'in', ids).execute()
  return parties.map(({ name, subjectId }) => {
    if (subjectId === undefined) return { name, subjectId: null, subjectName: null }
    const subject = rows.find(({ id }) => id === subjectId)
    if (!subject) throw new AppError('subject.unknown', { subject: subjectId })
    return { name, subjectId, subjectName: subject.name }
  })
}
