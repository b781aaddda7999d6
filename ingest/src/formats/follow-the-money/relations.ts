import type { RecordRelationship } from '@qingdan/database/record.ts'
import type { Warnings } from '../../warnings.ts'
import type { FtmEntity } from './read-entities.ts'

interface Kind {
  from: string
  to: string
  kind: string
  label: string
}

const kinds: Readonly<Record<string, Kind>> = {
  Ownership: { from: 'owner', to: 'asset', kind: 'owner-of', label: 'Owner of' },
  Directorship: { from: 'director', to: 'organization', kind: 'director-of', label: 'Director of' },
  Family: { from: 'person', to: 'relative', kind: 'family-member-of', label: 'Family member of' },
}

/**
 * Relationships by the id of the party they start from. A share is a percentage; one that ended before `asOf` (ISO)
 * is former. A relation to an entity that is no party of the file is reported.
 */
export function relationsByParty(
  entities: FtmEntity[],
  parties: ReadonlySet<string>,
  asOf: string,
  warnings: Warnings,
): Map<string, RecordRelationship[]> {
  const byParty = new Map<string, RecordRelationship[]>()
  for (const entity of entities) {
    const kind = kinds[entity.schema]
    if (kind === undefined) continue
    for (const from of entity.properties[kind.from] ?? []) {
      for (const to of entity.properties[kind.to] ?? []) {
        if (parties.has(from) && parties.has(to)) {
          byParty.set(from, [...(byParty.get(from) ?? []), toRelationship(entity, kind, to, asOf, warnings)])
        } else warnings.add('relation-without-party', `${entity.id}: ${from} → ${to}`)
      }
    }
  }
  return byParty
}

function toRelationship(
  { id, properties }: FtmEntity,
  { kind, label }: Kind,
  toPublisherId: string,
  asOf: string,
  warnings: Warnings,
): RecordRelationship {
  const [ended] = properties['endDate'] ?? []
  const percent = toPercent(properties['percentage']?.[0], id, warnings)
  return {
    toPublisherId,
    kind,
    label,
    isFormer: ended !== undefined && ended <= asOf,
    ...(percent === null ? {} : { percent }),
    ...statementOf(properties),
  }
}

function toPercent(stated: string | undefined, id: string, warnings: Warnings): number | null {
  if (stated === undefined) return null
  const percent = Number(stated.replace(/\s*%$/, ''))
  if (stated.trim() !== '' && percent >= 0 && percent <= 100) return percent
  warnings.add('unknown-percentage', `${id}: ${stated}`)
  return null
}

/** What the register says besides the share, in its own words: the office, the period, the number of shares. */
function statementOf(properties: FtmEntity['properties']): { statement?: string } {
  const first = (name: string) => properties[name]?.[0]
  const span = [first('startDate'), first('endDate')]
  const said = [
    ...(properties['role'] ?? []),
    ...(properties['relationship'] ?? []),
    ...(properties['ownershipType'] ?? []),
    ...(properties['summary'] ?? []),
    ...(span.some((day) => day !== undefined) ? [`${span[0] ?? '?'} – ${span[1] ?? ''}`.trim()] : []),
    ...(properties['sharesCount'] ?? []).map((count) => `shares: ${count}`),
  ]
  return said.length === 0 ? {} : { statement: [...new Set(said)].join('; ') }
}
