import { pairOf } from '@qingdan/resolution/cluster.ts'
import { isIsoDay } from '../../reading/partial-date.ts'

export interface Decision {
  action: 'join' | 'apart'
  a: { sourceId: string; publisherId: string }
  b: { sourceId: string; publisherId: string }
  reason: string
  decidedBy: string
  decidedOn: string
}

export interface Decisions {
  /** Null when the file is not a decisions file. */
  decisions: Decision[] | null
  /** Lines that cannot be used, each with the reason. */
  problems: string[]
}

const header = ['action', 'record_a', 'record_b', 'reason', 'decided_by', 'decided_on']

/** Checks the rows of the decisions file, the header first. A wrong row is reported and ignored. */
export function readDecisionRows(rows: readonly string[][], sourceIds: ReadonlySet<string>): Decisions {
  const [first = [], ...lines] = rows
  if (first.join() !== header.join())
    return { decisions: null, problems: [`line 1: the columns are not ${header.join()}`] }
  const decisions = new Map<string, Decision>()
  const problems: string[] = []
  for (const [at, cells] of lines.entries()) {
    const found = readRow(cells, sourceIds)
    const where = `line ${at + 2}`
    if (typeof found === 'string') {
      problems.push(`${where}: ${found}`)
      continue
    }
    const pair = pairOf(...(refsOf(cells) as [string, string]))
    if (decisions.has(pair)) problems.push(`${where}: the pair is decided above`)
    else decisions.set(pair, found)
  }
  return { decisions: [...decisions.values()], problems }
}

function refsOf(cells: readonly string[]): string[] {
  return cells.slice(1, 3).map((cell) => cell.trim())
}

function readRow(cells: readonly string[], sourceIds: ReadonlySet<string>): Decision | string {
  const [action = '', , , reason = '', decidedBy = '', decidedOn = ''] = cells.map((cell) => cell.trim())
  if (cells.length !== header.length) return `${cells.length} cells`
  if (action !== 'join' && action !== 'apart') return `"${action}" is neither join nor apart`
  const [a, b] = refsOf(cells).map((ref) => readRef(ref, sourceIds)) as [Decision['a'] | string, Decision['b'] | string]
  if (typeof a === 'string') return a
  if (typeof b === 'string') return b
  if (a.sourceId === b.sourceId && a.publisherId === b.publisherId) return 'the two records are one'
  if (reason === '' || decidedBy === '') return 'who decided and why is not said'
  if (!isIsoDay(decidedOn)) return `"${decidedOn}" is not a day`
  return { action, a, b, reason, decidedBy, decidedOn }
}

function readRef(ref: string, sourceIds: ReadonlySet<string>): Decision['a'] | string {
  const slash = ref.indexOf('/')
  const [sourceId, publisherId] = [ref.slice(0, slash), ref.slice(slash + 1)]
  if (slash < 1 || publisherId === '') return `"${ref}" is not <source>/<publisher id>`
  return sourceIds.has(sourceId) ? { sourceId, publisherId } : `there is no list "${sourceId}"`
}
