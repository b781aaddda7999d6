import type { Db } from '@qingdan/database/connection.ts'
import type { OwnershipRuleId, OwnershipRuleResult } from '../../contract/graph.ts'
import { type Judgement, judge } from './ownership-rules.ts'
import { type Names, namesOf } from './parties.ts'
import { outcomeText } from './phrases.ts'
import { type PublishersRule, publishersRules } from './publishers-rules.ts'
import { isNameOnly } from './relations.ts'
import { findListings, findParties, type ListingRow } from './repository.ts'
import type { Walk } from './walk.ts'

/** The publishers' 50 % rules applied to a party, from the walk up its owners; a rule without a listed owner is left out. */
export async function applyRules(db: Db, start: string, owners: Walk, day: string): Promise<OwnershipRuleResult[]> {
  const ids = ownersOf(start, owners)
  const [listings, rows] = await Promise.all([findListings(db, [start, ...ids], day), findParties(db, ids, day)])
  const names = namesOf(owners.relations, new Map(rows.map((row) => [row.id, row])))
  return judgeRules(start, owners, listings).map(({ rule, judgement, isListed }) =>
    toResult(rule, judgement, names, isListed),
  )
}

/** The entries of the listed owners because of whom a rule is met, by the rule. */
export async function findCoveringEntries(
  db: Db,
  start: string,
  owners: Walk,
  day: string,
): Promise<Partial<Record<OwnershipRuleId, ListingRow[]>>> {
  const listings = await findListings(db, [start, ...ownersOf(start, owners)], day)
  const met = judgeRules(start, owners, listings).filter(({ judgement }) => judgement.outcome === 'met')
  return Object.fromEntries(
    met.map(({ rule, judgement }) => {
      const holders = new Set(judgement.paths.map(([first]) => first?.holder))
      return [rule.id, listings.filter((row) => holders.has(row.subject_id) && rule.covers(row))]
    }),
  )
}

function ownersOf(start: string, { nodes }: Walk): string[] {
  return nodes.filter((id) => id !== start && !isNameOnly(id))
}

function judgeRules(
  start: string,
  { relations }: Walk,
  listings: readonly ListingRow[],
): { rule: PublishersRule; judgement: Judgement; isListed: boolean }[] {
  const holdings = relations
    .filter(({ isOwnership, isFormer }) => isOwnership && !isFormer)
    .map(({ source, target, percent, mayBeControl }) => ({ holder: source, held: target, percent, mayBeControl }))
  return publishersRules.flatMap((rule) => {
    const listed = new Set(listings.filter(rule.covers).map(({ subject_id }) => subject_id))
    const judgement = judge(rule, start, holdings, listed)
    return judgement === null ? [] : [{ rule, judgement, isListed: listed.has(start) }]
  })
}

function toResult(rule: PublishersRule, judgement: Judgement, names: Names, isListed: boolean): OwnershipRuleResult {
  return {
    rule: rule.id,
    nameZh: rule.name.zh,
    nameEn: rule.name.en,
    textZh: rule.text.zh,
    textEn: rule.text.en,
    citationZh: rule.citation.zh,
    citationEn: rule.citation.en,
    url: rule.url,
    noteZh: rule.note?.zh ?? null,
    noteEn: rule.note?.en ?? null,
    outcome: judgement.outcome,
    isListed,
    outcomeZh: outcomeText(judgement, isListed, 'zh'),
    outcomeEn: outcomeText(judgement, isListed, 'en'),
    percent: judgement.percent,
    paths: judgement.paths.map((path) =>
      path.map(({ holder, percent }) => ({ id: holder, ...names(holder), percent })),
    ),
  }
}
