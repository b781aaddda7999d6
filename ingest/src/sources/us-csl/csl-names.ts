import type { CountryStatement, Fact, SourceRecord } from '@qingdan/database/record.ts'
import { splitDeniedName } from '../../formats/bis/denied-person-names.ts'
import { type EntityAlias, toAliases } from '../../formats/ecfr-744/entity-text.ts'
import { extentFacts, withoutExtent } from '../../name-extent.ts'
import { nationalsOf } from '../../reading/nationals.ts'
import type { RepeatedList } from './csl-lists.ts'
import type { CslRow } from './csl-row.ts'

export interface CslNames {
  name: string
  aliases: EntityAlias[]
  /** To the party under which the list prints it. */
  relationships: SourceRecord['relationships']
  nationalities: CountryStatement[]
  facts: Fact[]
}

/** "Pakistan Atomic Energy Commission (PAEC), and subordinate entity X", "Huawei (Huawei). Affiliated Entity: X". */
const underParent =
  /^(?<parent>.+?)(?:, and subordinate entity|\. (?<affiliate>Affiliated Entity):|\. Subordinate Institution -)\s+(?<name>.+)$/s
/** "X; and any successor, sub-unit, or subsidiary thereof". */
const scope = /[;,]\s*and (any successor, sub-?unit, or subsidiary thereof|its sub-units and successors)\.?$/i
const statedKind = /\s*\((?:(?<people>[\p{L} ]+) )?(?:individual|national|entity)\)$/iu
const inSquare = /\s*\[aka ([^\]]+)\]/i

/** What Commerce and State print as the name of a party, and their aliases of it, apart. Names of lists of persons are parted as on the list itself. */
export function readCslNames(row: Pick<CslRow, 'name' | 'aliases'>, { isOfPersons }: RepeatedList): CslNames {
  const none = { relationships: [], nationalities: [], facts: [] }
  const other = row.aliases.flatMap((alias) => toAliases(alias, 'aka'))
  if (isOfPersons) {
    const { name, aliases } = splitDeniedName(row.name)
    return { ...none, name, aliases: [...aliases.map((alias) => ({ name: alias, kind: 'aka' as const })), ...other] }
  }
  const under = underParent.exec(row.name)?.groups
  const { name: stated, extent } = withoutExtent(under?.['name'] ?? row.name)
  const square = inSquare.exec(stated)?.[1]?.split(/,\s*aka\s+/) ?? []
  const scoped = scope.exec(stated)?.[1]
  const bare = stated.replace(scope, '').replace(inSquare, '')
  const people = statedKind.exec(bare)?.groups?.['people']
  const [first, ...marked] = toAliases(bare.replace(statedKind, ''), 'aka')
  const code = people === undefined ? undefined : nationalsOf(people)
  return {
    name: first?.name ?? stated,
    aliases: [...marked, ...square.map((name) => ({ name, kind: 'aka' as const })), ...other],
    relationships: under === undefined ? [] : [relationTo(under['parent'] ?? '', under['affiliate'] !== undefined)],
    nationalities:
      people === undefined || !isPersonal(bare)
        ? []
        : [{ kind: 'nationality', country: people, ...(code === undefined ? {} : { countryCode: code }) }],
    facts: [
      ...extentFacts([extent]),
      ...(scoped === undefined ? [] : [{ key: 'designation-scope', label: 'Designation extends to', value: scoped }]),
    ],
  }
}

function relationTo(toName: string, isAffiliate: boolean): SourceRecord['relationships'][number] {
  const [kind, label] = isAffiliate
    ? ['associate-of', 'Affiliated entity']
    : ['subordinate-institution-of', 'Subordinate institution']
  return { toName, kind, label, isFormer: false }
}

/** "(PRC individual)", not "(PRC entity)". */
function isPersonal(name: string): boolean {
  return /(?:individual|national)\)$/i.test(name)
}
