import type { ChinaControlEntry, ChinaListFrame } from '@qingdan/database/china-items.ts'
import { z } from 'zod'
import { recordsOf } from '../../formats/mofcom/read-file.ts'
import { readJsonFile } from '../../reading/read-json-file.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { readDescription } from './read-description.ts'

const ListFile = recordsOf(
  'china-control-list',
  z.object({
    controlCode: z.string(),
    industry: z.string(),
    itemType: z.string(),
    controlReasonDerived: z.string(),
    description: z.string(),
  }),
)

export interface DualUseList {
  /** Day on which the document was read. */
  day: string
  /** In the order of the codes, group by group. */
  entries: ChinaControlEntry[]
  frame: ChinaListFrame
}

/** Industry, type, reason, and a number of two digits. Reasons 6 to 8 do not exist. */
const codeForm = /^\d[A-E][0-59]\d{2}$/
/** The ministry's names of the types, as the file writes them: the letter of a code has to agree. */
const types: Readonly<Record<string, string>> = {
  A: '系统、设备与部件',
  B: '试验、检验与生产设备',
  C: '材料',
  D: '软件',
  E: '技术',
}

/** Reads the dual-use control list, as it was taken from the text of the official document. */
export async function parseDualUseList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<DualUseList> {
  const file = await readJsonFile(content, ListFile)
  const entries = new Map<string, ChinaControlEntry>()
  for (const { controlCode: code, itemType, description } of file.records) {
    if (!codeForm.test(code)) throw new Rejected(`"${code}" is no code of the list.`)
    if (types[code.charAt(1)] !== itemType) throw new Rejected(`${code} is said to be of the type "${itemType}".`)
    if (entries.has(code)) {
      warnings.add('duplicate-record', code)
      continue
    }
    entries.set(code, { code, ...readDescription(description), source: description })
  }
  const { finalUrl } = file.metadata
  const [, year, month, day] = /\/(20\d{2})(\d{2})\/(\d{2})\//.exec(finalUrl) ?? []
  return {
    day: file.capturedAt.slice(0, 10),
    entries: [...entries.values()].sort((a, b) => (orderOf(a.code) < orderOf(b.code) ? -1 : 1)),
    frame: { documentUrl: finalUrl, documentDay: year === undefined ? null : `${year}-${month}-${day}` },
  }
}

/** The list begins with industry 1 and ends with 0, "other". */
function orderOf(code: string): string {
  return code.startsWith('0') ? `9${code}` : code
}
