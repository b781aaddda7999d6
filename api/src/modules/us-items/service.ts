import type { Db } from '@qingdan/database/connection.ts'
import type { ChartFrame, ChartRow, ControlEntry, CountryGroupRow } from '@qingdan/database/control-list.ts'
import type { FoundPartNumbers } from '../../contract/items/part-numbers.ts'
import type {
  ControlCountry,
  DestinationAnswer,
  ItemCategory,
  ItemCategoryQuery,
  ItemDetail,
  ItemMap,
  ItemSearchAnswer,
  ItemSearchQuery,
  NearItem,
} from '../../contract/us-items.ts'
import { AppError, invalidInput } from '../../http/app-error.ts'
import { type ControlList, nearItems, referencesOf, toNear } from './control-list.ts'
import { findCountries, readAs, type SearchableCountry, toCountries } from './countries.ts'
import { toDestinationAnswer } from './destination-answer.ts'
import { categoryOf, toDetail } from './detail.ts'
import { createHeldEdition, type Held } from './held-edition.ts'
import { readCode } from './item-codes.ts'
import { toItemMap } from './item-map.ts'
import { createItemSearch } from './item-search.ts'
import { createPartNumbers, toFoundParts } from './part-numbers.ts'
import { type ClaimedPart, entryCodeOf } from './part-table.ts'
import { categoryNames, groupNames } from './phrases.ts'
import { findVersions } from './repository.ts'
import { itemsNamed, namesEntry, searchItems } from './search-items.ts'

/** US item codes and destinations. */
export interface UsItemService {
  categories(query: ItemCategoryQuery): Promise<ItemCategory[]>
  search(query: ItemSearchQuery): Promise<ItemSearchAnswer>
  /** At most ten entries whose code begins with the text, or whose heading has its words. */
  suggest(text: string): Promise<NearItem[]>
  /** Entries whose code begins with the text, or whose heading has its words, and whether the text is such a code. */
  named(text: string): Promise<{ items: NearItem[]; isCode: boolean }>
  /** Parts whose number begins with the text, with what their manufacturers claim, and whether the text is such a number. */
  partsNumbered(text: string): Promise<FoundPartNumbers & { isNumber: boolean }>
  /** The entry that a text names, also by one of its paragraphs; null for no entry. */
  find(text: string): Promise<NearItem | null>
  /** Entries with codes like a text that names none. */
  near(text: string): Promise<NearItem[]>
  /** Throws `item.unknown`. */
  detail(text: string): Promise<Omit<ItemDetail, 'hasCollection'>>
  /** Throws `item.unknown`. */
  map(text: string): Promise<ItemMap>
  countries(name: string): Promise<ControlCountry[]>
  /** Throws `item.unknown`, and `country.unknown` for a country that the chart does not have. */
  destination(text: string, country: string): Promise<DestinationAnswer>
}

const controlListId = 'us-ccl'
const mostSuggestions = 10

export function createUsItemService(db: Db): UsItemService {
  const heldList = createHeldEdition<ControlEntry, ControlList>(db, controlListId, async (entries) => ({
    entries,
    byCode: new Map(entries.map((entry) => [entry.eccn, entry])),
    search: await createItemSearch(entries),
  }))
  const heldGroups = createHeldEdition<CountryGroupRow, CountryGroupRow[]>(db, 'us-country-groups', (rows) => rows)
  const partTable = createPartNumbers(db)
  const heldChart = createHeldEdition<ChartRow, ChartRow[]>(db, 'us-country-chart', (rows) => rows)

  async function countriesNow(): Promise<SearchableCountry[]> {
    const [chart, groups] = await Promise.all([heldChart(), heldGroups()])
    if (chart === null) return []
    const frame = chart.edition.frame as ChartFrame
    return toCountries(chart.made, { frame, asOf: chart.edition.publishedOn }, groups?.made ?? [])
  }

  /** The entry that a text names, with the list in which it is. */
  async function entryNamed(text: string): Promise<{ entry: ControlEntry; held: Held<ControlList> } | null> {
    const held = await heldList()
    const entry = held?.made.byCode.get(readCode(text)?.code ?? '')
    return held === null || entry === undefined ? null : { entry, held }
  }

  async function knownEntry(text: string) {
    const found = await entryNamed(text)
    if (found === null) throw new AppError('item.unknown')
    return found
  }

  return {
    async categories({ type, parentId }) {
      if (type === '0') return Object.keys(categoryNames).map((id) => categoryOf(categoryNames, id, null))
      return groupsOf((await heldList())?.made.entries ?? [], parentId)
    },

    async search(query) {
      const [held, table] = await Promise.all([heldList(), partTable()])
      const numbered = table.find(query.key)
      if (held === null) {
        const partNumbers = toFoundParts('number', numbered, undefined)
        return { items: [], count: 0, wholeCount: 0, searched: [], near: [], partNumbers, asOf: null }
      }
      const asOf = held.edition.publishedOn
      const isNamed = numbered.length > 0 || namesEntry(held.made, query.key)
      const described = isNamed ? [] : table.named(query.key)
      const [foundBy, parts] =
        described.length > 0 ? (['description', described] as const) : (['number', numbered] as const)
      const partNumbers = toFoundParts(foundBy, parts, held.made)
      return { ...searchItems(held.made, query, entriesOf(parts)), partNumbers, asOf }
    },

    async suggest(text) {
      const held = await heldList()
      if (held === null || text === '') return []
      const query = { key: text, categoryId: null, groupId: null, page: 1, pageSize: mostSuggestions }
      const { items, near } = searchItems(held.made, query, [])
      return [...items.map(({ eccn, name }) => ({ id: eccn, eccn, name })), ...near].slice(0, mostSuggestions)
    },

    async named(text) {
      const held = await heldList()
      return held === null ? { items: [], isCode: false } : itemsNamed(held.made, text)
    },

    async partsNumbered(text) {
      const [held, table] = await Promise.all([heldList(), partTable()])
      return { ...toFoundParts('number', table.find(text), held?.made), isNumber: table.has(text) }
    },

    async find(text) {
      const found = await entryNamed(text)
      return found && toNear(found.entry)
    },

    async near(text) {
      const list = (await heldList())?.made
      return list === undefined ? [] : nearItems(list, text)
    },

    async detail(text) {
      const { entry, held } = await knownEntry(text)
      const [versions, parts] = await Promise.all([findVersions(db, controlListId, entry.eccn), partTable()])
      const references = referencesOf(held.made, entry)
      return toDetail({ entry, edition: held.edition, versions, references, partNumbers: parts.under(entry.eccn) })
    },

    async map(text) {
      const { entry, held } = await knownEntry(text)
      return toItemMap(entry, referencesOf(held.made, entry))
    },

    async destination(text, country) {
      const { entry, held } = await knownEntry(text)
      const [chart, groups] = await Promise.all([heldChart(), heldGroups()])
      const row = chart?.made.find(({ countryCode }) => countryCode === (readAs[country] ?? country))
      if (chart === null || groups === null || row === undefined) {
        throw invalidInput([{ field: 'country', code: 'country.unknown' }])
      }
      return toDestinationAnswer(entry, country, { row, list: held.edition, chart, groups })
    },

    async countries(name) {
      return findCountries(await countriesNow(), name)
    },
  }
}

/** The entries under which manufacturers class parts, each once. */
function entriesOf(parts: readonly ClaimedPart[]): string[] {
  return [...new Set(parts.map(({ part }) => entryCodeOf(part.eccn)))]
}

/** The product groups with entries in a category; all groups without one. */
function groupsOf(entries: readonly ControlEntry[], parentId: string | undefined): ItemCategory[] {
  const isAll = parentId === undefined || parentId === '' || parentId === '00'
  const groups = new Set(entries.filter(({ category }) => category === parentId).map(({ group }) => group))
  return Object.keys(groupNames)
    .filter((id) => isAll || groups.has(id as ControlEntry['group']))
    .map((id) => categoryOf(groupNames, id, isAll ? null : parentId))
}
