import type { Fact, Listing, SourceRecord } from '@qingdan/database/record.ts'
import { derivedId } from '../../reading/derived-id.ts'
import { readCitations } from '../../reading/federal-register.ts'
import { foldName } from '../../reading/fold-name.ts'
import { countryStatement, distinctNames, plainRecord, plainSubTypes } from '../../reading/plain-record.ts'
import { Rejected } from '../../rejected.ts'
import type { Edition } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import type { Order } from './parse.ts'
import { isUnparted, type Party, partiesOf } from './wro-parties.ts'

export function normalise(orders: Order[], warnings: Warnings): Edition {
  const newest = orders
    .map(({ effectiveOn }) => effectiveOn)
    .sort()
    .at(-1)
  if (newest === undefined) throw new Rejected('The list is empty.')
  for (const order of orders) if (isUnparted(order)) warnings.add('several-parties-in-a-line', order.entity)
  return { publishedOn: newest, records: toRecords(orders, warnings) }
}

interface NamedParty {
  party: Party
  order: Order
}

/** An order and the finding that follows it are about one party when name and country agree. */
async function* toRecords(orders: Order[], warnings: Warnings): AsyncGenerator<SourceRecord> {
  const held = orders.flatMap((order) => partiesOf(order).map((party): NamedParty => ({ party, order })))
  const keyOf = ({ party }: NamedParty) => `${foldName(party.names[0]?.value ?? '')}|${party.country}`
  for (const [key, own] of Map.groupBy(held, keyOf)) {
    const [first] = own
    if (first === undefined) continue
    const { type, isGoods, country } = first.party
    const names = distinctNames(own.flatMap(({ party }) => party.names))
    const subType = { code: '0104' as const, reason: 'Goods or a region under an order' }
    yield plainRecord({
      publisherId: derivedId(...key.split('|')),
      type,
      subTypes: plainSubTypes(type, names, isGoods ? [subType] : []),
      names,
      // The list does not state the country of a vessel.
      countries: country === 'Fishing Vessels' ? [] : [countryStatement('jurisdiction', country, warnings)],
      facts: distinctFacts(own.flatMap(toFacts)),
      listings: own.map((one) => toListing(one, warnings)),
      ...(type === '03' ? { vessel: { type: 'Fishing vessel' } } : {}),
    })
  }
}

function toFacts({ party, order }: NamedParty): Fact[] {
  const stated: [key: string, label: string, value: string][] = [
    ['industry', 'Industry', order.industry],
    ['merchandise', 'Merchandise', order.merchandise],
    ['designation-scope', 'Designation extends to', party.extent],
  ]
  return stated.filter(([, , value]) => value !== '').map(([key, label, value]) => ({ key, label, value }))
}

function distinctFacts(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [`${fact.key} ${fact.value}`, fact])).values()]
}

const kinds: Readonly<Record<string, { programme: string; measure: string; legalBasis: string }>> = {
  WRO: {
    programme: 'Withhold Release Order',
    measure: 'Release of the merchandise is withheld at all U.S. ports',
    legalBasis: '19 U.S.C. 1307; 19 CFR 12.42(e)',
  },
  Finding: {
    programme: 'Finding',
    measure: 'The merchandise is seized and forfeited',
    legalBasis: '19 U.S.C. 1307; 19 CFR 12.42(f)',
  },
}

function toListing({ party, order }: NamedParty, warnings: Warnings): Listing {
  const kind = kinds[order.kind]
  if (kind === undefined) warnings.add('unknown-kind', order.kind)
  const notes = [...(order.status === 'Active' ? [] : [order.status]), ...(order.remarks === '' ? [] : [order.remarks])]
  return {
    list: 'Withhold Release Orders and Findings List',
    programmes: [kind?.programme ?? order.kind],
    measures: kind === undefined ? [] : [kind.measure],
    legalBases: [
      ...(kind === undefined ? [] : [kind.legalBasis]),
      ...readCitations(order.remarks).map(({ citation }) => citation),
    ],
    listedOn: order.effectiveOn,
    amendedOn: [],
    ...stateOf(order, warnings),
    ...(party.removedOn === undefined ? {} : { endedOn: party.removedOn }),
    ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
  }
}

/**
 * An inactive order is not applied; the list does not say since when. A partly modified one still applies to the
 * remaining parties.
 */
function stateOf({ status }: Order, warnings: Warnings): Pick<Listing, 'suspensions'> {
  if (status === 'Active' || status === 'Partially Modified') return {}
  const words = /^Inactive\b\W*(.*)$/.exec(status)
  if (words === null) {
    warnings.add('unknown-status', status)
    return {}
  }
  const zh = words[1] === 'Pending Litigation' ? '暂停执行（诉讼未决）' : '暂停执行'
  return { suspensions: [{ from: null, to: null, note: { en: status, zh } }] }
}
