import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Rejected } from '../../rejected.ts'
import type { Edition, SourceFormat } from '../../source.ts'
import type { Warnings } from '../../warnings.ts'
import { readBundle } from '../bundle/bundle.ts'
import type { ListId } from './cn-lists.ts'
import { type Collected, join } from './join.ts'
import { toRecords } from './normalise.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readNotice } from './read-notices.ts'

/**
 * The formats of China's lists: notices entered by our editors, and three public collections of them. Each holds all
 * six lists; `read` gives the records of one.
 */
export function noticeFormats(list: ListId): [SourceFormat, SourceFormat] {
  const read = (content: AsyncIterable<Uint8Array>, warnings: Warnings) => readEdition(list, content, warnings)
  return [
    { id: 'notices', origin: 'curated', files: ['china-notices/*.yml'], isWhole: true, read },
    {
      id: 'collections',
      origin: 'curated',
      files: [
        'sanctions/cn/opensanctions-{date}/sanctions.csv',
        'sanctions/cn/mofcom-{date}/cn.json',
        'sanctions/cn/announcements/sanction-lists/anti-sanction-list/*.y*ml',
        'sanctions/cn/announcements/sanction-lists/import-export-control-list/*.y*ml',
        'sanctions/cn/announcements/sanction-lists/unrealiable-entity-list/*.y*ml',
        'sanctions/cn/announcements/sanction-updates/unreliable-entity-list-updates/*.y*ml',
        'export-control/cn-listed-entities/china-*.json',
      ],
      read,
    },
  ]
}

async function readEdition(list: ListId, content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Edition> {
  const collected = await readCollected(content, warnings)
  const days = [
    ...collected.notices.map(({ publishedOn }) => publishedOn),
    ...collected.rows.flatMap(({ on }) => on ?? []),
    ...collected.plain.map(({ on }) => on),
  ]
  const publishedOn = days.sort().at(-1)
  if (publishedOn === undefined) throw new Rejected('The bundle holds no notice.')
  const decisions = join(collected, warnings).filter((decision) => decision.list === list)
  return { publishedOn, records: Readable.from(toRecords(decisions, warnings)) }
}

/** Everything that the files of a bundle say. Throws `Rejected` at the first one that cannot be read. */
async function readCollected(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Collected> {
  const collected: Collected = { notices: [], rows: [], plain: [] }
  for await (const { name, chunks } of readBundle(content)) {
    const file = decode(name, await buffer(chunks))
    if (/\.ya?ml$/.test(name)) collected.notices.push(readNotice(name, file, warnings))
    else if (name.endsWith('.csv')) collected.rows.push(...readCsv(file, warnings))
    else {
      const { rows, plain } = readJson(name, file, warnings)
      collected.rows.push(...rows)
      collected.plain.push(...plain)
    }
  }
  return collected
}

/** Throws `Rejected` when the bytes are not UTF-8: a name with replacement characters can never be matched. */
function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Rejected(`${name} is not UTF-8.`)
  }
}
