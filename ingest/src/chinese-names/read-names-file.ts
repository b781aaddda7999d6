import type { ChineseNameTable } from '@qingdan/database/tables/account-tables.ts'

/** A Chinese name that the installation's file gives to the party of a record. */
export interface NameOfFile {
  sourceId: string
  publisherId: string
  name: string
  kind: ChineseNameTable['kind']
}

interface NamesFile {
  /** Null when it is not a file of Chinese names. */
  names: NameOfFile[] | null
  /** Lines that cannot be used, each with the reason. */
  problems: string[]
}

const heading = ['record', 'name_zh', 'kind', 'sure']
const kinds: readonly NameOfFile['kind'][] = ['official', 'press', 'literal', 'short', 'former']
const longestName = 100
const mostNames = 20_000

/** Reads a file of Chinese names: tab-separated, the columns of our own tables. A wrong line is reported and ignored. */
export function readNamesFile(text: string): NamesFile {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (first !== heading.join('\t'))
    return { names: null, problems: [`line 1: the columns are not ${heading.join(', ')}`] }
  const names = new Map<string, NameOfFile>()
  const problems: string[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const found = names.size < mostNames ? readLine(line) : `there are more than ${mostNames} names`
    const key = typeof found === 'string' ? '' : `${found.sourceId}/${found.publisherId} ${found.name}`
    if (typeof found === 'string') problems.push(`line ${at + 2}: ${found}`)
    else if (names.has(key)) problems.push(`line ${at + 2}: the record has this name above`)
    else names.set(key, found)
  }
  return { names: [...names.values()], problems }
}

function readLine(line: string): NameOfFile | string {
  const cells = line.split('\t').map((cell) => cell.trim())
  if (cells.length !== heading.length) return `${cells.length} cells, not ${heading.length}`
  const [record = '', name = '', kindText = ''] = cells
  const slash = record.indexOf('/')
  const [sourceId, publisherId] = [record.slice(0, slash), record.slice(slash + 1)]
  if (slash < 1 || publisherId === '') return `"${record}" is not <source>/<publisher id>`
  if (!/\p{Script=Han}/u.test(name) || /\p{Cc}/u.test(name)) return `"${name}" is no Chinese name`
  if (name.length > longestName) return `the name has more than ${longestName} characters`
  const kind = kinds.find((known) => known === kindText)
  return kind === undefined ? `the kind "${kindText}" is unknown` : { sourceId, publisherId, name, kind }
}
