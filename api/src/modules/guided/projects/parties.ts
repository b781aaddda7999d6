import type { Db } from '@qingdan/database/connection.ts'
import type { ProjectPartner } from '@qingdan/database/tables/guided-tables.ts'
import type { Facts } from '@qingdan/guided-flows/model.ts'
import type { OwnershipRuleResult } from '../../../contract/graph.ts'
import type { PartnerListing, PartnerOwnership, SnapshotPartner } from '../../../contract/guided/project-snapshot.ts'
import { readOwnershipRules } from '../../ownership-graph/related-subjects.ts'
import type { ListedEntity } from '../../screening/entities/entity-repository.ts'
import { chineseLists, codeOfEntry, listsOfEveryone, reachesDealings, tagOfProgramme } from '../facts/list-codes.ts'
import { type EntryRow, findCurrentIds, findEntries } from './party-repository.ts'

/** A partner with the screened name that it is. */
export interface ScreenedPartner extends ProjectPartner {
  entity: ListedEntity
}

/** What our lists say of the partners, of which only those count that a person confirmed. */
export interface PartyFindings {
  partners: SnapshotPartner[]
  facts: Facts
  /** US lists of the parties. */
  lists: ReadonlySet<string>
}

/** The facts of all partners on a day (ISO). */
export async function partyFindings(db: Db, partners: readonly ScreenedPartner[], day: string): Promise<PartyFindings> {
  const mapped = [...new Set(partners.flatMap(({ entity }) => entity.mapped_id ?? []))]
  const current = await findCurrentIds(db, mapped)
  const ids = [...new Set(current.values())]
  const entries = Map.groupBy(await findEntries(db, ids, day), ({ subject_id }) => subject_id)
  const owned = new Map(await Promise.all(ids.map(async (id) => [id, await ownershipOf(db, id, day)] as const)))
  const found = partners.map((partner): SnapshotPartner => {
    const { entity, role, countryId, isParty } = partner
    const id = current.get(entity.mapped_id ?? '')
    const own = id === undefined ? [] : (entries.get(id) ?? [])
    return {
      name: entity.name,
      type: entity.type,
      role,
      countryId,
      isParty,
      state: entity.state,
      screningNum: entity.found_count ?? entity.candidate_count,
      topScore: entity.top_score,
      confirmed:
        id === undefined
          ? null
          : {
              id,
              name: entity.mapped_name ?? id,
              listings: toListings(own),
              footnotes: footnotesOf(own),
              ownership: owned.get(id)?.ownership ?? unowned,
            },
    }
  })
  const lists = usListsOf(found)
  const sdnTags = programmesOf(found, entries)
  const isOwnedBySdn = [...owned.values()].some((one) => one.isOwnedBySdn)
  return { partners: found, lists, facts: factsOf(found, lists, { sdnTags, isOwnedBySdn }) }
}

/** Facts of the risk flow; of the end uses those that are not empty, because no hit answers nothing. */
function factsOf(
  partners: readonly SnapshotPartner[],
  lists: ReadonlySet<string>,
  { sdnTags, isOwnedBySdn }: { sdnTags: readonly string[]; isOwnedBySdn: boolean },
): Facts {
  const outside = partners.filter(({ isParty }) => !isParty).flatMap(codesInForce)
  const owned = new Set(
    partners.flatMap(({ confirmed }) =>
      confirmed?.ownership.outcome === 'met' ? confirmed.ownership.owners.flatMap(({ codes }) => codes) : [],
    ),
  )
  const parties = partners.filter(({ isParty }) => isParty)
  return {
    'partners.pending': partners.some(({ state }) => state === 'open' || state === 'proposed' || state === 'waiting'),
    'partner.cnLists': sorted(partners.flatMap(chineseCodesOf)),
    'endUser.lists': sorted(lists),
    'endUser.footnotes': sorted(parties.flatMap(({ confirmed }) => confirmed?.footnotes ?? [])),
    'endUser.sdnTags': sorted(sdnTags),
    // The 50 % rule of BIS takes an SDN only with a tag of § 744.8(a)(1), that of OFAC takes every SDN.
    'endUser.owned50Lists': sorted([...owned, ...(isOwnedBySdn ? ['OFAC'] : [])]),
    'partners.otherHit': outside.some((one) => one === 'EL' || one === 'MEU' || one === 'UVL'),
  }
}

/** SDN and DPL of every partner, the others of the parties. Bodies of military intelligence (15 CFR 744.22) need a licence as the MEU List does. */
function usListsOf(partners: readonly SnapshotPartner[]): ReadonlySet<string> {
  return new Set(
    partners.flatMap((partner) =>
      codesInForce(partner).filter((one) => !chineseLists.has(one) && (partner.isParty || listsOfEveryone.has(one))),
    ),
  )
}

function codesInForce({ confirmed }: SnapshotPartner): string[] {
  return (confirmed?.listings ?? []).flatMap(({ code, suspendedUntil }) => {
    if (code === null || suspendedUntil !== null) return []
    return code === 'MIEU' ? ['MIEU', 'MEU'] : [code]
  })
}

function chineseCodesOf({ confirmed }: SnapshotPartner): string[] {
  return (confirmed?.listings ?? []).flatMap(({ code, suspendedUntil, measures }) =>
    code !== null && chineseLists.has(code) && suspendedUntil === null && reachesDealings(measures) ? [code] : [],
  )
}

function toListings(entries: readonly EntryRow[]): PartnerListing[] {
  return entries.map((row) => ({
    code: codeOfEntry(row.source_id, row.list),
    shortName: row.short_name,
    shortNameCn: row.short_name_cn,
    measures: row.measures,
    suspendedUntil: row.suspended_until,
  }))
}

function footnotesOf(entries: readonly EntryRow[]): string[] {
  return sorted(
    entries.filter(({ source_id }) => source_id === 'bis-entity-list').flatMap(({ footnotes }) => footnotes),
  )
}

function programmesOf(
  partners: readonly SnapshotPartner[],
  entries: ReadonlyMap<string, readonly EntryRow[]>,
): string[] {
  const own = partners.flatMap(({ confirmed }) => (confirmed ? (entries.get(confirmed.id) ?? []) : []))
  return own
    .filter((row) => codeOfEntry(row.source_id, row.list) === 'SDN')
    .flatMap(({ programmes }) => programmes.map(tagOfProgramme))
}

const unowned: PartnerOwnership = { outcome: null, percent: 0, owners: [] }

interface Owned {
  ownership: PartnerOwnership
  /** By the 50 % rule of OFAC. */
  isOwnedBySdn: boolean
}

async function ownershipOf(db: Db, id: string, day: string): Promise<Owned> {
  const rules = await readOwnershipRules(db, id, day)
  const affiliates = rules.find(({ rule }) => rule === 'bis')
  return {
    ownership: affiliates ? await toOwnership(db, affiliates, day) : unowned,
    isOwnedBySdn: rules.some(({ rule, outcome }) => rule === 'ofac' && outcome === 'met'),
  }
}

/** The affiliates rule (50 percent) applied to a confirmed subject, with the lists of its owners. */
async function toOwnership(db: Db, rule: OwnershipRuleResult, day: string): Promise<PartnerOwnership> {
  const owners = new Map(rule.paths.flatMap(([owner]) => (owner ? [[owner.id, owner.name]] : [])))
  const entries = await findEntries(db, [...owners.keys()], day)
  const codes = Map.groupBy(entries, ({ subject_id }) => subject_id)
  return {
    outcome: rule.outcome,
    percent: rule.percent,
    owners: [...owners].map(([owner, name]) => ({
      name,
      codes: sorted((codes.get(owner) ?? []).flatMap((row) => codeOfEntry(row.source_id, row.list) ?? [])),
    })),
  }
}

function sorted(values: Iterable<string>): string[] {
  return [...new Set(values)].toSorted()
}
