import { readBundle } from '../../formats/bundle/bundle.ts'
import { type Row, readRows } from '../../formats/curated-csv/read-rows.ts'
import { parseRegister, type RegisterEntity } from '../../formats/us-register/parse.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { isIsoDay } from '../../reading/partial-date.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** One order or finding. */
export interface Order {
  /** As printed: one or more parties, a vessel, goods or a region. */
  entity: string
  aliases: string[]
  /** A country, or "Fishing Vessels". */
  country: string
  status: string
  /** ISO. */
  effectiveOn: string
  /** WRO or Finding. */
  kind: string
  industry: string
  merchandise: string
  remarks: string
}

const columns = [
  'Entity',
  'Country',
  'Status',
  'Effective Date',
  'WRO/Finding',
  'Industry',
  'Merchandise',
  'Remarks',
] as const
const alsoKnown = /\s*[,;]?\s*\b(?:a\/k\/a|a\.\s?k\.\s?a\b\.?|aka\b)[.:]?\s*/i

/** The publisher's table, whose file name has its day in it. */
export async function parseTable(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Order[]> {
  const rows: Row<(typeof columns)[number]>[] = []
  for await (const part of readBundle(content)) {
    if (rows.length > 0) throw new Rejected(`The file ${part.name} is one too many.`)
    rows.push(...(await readRows(part.chunks, columns, warnings)))
  }
  return rows.map((row) => {
    const [entity = '', ...aliases] = row['Entity'].split(alsoKnown)
    return {
      entity,
      aliases,
      country: row['Country'],
      status: row['Status'],
      effectiveOn: isoDay(row['Effective Date'], entity),
      kind: row['WRO/Finding'],
      industry: row['Industry'],
      merchandise: row['Merchandise'],
      remarks: row['Remarks'],
    }
  })
}

/** The register's list. */
export async function parseList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Order[]> {
  const { entities } = await parseRegister(content, 'cbp-wro', warnings)
  return entities.map((entity) => fromEntity(entity, warnings))
}

/** "WRO; Industry: Machinery; Merchandise: Machine Presses; Remarks: See China Finding." */
const notesForm =
  /^(?<kind>WRO|Finding)(?:; Industry: (?<industry>.*?))?(?:; Merchandise: (?<merchandise>.*?))?(?:; Remarks: (?<remarks>.*))?$/s

function fromEntity(entity: RegisterEntity, warnings: Warnings): Order {
  const parts = notesForm.exec(entity.notes)?.groups
  if (parts === undefined) warnings.add('unknown-note', entity.notes)
  return {
    entity: entity.name,
    aliases: entity.aliases,
    country: entity.country,
    status: entity.status,
    effectiveOn: isoDay(entity.effectiveDate, entity.name),
    kind: parts?.['kind'] ?? '',
    industry: parts?.['industry'] ?? '',
    merchandise: parts?.['merchandise'] ?? '',
    remarks: parts?.['remarks'] ?? (parts === undefined ? entity.notes : ''),
  }
}

function isoDay(text: string, entity: string): string {
  const day = isIsoDay(text) ? text : dayIn(text, 2000)
  if (day === null) throw new Rejected(`The order on ${entity} has the date "${text}".`)
  return day
}
