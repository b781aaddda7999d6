import type { Db } from '@qingdan/database/connection.ts'
import {
  type ListedPartiesAnswer,
  type ListedPartiesQuery,
  type PartyRule,
  partyRules,
} from '../../contract/items/listed-parties.ts'
import { createHeldValue } from '../../http/held-value.ts'
import { findParties, findRequirementList, type PartyRow } from './repository.ts'
import { footnoteOf, reachOf } from './rules.ts'

/** Listed parties by the rules that reach items of any code. */
export interface ListedPartyService {
  parties(query: ListedPartiesQuery): Promise<ListedPartiesAnswer>
}

type Party = ListedPartiesAnswer['data'][number]

interface RuleParties {
  /** By subject. */
  parties: Map<string, Party>
  /** How often each wording occurs. */
  texts: Map<string, number>
}

const entityList = 'bis-entity-list'

export function createListedPartyService(db: Db): ListedPartyService {
  const byRule = createHeldValue(
    async () => (await findRequirementList(db, entityList))?.key ?? null,
    async () => groupByRule(await findParties(db, entityList)),
  )
  return {
    async parties({ rule, page, pageSize }) {
      const [list, groups] = [await findRequirementList(db, entityList), await byRule()]
      if (list === null || groups === null) return { source: null, rules: [], data: [], count: 0 }
      const { key: _, ...source } = list
      const all = rule === undefined ? [] : [...(groups.get(rule)?.parties.values() ?? [])]
      return {
        source,
        rules: partyRules.flatMap((one) => toRule(one, groups.get(one))),
        data: all.slice((page - 1) * pageSize, page * pageSize),
        count: all.length,
      }
    },
  }
}

function groupByRule(rows: readonly PartyRow[]): Map<PartyRule, RuleParties> {
  const groups = new Map<PartyRule, RuleParties>()
  for (const row of rows) {
    for (const requirement of row.requirements) add(groups, reachOf(requirement), row, requirement)
    for (const { key, value } of row.footnotes) {
      const rule = footnoteOf(key)
      if (rule !== undefined) add(groups, rule, row, value)
    }
  }
  return groups
}

function add(groups: Map<PartyRule, RuleParties>, rule: PartyRule, row: PartyRow, text: string): void {
  const group = groups.get(rule) ?? { parties: new Map(), texts: new Map() }
  groups.set(rule, group)
  const { id, type, name } = row
  const party = group.parties.get(id) ?? { id, type, name, requirements: [] }
  const stated = row.requirements.filter((one) => one !== '')
  group.parties.set(id, { ...party, requirements: [...new Set([...party.requirements, ...stated])] })
  group.texts.set(text, (group.texts.get(text) ?? 0) + 1)
}

function toRule(rule: PartyRule, group: RuleParties | undefined): ListedPartiesAnswer['rules'] {
  if (group === undefined) return []
  const [[text = ''] = []] = [...group.texts].toSorted(([, a], [, b]) => b - a)
  return [{ rule, text, count: group.parties.size }]
}
