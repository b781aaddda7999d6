import type { ProjectEndUse, RiskProject, RiskProjectRow } from '../../../contract/guided/risk-project.ts'
import type { GuidedRun } from '../../../contract/guided/run.ts'
import { countryOf, noCountry } from '../../dictionary/countries.ts'
import { toScreened } from '../../screening/entities/entity-service.ts'
import type { Graphs } from '../graphs.ts'
import type { WalkedRun } from '../run-service.ts'
import type { EndUse } from './end-uses.ts'
import { stateOf } from './evaluate.ts'
import { toConclusion, toHistory, type WalkedConclusion } from './history.ts'
import type { ScreenedPartner } from './parties.ts'
import type { ProjectRow } from './repository.ts'

/** A project as it is stored: its entries, its partners, and the states that it was in. */
export interface StoredProject {
  row: ProjectRow
  partners: readonly ScreenedPartner[]
  /** The newest first. */
  conclusions: readonly WalkedConclusion[]
  endUses: readonly EndUse[]
}

/** The answer about a project. `run`: of its newest state. */
export function toProject(
  { row, partners, conclusions, endUses }: StoredProject,
  run: GuidedRun,
  graphs: Graphs,
): RiskProject {
  const [newest] = conclusions
  if (!newest || !run.project) throw new Error(`Project ${row.id} was never evaluated`)
  return {
    id: String(row.id),
    revision: row.revision,
    name: row.name,
    item: row.item,
    eccn: row.eccn,
    value: row.value,
    state: stateOf(newest.walk),
    conclusion: toConclusion(newest),
    countries: row.countries.map(({ countryId, role }) => ({ countryId, role, ...countryOf(countryId) })),
    partners: partners.map(({ entity, role, countryId, isParty }) => ({
      ...(countryId === null ? noCountry : countryOf(countryId)),
      name: entity.name,
      type: entity.type,
      role,
      countryId,
      isParty,
      screningNum: entity.found_count ?? entity.candidate_count,
      topScore: entity.top_score,
      entity: toScreened(entity),
    })),
    endUses: toEndUses(endUses, graphs),
    run,
    snapshot: run.project,
    history: toHistory(conclusions),
    createTime: row.created_at.toISOString(),
    changeTime: row.changed_at.toISOString(),
    checkTime: row.checked_at?.toISOString() ?? null,
  }
}

/** A project in the list. */
export function toProjectRow(
  row: ProjectRow & { open_num: number; is_changed: boolean },
  newest: WalkedRun,
): RiskProjectRow {
  return {
    id: String(row.id),
    name: row.name,
    item: row.item,
    eccn: row.eccn,
    state: stateOf(newest.walk),
    conclusion: toConclusion(newest),
    partnerNum: row.partners.length,
    openNum: row.open_num,
    createTime: row.created_at.toISOString(),
    changeTime: row.changed_at.toISOString(),
    isChanged: row.is_changed,
  }
}

function toEndUses(endUses: readonly EndUse[], graphs: Graphs): ProjectEndUse[] {
  const categories = new Map((graphs.current('end-use').flow.categories ?? []).map((one) => [one.id, one]))
  return endUses.map(({ categoryId, row, walk, given }) => {
    const category = categories.get(categoryId)
    return {
      id: categoryId,
      name: category?.zh ?? categoryId,
      nameEn: category?.en ?? categoryId,
      section: category?.section ?? '',
      state: walk.end ? 'ended' : 'open',
      byFacts: walk.end !== undefined && given.length === 0,
      severity: walk.end?.severity ?? null,
      text: walk.end?.node.zh ?? null,
      textEn: walk.end?.node.en ?? null,
      recordId: row ? String(row.id) : null,
    }
  })
}
