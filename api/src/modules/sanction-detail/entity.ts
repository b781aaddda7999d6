import { chineseNamesOf } from '@qingdan/chinese-names/record-names.ts'
import { aliasQualities } from '@qingdan/database/alias-quality.ts'
import type { OwnChineseName } from '@qingdan/database/chinese-names.ts'
import type { IdentityDocument, SourceRecord, SubjectType } from '@qingdan/database/record.ts'
import { entryNumberOf } from '@qingdan/database/source-traits.ts'
import { aircraftNumberIn } from '@qingdan/matching/aircraft-name.ts'
import { unprintedTranslations } from '@qingdan/matching/translations.ts'
import type { EntityDetail, RelatedSubject, SanctionInfo, SanctionMeta } from '../../contract/detail.ts'
import type { OwnershipRuleResult } from '../../contract/graph.ts'
import type { PossiblySame } from '../../contract/matches/possible-match.ts'
import type { SubjectNews } from '../../contract/news/bulletin.ts'
import type { ListCount } from '../../contract/subject.ts'
import { hasEnded, strictestState } from '../../contract/terms/lists-inside.ts'
import { countLists, type ListStatement, listsOf, settleCopies } from '../../subjects/list-count.ts'
import { listNameCn } from '../../subjects/list-names.ts'
import { statusLabels } from '../../subjects/status-labels.ts'
import { chineseNameOf, latinNameOf, mergeNames } from '../../subjects/subject-names.ts'
import { countryNamed, countryOf, noCountry } from '../dictionary/countries.ts'
import { isStarter, type SourceRow } from '../dictionary/repository.ts'
import { isStale } from '../dictionary/source-directory.ts'
import { absentListsOf, repeatsOf } from './copied-lists.ts'
import { entryStateOf } from './listing-state.ts'
import { documentLabel, listingProperties, partyProperties } from './properties.ts'
import { renderAddress, renderDate, renderDocumentNumber, renderPlace } from './render.ts'
import type { ChangeRow, RecordRow, SubjectRow } from './repository.ts'
import { vesselTypeTerm } from './vessel-types.ts'

export interface DetailRows {
  subject: SubjectRow
  records: RecordRow[]
  changes: ChangeRow[]
  relations: RelatedSubject[]
  possiblySame: readonly PossiblySame[]
  ownershipRules: OwnershipRuleResult[]
  sources: SourceRow[]
  news: SubjectNews[]
  ownChineseNames: readonly OwnChineseName[]
}

/** The part that is the same for every reader. */
export type SubjectDetail = Omit<EntityDetail, 'hasCollection' | 'citations'>

/** The detail of a subject: the merged facts, then list by list, with the state of each entry on a day (ISO). */
export function toEntityDetail(rows: DetailRows, now: Date, day: string): SubjectDetail {
  const { subject, sources } = rows
  const numberOf = new Map(sources.map((source) => [source.id, source.source_number]))
  const records = rows.records.map(({ record }) => record)
  const merged = mergeNames(
    rows.records.map((row) => ({ sourceId: numberOf.get(row.source_id) ?? 0, names: row.record.names })),
    qualitiesOf(rows),
  )
  const addresses = distinct(records.flatMap((record) => record.addresses.map(renderAddress)))
  const { lists, listCount } = listsOfSubject(rows, now, day)
  const names = merged.map((name) => ({ ...name, sourceIds: inOrderOf(lists, name.sourceIds) }))
  const dates = records.flatMap(({ listings }) => listings)
  return {
    id: subject.id,
    type: subject.type,
    s: '1',
    subType: subject.sub_types,
    name: subject.name,
    en: latinNameOf(names),
    zh: chineseNameOf(names),
    shortName: records.flatMap((record) => record.names).find(({ isAcronym }) => isAcronym)?.value ?? null,
    names,
    translations: translationsOf(rows, names),
    ...countryOf(countryCodesOf(records)[0]),
    address: addresses[0] ?? null,
    addresses,
    creditCode: documentsOf(records, 'uscc')[0]?.number ?? null,
    status: statusOf(lists),
    subjectType: subject.type,
    cpyId: hasOwnership(subject.type) ? subject.id : null,
    ...personFields(records),
    identifiers: identifiersOf(records),
    ...vesselFields(records, rows.relations),
    ...aircraftFields(records),
    listedOn: dates.flatMap(({ listedOn }) => listedOn ?? []).sort()[0] ?? null,
    changedOn: lastChangeOf(rows, day),
    sanctionInfoList: lists,
    listCount,
    possiblySame: [...rows.possiblySame],
    relations: rows.relations,
    ownershipRules: rows.ownershipRules,
    newsList: rows.news,
  }
}

/** The Chinese names of this installation and ours, those of records that stand first. */
function translationsOf(
  { records, ownChineseNames }: Pick<DetailRows, 'records' | 'ownChineseNames'>,
  names: EntityDetail['names'],
): EntityDetail['translations'] {
  const ours = records
    .toSorted((one, other) => Number(one.valid_to !== null) - Number(other.valid_to !== null))
    .flatMap(({ source_id, publisher_id }) => chineseNamesOf(source_id, publisher_id))
  return unprintedTranslations(
    names.map(({ value }) => value),
    [...ownChineseNames, ...ours],
  )
}

/** What the lists say of their aliases; a register says nothing of them. */
function qualitiesOf({ records, sources }: DetailRows): ReturnType<typeof aliasQualities> {
  const lists = new Map(sources.filter(isList).map(({ id, traits }) => [id, traits]))
  return aliasQualities(
    records.flatMap(({ source_id, record: { names } }) => {
      const traits = lists.get(source_id)
      return traits ? [{ traits, names }] : []
    }),
  )
}

/** Numbers of sources as the lists stand, a repeating list behind what it repeats; registers last. */
function inOrderOf(lists: readonly SanctionInfo[], sourceIds: readonly number[]): number[] {
  const place = new Map(lists.map(({ sourceId }, index) => [sourceId, index]))
  return sourceIds.toSorted((a, b) => (place.get(a) ?? lists.length) - (place.get(b) ?? lists.length))
}

/** A register does not list parties. */
function isList({ role }: SourceRow): boolean {
  return role === 'list'
}

/** A subject whose entries have all ended is on no list, even if publishers still print it. */
function statusOf(lists: SanctionInfo[]): EntityDetail['status'] {
  if (lists.length === 0) return 'unlisted'
  return lists.some(({ sanctionMetaList }) => !hasEnded(strictestState(sanctionMetaList))) ? 'listed' : 'offline'
}

/** Every list, a repeating one behind what it repeats, and their number. */
function listsOfSubject(rows: DetailRows, now: Date, day: string): { lists: SanctionInfo[]; listCount: ListCount } {
  const statements = rows.sources.filter(isList).flatMap((source) => statementsOf(source, rows, day))
  const settled = Map.groupBy(settleCopies(statements), ({ sourceId }) => sourceId)
  const sourceOf = new Map(rows.sources.map((source) => [source.source_number, source]))
  const stated = listsOf(statements)
  const lists = stated.flatMap(({ sourceId, repeats }) => {
    const source = sourceOf.get(sourceId)
    const metas = (settled.get(sourceId) ?? []).flatMap(toSettledMetas)
    return source ? [toSanctionInfo(source, metas, { repeats, absentFrom: absentListsOf(source, rows, day) }, now)] : []
  })
  return { lists, listCount: countLists(stated) }
}

interface RecordStatement extends ListStatement {
  metas: readonly SanctionMeta[]
}

/** What a list states of the subject, record by record. */
function statementsOf(source: SourceRow, rows: DetailRows, day: string): RecordStatement[] {
  const records = rows.records.filter(({ source_id }) => source_id === source.id)
  return records.map((row) => {
    const metas = toSanctionMetas(row, source, rows.changes, day)
    const state = strictestState(metas)
    return {
      sourceId: source.source_number,
      state,
      repeats: repeatsOf(row, rows, day),
      endedOn: hasEnded(state) ? lastDayOf(row, day) : null,
      hasTermToRun:
        row.valid_to === null && row.record.listings.some(({ endedOn }) => endedOn !== undefined && endedOn > day),
      editionOn: source.published_on,
      metas,
    }
  })
}

/** The entries of a copy end with their original, on its day, or are unknown with it. */
function toSettledMetas({ metas, state, endedOn }: RecordStatement): SanctionMeta[] {
  if (strictestState(metas) === state) return [...metas]
  const endsByTerm = state === 'expired'
  return metas.map((meta) => (hasEnded(meta.state) ? meta : { ...meta, state, endedOn, endsByTerm }))
}

/** The day on which the last entry of a record ended that has no other. */
function lastDayOf({ record, valid_to }: RecordRow, day: string): string | null {
  const ends = record.listings.map(({ endedOn }) => (endedOn !== undefined && endedOn <= day ? endedOn : valid_to))
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

function hasOwnership(type: SubjectType): boolean {
  return type === '01' || type === '02'
}

function distinct<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}

function documentsOf(records: SourceRecord[], kind: IdentityDocument['kind']): IdentityDocument[] {
  return records.flatMap((record) => record.documents).filter((document) => document.kind === kind)
}

const countryKinds = ['nationality', 'citizenship', 'registration', 'jurisdiction'] as const

/** ISO codes, most important first, as in a search row: the subject's country, its flag, its location. */
function countryCodesOf(records: SourceRecord[]): string[] {
  const statements = records.flatMap((record) => record.countries)
  const codes = [
    ...countryKinds.flatMap((kind) =>
      statements.filter((statement) => statement.kind === kind).map((statement) => statement.countryCode),
    ),
    ...records.map((record) => record.vessel?.flagCode),
    ...records.flatMap((record) => record.addresses.map(({ countryCode }) => countryCode)),
  ]
  return distinct(codes.filter((code) => code !== undefined))
}

function personFields(records: SourceRecord[]) {
  const nationalities = records
    .flatMap((record) => record.countries)
    .filter(({ kind }) => kind === 'nationality' || kind === 'citizenship')
    .map(({ countryCode, country }) =>
      countryCode ? countryOf(countryCode) : { ...noCountry, country, countryEn: country },
    )
  return {
    sex: records.find(({ sex }) => sex !== null)?.sex ?? null,
    birthday: distinct(records.flatMap((record) => record.birthDates.map(renderDate))),
    birthPlaces: distinct(records.flatMap((record) => record.birthPlaces.map(renderPlace))),
    nationalities: [...new Map(nationalities.map((names) => [names.country, names])).values()],
  }
}

function identifiersOf(records: SourceRecord[]): EntityDetail['identifiers'] {
  const identifiers = records
    .flatMap((record) => record.documents)
    .map((document) => {
      const label = documentLabel(document)
      return { nameZh: label.zh, nameEn: label.en, value: renderDocumentNumber(document) }
    })
  return [...new Map(identifiers.map((identifier) => [JSON.stringify(identifier), identifier])).values()]
}

/** Relations to the party that owns, or owns or controls, as their publisher says. */
const ownerKinds: readonly string[] = ['owned-by', 'owned-or-controlled-by']

function vesselFields(records: SourceRecord[], relations: readonly RelatedSubject[]) {
  const vessels = records.flatMap(({ vessel }) => vessel ?? [])
  const first = (key: 'flag' | 'type' | 'owner' | 'tonnage' | 'grossTonnage') =>
    vessels.find((vessel) => vessel[key] !== undefined)?.[key] ?? null
  return {
    imo: vessels.find(({ imo }) => imo !== undefined)?.imo ?? documentsOf(records, 'imo')[0]?.number ?? null,
    vesselFlag: first('flag'),
    vesselFlagZh: countryNamed(first('flag'))?.country ?? null,
    vesselType: first('type'),
    vesselTypeZh: vesselTypeTerm(first('type')),
    ...ownerOf(first('owner'), relations),
    tonnage: first('tonnage'),
    regTonnage: first('grossTonnage'),
  }
}

/** The owner as a list states it, else the party that a relation names. */
function ownerOf(stated: string | null, relations: readonly RelatedSubject[]) {
  const relation = relations.find(
    ({ kind, direction, isFormer }) => direction === 'to' && !isFormer && ownerKinds.includes(kind),
  )
  if (stated !== null || relation === undefined) return { owner: stated, ownerRelation: null }
  const { name, labelZh, labelEn, sourceName, sourceNameCn } = relation
  return { owner: name, ownerRelation: { labelZh, labelEn, sourceName, sourceNameCn } }
}

function aircraftFields(records: SourceRecord[]) {
  const aircraft = records.flatMap((record) => record.aircraft ?? [])
  const first = (key: 'model' | 'tailNumber' | 'constructionNumber' | 'operator' | 'msn') =>
    aircraft.find((craft) => craft[key] !== undefined)?.[key] ?? null
  return {
    model: first('model'),
    tailNo: first('tailNumber') ?? registrationIn(records),
    manufactureDate: aircraft.find(({ manufacturedOn }) => manufacturedOn)?.manufacturedOn?.text ?? null,
    constructionNum: first('constructionNumber'),
    operator: first('operator'),
    msn: first('msn'),
  }
}

/** Publishers name an aircraft by its registration. */
function registrationIn(records: SourceRecord[]): string | null {
  const names = records.filter(({ type }) => type === '04').flatMap((record) => record.names)
  const numbers = names.flatMap(({ value }) => aircraftNumberIn(value) ?? [])
  return numbers.find(({ kind }) => kind === 'tail-number')?.value ?? null
}

/** The last day on which a list changed something, suspensions and ends included: by the list's own dates, or as we saw it. */
function lastChangeOf({ records, changes }: DetailRows, day: string): string | null {
  const stated = records.flatMap(({ record }) =>
    record.listings.flatMap(({ listedOn, amendedOn, endedOn, suspensions = [] }) =>
      [listedOn, ...amendedOn, endedOn, ...suspensions.map(({ from }) => from)].filter((date) => date != null),
    ),
  )
  const dates = [...stated, ...changes.map(({ changed_on }) => changed_on)]
  return (
    dates
      .filter((date) => date <= day)
      .sort()
      .at(-1) ?? null
  )
}

function toSanctionInfo(
  source: SourceRow,
  metas: SanctionMeta[],
  { repeats, absentFrom }: { repeats: readonly number[]; absentFrom: SanctionInfo['absentFrom'] },
  now: Date,
): SanctionInfo {
  return {
    sourceId: source.source_number,
    shortName: source.short_name,
    shortNameCn: source.short_name_cn,
    listName: source.list_name,
    listNameCn: source.list_name_cn,
    num: metas.length,
    date: source.published_on,
    url: source.url,
    isStale: isStale(source, now),
    isStarter: isStarter(source),
    repeats: [...repeats],
    absentFrom,
    sanctionMetaList: metas,
  }
}

/** One entry per listing; facts about the party itself are in the first one. */
function toSanctionMetas(row: RecordRow, source: SourceRow, changes: ChangeRow[], day: string): SanctionMeta[] {
  const dataStatus = dataStatusOf(row, source, changes, day)
  const { country, countryEn } = countryOf(source.country_code)
  return row.record.listings.map((listing, index) => ({
    dataStatus,
    dataStatusCn: statusLabels[dataStatus].zh,
    dataStatusEn: statusLabels[dataStatus].en,
    listName: listing.list,
    listNameCn: listNameCn(listing.list, source.listing_names) ?? source.list_name_cn,
    country: countryEn ?? source.country_code,
    countryCn: country ?? source.country_code,
    department: listing.notice?.authority.zh ?? source.traits.department?.zh ?? source.publisher_cn,
    unit: source.publisher_cn,
    unitEn: source.publisher,
    secondLevelUnit: source.traits.office?.zh ?? null,
    secondLevelUnitEn: source.traits.office?.en ?? null,
    sourceId: source.source_number,
    publisherId: entryNumberOf(row.publisher_id, source.traits),
    listedOn: listing.listedOn,
    programmes: listing.programmes,
    properties: [...listingProperties(listing), ...(index === 0 ? partyProperties(row.record) : [])],
    ...entryStateOf(listing, row, index === 0, day, source),
  }))
}

/** What the served file did to the entry by that day; a withdrawn entry keeps the status that ended it. */
function dataStatusOf(
  row: RecordRow,
  source: SourceRow,
  changes: ChangeRow[],
  day: string,
): SanctionMeta['dataStatus'] {
  const own = changes.filter(
    ({ source_id, publisher_id, changed_on }) =>
      source_id === row.source_id && publisher_id === row.publisher_id && changed_on <= day,
  )
  if (row.valid_to !== null && row.valid_to <= day) return own[0] ? `${own[0].data_status}` : '3'
  const latest = own.find(({ snapshot_id }) => snapshot_id === source.published_snapshot_id)
  return latest ? `${latest.data_status}` : '4'
}
