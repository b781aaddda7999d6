import type { EuAnnexFrame, EuControlEntry } from '@qingdan/database/regulations/eu-items.ts'
import { z } from 'zod'
import { readJsonFile } from '../../reading/read-json-file.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const AnnexFile = z.object({
  corpus_version: z.string().regex(/^0\d{4}R\d{4}-\d{8}$/),
  valid_from: z.iso.date(),
  source_url: z.url({ protocol: /^https?$/ }),
  attribution: z.string().min(1),
  entry_count: z.number(),
  // Each is read on its own: one that cannot be read does not refuse the others.
  entries: z.array(z.unknown()).min(1),
})

const Entry = z.object({ entry_code: z.string().regex(/^\d[A-E]\d{3}$/), verbatim_text: z.string().min(1) })

export interface EuAnnex {
  /** From when the consolidated text is valid, ISO. */
  day: string
  entries: EuControlEntry[]
  frame: EuAnnexFrame
}

/** Reads Annex I, one line for each provision, as it was taken from the consolidated text. */
export async function parseAnnex(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<EuAnnex> {
  const file = await readJsonFile(content, AnnexFile)
  if (file.entries.length !== file.entry_count) {
    throw new Rejected(`The file has ${file.entries.length} entries and says that there are ${file.entry_count}.`)
  }
  const entries = new Map<string, EuControlEntry>()
  for (const record of file.entries) {
    const entry = readEntry(record)
    if (entry === null) warnings.add('record-unreadable', JSON.stringify(record))
    else if (entries.has(entry.code)) warnings.add('duplicate-record', entry.code)
    else entries.set(entry.code, entry)
  }
  return {
    day: file.valid_from,
    entries: [...entries.values()],
    frame: { version: file.corpus_version, attribution: file.attribution, documentUrl: file.source_url },
  }
}

/** Null if it is no entry, or a line of it belongs to another one. */
function readEntry(record: unknown): EuControlEntry | null {
  const read = Entry.safeParse(record)
  if (!read.success) return null
  const { entry_code: code, verbatim_text } = read.data
  const lines = verbatim_text.split('\n').map((line) => {
    const [path = ''] = /^\S+/.exec(line) ?? []
    return { path, text: line.slice(path.length).trim() }
  })
  const [first, ...rest] = lines
  const isOwn = ({ path }: { path: string }) => path === code || path.startsWith(`${code}.`)
  if (first === undefined || first.path !== code || first.text === '' || !rest.every(isOwn)) return null
  return { kind: 'eu-entry', code, heading: first.text, lines: rest }
}
