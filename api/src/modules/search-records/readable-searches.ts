import type { FoundRow, SearchModule } from '@qingdan/database/tables/search-record-tables.ts'
import type { OperationName } from '../../contract/endpoints.ts'
import type { AnswerData } from '../../contract/operations.ts'

/** How the searches of an operation are read. */
interface ReadableSearch {
  module: SearchModule
  /** Parameter with the words; a call without them is no search. */
  words: string
  /** What the parameters do not say. */
  kind?: Record<string, string>
  rowsOf(answer: unknown): FoundRow[]
}

function readAs<Name extends OperationName>(
  module: SearchModule,
  words: string,
  rowsOf: (answer: AnswerData<Name>) => FoundRow[],
): ReadableSearch {
  return { module, words, rowsOf: (answer) => rowsOf(answer as AnswerData<Name>) }
}

const none = { type: null, nameZh: null, score: null }

/** The operations that search, by name. */
export const readableSearches: Partial<Record<OperationName, ReadableSearch>> = {
  'sanction.search': readAs<'sanction.search'>('sanction', 'keyword', subjectRows),
  'sanction.searchExact': {
    ...readAs<'sanction.searchExact'>('sanction', 'entityName', subjectRows),
    kind: { searchType: 'exact' },
  },
  'china.search': readAs<'china.search'>('chinaSanction', 'searchKey', ({ data }) =>
    data.map(({ id, name, nameEn }) => ({ ...none, id, name: nameEn ?? name ?? id, nameZh: name })),
  ),
  'eccn.search': readAs<'eccn.search'>('eccn', 'key', ({ items }) =>
    items.map(({ eccn, name }) => ({ ...none, id: eccn, name: `${eccn} ${name}` })),
  ),
  'item.search': readAs<'item.search'>('item', 'key', ({ items }) =>
    items.map(({ eccn, version, name }) => ({
      ...none,
      id: eccn,
      type: version,
      name: `${eccn} ${name ?? ''}`.trim(),
    })),
  ),
  'law.search': readAs<'law.search'>('law', 'keyword', ({ data }) =>
    data.map(({ id, title, titleEn, zh }) => ({ ...none, id, name: titleEn ?? title, nameZh: zh })),
  ),
}

function subjectRows({ data }: AnswerData<'sanction.search'>): FoundRow[] {
  return data.map((row) => ({
    id: row.id,
    type: row.type,
    name: row.name,
    nameZh: row.nameZh,
    score: 'score' in row && typeof row.score === 'number' ? row.score : null,
  }))
}
