import type { PartyKind } from '@qingdan/matching/model.ts'
import { fill } from '../fill.ts'
import { partyOfText } from '../party-of-text.ts'
import type { ScreenQuery } from '../screener.ts'
import type { Phrases } from './phrases.en.ts'
import { readDetails, unreadDetails } from './read-details.ts'
import { foldHeading, type TableRow } from './read-table.ts'

/** Same limit as the API: longer texts are not names. Code points. */
const longestName = 300

/** Headings of each column in both languages, as returned by `foldHeading`. */
const headings = {
  name: [
    'name',
    'fullname',
    'entityname',
    '名称',
    '姓名',
    '名字',
    '中文名称',
    '英文名称',
    '企业名称',
    '公司名称',
    '主体名称',
  ],
  type: ['type', 'schema', 'kind', '类型', '主体类型'],
  birthDate: ['birthdate', 'dateofbirth', 'dob', '出生日期', '生日', '出生年月'],
  sex: ['sex', 'gender', '性别'],
  country: ['country', 'countrycode', '国家', '国家/地区', '国家地区', '国别'],
  nationality: ['nationality', 'citizenship', '国籍', '国籍/地区'],
  identifier: ['identifier', 'id', 'idnumber', '证件号', '证件号码', '识别号', '编号', '统一社会信用代码'],
} as const

type Column = keyof typeof headings
const columnNames = Object.keys(headings) as Column[]

const kinds: Readonly<Record<PartyKind, readonly string[]>> = {
  '01': [
    '01',
    '1',
    'company',
    'organization',
    'organisation',
    'legalentity',
    'enterprise',
    'entity',
    '企业',
    '公司',
    '机构',
    '组织',
  ],
  '02': ['02', '2', 'person', 'individual', '个人', '自然人'],
  '03': ['03', '3', 'vessel', 'ship', '船舶'],
  '04': ['04', '4', 'aircraft', 'airplane', '飞机', '航空器'],
}
const kindOfWord = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => [word, kind as PartyKind] as const)),
)

/** The type of party for a word, in any case; null for an empty cell or a word that fits several types (Thing). */
export function partyKindOf(word: string): PartyKind | null {
  return kindOfWord.get(foldHeading(word.trim())) ?? null
}

/** Position of each column; −1 if it is missing. Of several equal headings the first counts. */
export type PartyColumns = Readonly<Record<Column, number>>

/** Null when there is no column of names. */
export function findColumns(tableHeadings: readonly string[]): PartyColumns | null {
  const folded = tableHeadings.map(foldHeading)
  const columns = Object.fromEntries(
    columnNames.map((column) => [
      column,
      folded.findIndex((one) => (headings[column] as readonly string[]).includes(one)),
    ]),
  ) as Record<Column, number>
  return columns.name < 0 ? null : columns
}

/** A row as a query, or the reason why it is not screened; `unread` are details that could not be read. */
export type Party = { query: Pick<ScreenQuery, 'name' | 'type' | 'details'>; unread: string[] } | { problem: string }

/** The party of a row. Problems are reported with the texts of `phrases`. */
export function readParty(row: TableRow, columns: PartyColumns, { problem, unread, detail }: Phrases): Party {
  const cell = (column: Column): string => row.cells[columns[column]]?.trim() ?? ''
  const [name, type] = [cell('name'), cell('type')]
  const kind = partyKindOf(type)
  if (row.isRagged) return { problem: problem.ragged }
  if (name === '') return { problem: problem.empty }
  if ([...name].length > longestName) return { problem: fill(problem.long, { most: longestName }) }
  if (type !== '' && kind === null) return { problem: fill(problem.type, { value: type }) }
  const [birthDate, sex, identifier] = [cell('birthDate'), cell('sex'), cell('identifier')]
  const country = [cell('country'), cell('nationality')].filter((text) => text !== '').join(';')
  const cells = { birthDate, sex, country, identifier }
  const details = readDetails(cells)
  return {
    query: { ...partyOfText(name, details), type: kind },
    unread: unreadDetails(cells, details).map(({ column, value }) => fill(unread, { column: detail[column], value })),
  }
}
