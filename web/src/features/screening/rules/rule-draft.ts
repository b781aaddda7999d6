import type { Candidate, ScreenedEntity } from '@qingdan/api/contract/screening/entity.ts'
import type { ScreeningRule } from '@qingdan/api/contract/screening/rules.ts'
import { type PartyType, type PartyValues, partyOf } from '../../../forms/party-fields.tsx'

/** A rule as its form holds it. */
export interface Draft {
  appliesTo: ScreeningRule['appliesTo']
  reason: string
  expiresOn: string
  minScore: string
  sourceIds: string[]
  countries: string[]
  fields: string[]
  types: string[]
  type: PartyType
  party: PartyValues
  subjectId: string
}

/** What a form says of a part of a rule. */
export interface DraftFields {
  draft: Draft
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<Draft>) => void
}

/** The form of a good name for a screened one, with the details that were given; against its candidate when there is one only. */
export function goodNameDraftOf(
  { originalEntityName, type, details }: ScreenedEntity,
  candidates: readonly Candidate[],
  reason: string,
): Draft {
  const [only, second] = candidates
  return {
    ...draftOf(null),
    reason,
    type,
    party: { originalEntityName, ...givenIn(details) },
    subjectId: only && !second ? only.id : '',
  }
}

/** The form of a rule, or an empty one. */
export function draftOf(rule: ScreeningRule | null): Draft {
  const threshold = rule?.threshold
  const goodName = rule?.goodName
  return {
    appliesTo: rule?.appliesTo ?? 'all',
    reason: rule?.reason ?? '',
    expiresOn: rule?.expiresOn ?? '',
    minScore: threshold ? String(threshold.minScore) : '',
    sourceIds: threshold?.sources.map(({ sourceId }) => String(sourceId)) ?? [],
    countries: threshold?.countries ?? [],
    fields: threshold?.fields ?? [],
    types: threshold?.types ?? [],
    type: goodName?.type ?? '01',
    party: { originalEntityName: goodName?.originalEntityName ?? '', ...givenIn(goodName?.details ?? null) },
    subjectId: goodName?.subjectId ?? '',
  }
}

/** The call that stores a form: a draft is changed, a rule in force replaced. */
export function sentOf(kind: ScreeningRule['kind'], rule: ScreeningRule | null, draft: Draft) {
  const { appliesTo, reason, expiresOn, minScore, sourceIds, countries, fields, types } = draft
  const isDraft = rule?.state === 'draft'
  const common = {
    kind,
    appliesTo,
    reason: reason.trim(),
    expiresOn,
    id: isDraft ? rule.id : undefined,
    replaces: rule?.state === 'inForce' ? rule.id : undefined,
  }
  return kind === 'threshold'
    ? { ...common, minScore, sourceIds, countries, fields, types }
    : { ...common, ...partyOf(draft.type, draft.party), subjectId: draft.subjectId.trim() }
}

function givenIn(details: NonNullable<ScreeningRule['goodName']>['details']): PartyValues {
  if (details === null) return {}
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== null)) as PartyValues
}
