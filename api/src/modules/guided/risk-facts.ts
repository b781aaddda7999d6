import { chinaDay } from '@qingdan/database/china-time.ts'
import type { Db } from '@qingdan/database/connection.ts'
import type { Facts } from '@qingdan/guided-flows/model.ts'
import { sql } from 'kysely'
import { AppError, invalidInput } from '../../http/app-error.ts'
import type { UsItemService } from '../us-items/service.ts'

/** What our own data says about an item and a party, as facts of the flows. An absent fact is unknown and is asked. */
export interface RiskFacts {
  /** Facts of the day on which a run begins. */
  ofDay(now: Date): Facts
  /** Whether national security reasons control the whole entry; absent when only parts of it. Throws `eccn.unknown`. */
  ofItem(eccn: string): Promise<Facts>
  /** What the Entity List says of a party that a person confirmed. Throws `subject.unknown`. */
  ofParty(subjectId: string): Promise<Facts>
}

const entityList = 'bis-entity-list'

export function createRiskFacts(db: Db, items: UsItemService): RiskFacts {
  return {
    ofDay: (now) => ({ asOf: chinaDay(now) }),

    async ofItem(eccn) {
      if (eccn === 'EAR99') return { eccn, 'item.ns': false }
      if ((await items.find(eccn)) === null) throw invalidInput([{ field: 'eccn', code: 'eccn.unknown' }])
      const { requirementControlList, licenseRequirements } = await items.detail(eccn)
      const national = requirementControlList.filter(({ type }) => type === 'NS')
      if (national.some(({ control }) => /\bentire entry\b/i.test(control))) return { eccn, 'item.ns': true }
      const isNamed = national.length > 0 || licenseRequirements.reasons.some(({ id }) => id === 'NS')
      return isNamed ? { eccn } : { eccn, 'item.ns': false }
    },

    async ofParty(subjectId) {
      const { rows } = await sql<{ footnotes: string[] | null }>`
        select array_agg(distinct substring(one ->> 'key' from 'entity-list-footnote-([0-9]+)'))
          filter (where one ->> 'key' like 'entity-list-footnote-%') as footnotes
        from subjects s
        left join subject_records r on r.subject_id = s.id
        left join source_records c on c.source_id = r.source_id and c.publisher_id = r.publisher_id
          and c.valid_to is null and c.source_id = ${entityList}
        left join lateral jsonb_array_elements(c.record -> 'facts') one on true
        where s.id = ${subjectId}
        group by s.id
      `.execute(db)
      const [party] = rows
      if (!party) throw new AppError('subject.unknown', { subject: subjectId })
      return { 'endUser.footnotes': party.footnotes ?? [] }
    },
  }
}
