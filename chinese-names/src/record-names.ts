import { createHash } from 'node:crypto'
import { readTable, textOf } from './read-table.ts'

/** How a Chinese name is used: by the party or a government, by the press, alone, in the past, or word for word. */
export type ChineseNameKind = (typeof kinds)[number]

/** A Chinese name that we give to a party. */
export interface ChineseName {
  value: string
  kind: ChineseNameKind
}

const kinds = ['official', 'press', 'short', 'former', 'literal'] as const
const files = ['organisations.tsv', 'organisations-cn.tsv', 'people.tsv']
const columns = ['record', 'name_zh', 'kind', 'sure'] as const

let version: string | undefined
let byRecord: ReadonlyMap<string, readonly ChineseName[]> | undefined

/**
 * The Chinese names of a record of a list, in the order of the tables; empty if there are none.
 * @param publisherId the publisher's id of the record on the list `sourceId`
 */
export function chineseNamesOf(sourceId: string, publisherId: string): readonly ChineseName[] {
  byRecord ??= readNames()
  return byRecord.get(`${sourceId}/${publisherId}`) ?? []
}

/** Every record of a list that has such a name, as source and publisher's id. */
export function namedRecords(): string[] {
  byRecord ??= readNames()
  return [...byRecord.keys()]
}

/** Changes with every change of the tables: what was made with other names is made again. */
export function namesVersion(): string {
  version ??= createHash('sha256').update(files.map(textOf).join('\n')).digest('hex').slice(0, 16)
  return version
}

function readNames(): Map<string, ChineseName[]> {
  const rows = files.flatMap((file) => readTable(file, columns).map((row) => ({ file, ...row })))
  return new Map(
    [...Map.groupBy(rows, ({ record }) => record)].map(([record, found]) => [
      record,
      found.map(({ file, name_zh, kind }) => ({ value: name_zh, kind: toKind(kind, file) })),
    ]),
  )
}

function toKind(text: string, file: string): ChineseNameKind {
  const kind = kinds.find((known) => known === text)
  if (kind === undefined) throw new Error(`${file}: the kind ${text} is unknown`)
  return kind
}
