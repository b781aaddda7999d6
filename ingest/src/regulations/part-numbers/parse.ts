import type { PartNumber, PartNumbersFrame } from '@qingdan/database/regulations/part-numbers.ts'
import { z } from 'zod'
import { readJsonFile } from '../../reading/read-json-file.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

const PartsFile = z.object({
  sourceId: z.string(),
  capturedAt: z.iso.datetime(),
  metadata: z.object({ sourceUpdatedAt: z.string().nullable() }),
  // Each is read on its own: one that cannot be read does not refuse the others.
  records: z.array(z.unknown()).min(1),
})

const noText = ['', 'N/A']
const text = z
  .string()
  .trim()
  .transform((value) => (noText.includes(value) ? null : value))
  .nullish()
  .transform((value) => value ?? null)

/** One part in the forms of both manufacturers. */
const Part = z.object({
  partNumber: z.string().trim().min(1).max(100),
  eccn: z
    .string()
    .trim()
    .regex(/^(\d[A-E]\d{3}(\.[a-z0-9]+)*|EAR99)$/),
  vendor: z.string().min(1),
  sourceUrl: z.url({ protocol: /^https$/ }),
  description: text,
  htsUs: text,
  ccats: text,
  tppPerGpu: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .nullish(),
  meets3A090a1: z
    .enum(['Y', 'N'])
    .transform((value) => value === 'Y')
    .nullish(),
})
type Part = z.output<typeof Part>

/** A name that stands for none. */
const placeholder = 'Generic Part Number'

export interface PartNumbers {
  /** Day of the statement, ISO: the manufacturer's own, otherwise that on which it was read. */
  day: string
  parts: PartNumber[]
  frame: PartNumbersFrame
}

/** Reads a manufacturer's classification of its parts. */
export async function parsePartNumbers(
  content: AsyncIterable<Uint8Array>,
  vendor: string,
  warnings: Warnings,
): Promise<PartNumbers> {
  const file = await readJsonFile(content, PartsFile)
  const read = file.records.flatMap((record) => readPart(record, vendor, warnings))
  const [first] = read
  if (first === undefined) throw new Rejected(`The file has no part of ${vendor}.`)
  const readOn = file.capturedAt.slice(0, 10)
  const statedOn = statedDay(file.metadata.sourceUpdatedAt, warnings)
  return {
    day: statedOn ?? readOn,
    parts: joined(read, warnings),
    frame: { vendor, statedOn, readOn, vendorUrl: first.sourceUrl },
  }
}

function readPart(record: unknown, vendor: string, warnings: Warnings): Part[] {
  const part = Part.safeParse(record)
  if (part.success && part.data.vendor === vendor) return [part.data]
  const [issue] = part.error?.issues ?? []
  const place = issue === undefined ? 'vendor' : issue.path.join('/')
  warnings.add('record-unreadable', `${place}: ${JSON.stringify(record)}`)
  return []
}

/** One entry for each part: rows that differ only in the tariff number are one, and rows that contradict each other are none. */
function joined(rows: readonly Part[], warnings: Warnings): PartNumber[] {
  return [...Map.groupBy(rows, ({ partNumber }) => partNumber).values()].flatMap((same): PartNumber[] => {
    const [first] = same
    if (first === undefined) return []
    const eccns = [...new Set(same.map(({ eccn }) => eccn))]
    if (eccns.length > 1) {
      warnings.add('part-classified-twice', `${first.partNumber}: ${eccns.join(', ')}`)
      return []
    }
    const { partNumber, eccn, description, tppPerGpu, meets3A090a1, ccats } = first
    return [
      {
        partNumber,
        eccn,
        description: description === placeholder ? null : description,
        htsCodes: [...new Set(same.flatMap(({ htsUs }) => htsUs ?? []))],
        tpp: tppPerGpu ?? null,
        meets3A090a1: meets3A090a1 ?? null,
        ccats,
      },
    ]
  })
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** "June 30th, 2026"; null if the manufacturer gives no day. */
function statedDay(stated: string | null, warnings: Warnings): string | null {
  if (stated === null) return null
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]+) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})$/.exec(stated) ?? []
  const number = months.indexOf(month) + 1
  const iso = `${year}-${`${number}`.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (number > 0 && z.iso.date().safeParse(iso).success) return iso
  warnings.add('date-unreadable', stated)
  return null
}
