import { type Notice, readNotices } from '../../formats/federal-register/read-notices.ts'
import type { RegisterEntity } from '../../formats/us-register/parse.ts'
import { foldName } from '../../reading/fold-name.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { EditionRow, MilitaryCompanies } from './parse.ts'
import { type PrintedCompany, readCompany } from './printed-company.ts'

/**
 * Days on which the department released an edition. The Federal Register printed it days or weeks later, and the history of the list
 * goes by these days. A later edition has the day of its notice.
 */
const releases = ['2021-06-03', '2022-10-05', '2024-01-31', '2025-01-07', '2026-06-08']
const mostDaysBetween = 90
/** Earlier notices print only what is new. */
const wholeSince = '2025-01-01'

const designated =
  /\b(?:in accordance with|under|pursuant to) section 1260H\b.*:$|\bfollowing entit(?:y|ies)\b.*\bChinese military compan(?:y|ies)\b.*:$/i
const removed = /\bfollowing\b.*\bentit(?:y|ies)\b.*\b(?:removed|removal)\b.*:$/i
const reason = /^[•·]|\(Sections? 1260H\b/
const sentence = /^(?:The|This|These|Any|An?|In) .+\.$/

type Row = { -readonly [Column in keyof EditionRow]: string }

interface ReadNotice {
  notice: Notice
  companies: { company: PrintedCompany; reasons: string[] }[]
  removals: PrintedCompany[]
}

/** All editions, from the notices of the Federal Register. */
export async function parseNotices(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<MilitaryCompanies> {
  const oldestFirst = (await readNotices(content)).toReversed().map(readNotice)
  const newest = oldestFirst.findLast(({ companies }) => companies.length > 0)
  if (newest === undefined) throw new Rejected('No notice names a company where its form has the names.')
  const rows: Row[] = []
  for (const read of oldestFirst) {
    for (const { company } of read.companies) rows.push(...toRows(company, read.notice))
    endRows(rows, read, warnings)
  }
  return { rows, notice: newest.companies.map((printed) => toNoticeLine(printed, newest.notice)) }
}

function readNotice(notice: Notice): ReadNotice {
  const read: ReadNotice = { notice, companies: [], removals: [] }
  let part: 'none' | 'designated' | 'removed' = 'none'
  for (const { element, text } of notice.blocks) {
    const last = read.companies.at(-1)
    if (element === 'HD') continue
    if (removed.test(text)) part = 'removed'
    else if (designated.test(text)) part = 'designated'
    else if (part === 'designated' && reason.test(text)) last?.reasons.push(text.replace(/^[•·]\s*/, ''))
    else if (sentence.test(text)) part = 'none'
    else if (part === 'designated') read.companies.push({ company: readCompany(text), reasons: [] })
    else if (part === 'removed') read.removals.push(readCompany(text.replace(/[.;]$/, '')))
  }
  if (read.companies.length + read.removals.length === 0) {
    throw new Rejected(`The notice of ${notice.publishedOn} names nobody where its form has the names.`)
  }
  return read
}

function editionOf({ notice: { publishedOn }, companies }: Pick<ReadNotice, 'notice' | 'companies'>): string {
  const release = companies.length === 0 ? undefined : releases.findLast((day) => day <= publishedOn)
  const days =
    release === undefined ? Number.POSITIVE_INFINITY : (Date.parse(publishedOn) - Date.parse(release)) / 86_400_000
  return release !== undefined && days <= mostDaysBetween ? release : publishedOn
}

function toRows(company: PrintedCompany, notice: Notice, parent = ''): Row[] {
  const row: Row = {
    Name: company.name,
    'Clean Name': company.name,
    Alias: company.aliases.join(';'),
    'Previous Name': company.formerNames.join(';'),
    'Parent Name': parent,
    Note: '',
    'Start date': editionOf({ notice, companies: [{ company, reasons: [] }] }),
    'End date': '',
    'Source Url': notice.publishedOn >= wholeSince ? notice.url : '',
  }
  return [row, ...company.subsidiaries.flatMap((part) => toRows(part, notice, company.name))]
}

/** Writes the end into the newest row of each removed company. */
function endRows(rows: Row[], read: ReadNotice, warnings: Warnings): void {
  for (const { name, aliases } of read.removals) {
    const names = new Set([name, ...aliases].map(foldName))
    const row = rows.findLast((other) => other['End date'] === '' && names.has(foldName(other['Clean Name'])))
    if (row === undefined)
      warnings.add('party-unmatched', `${name}, removed by the notice of ${read.notice.publishedOn}`)
    else row['End date'] = editionOf(read)
  }
}

function toNoticeLine(
  { company, reasons }: ReadNotice['companies'][number],
  { citation, publishedOn }: Notice,
): RegisterEntity {
  const day = new Date(publishedOn).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return {
    name: company.name,
    aliases: [...company.aliases, ...company.formerNames],
    // The notice is about Chinese military companies.
    country: 'China',
    address: '',
    status: '',
    effectiveDate: publishedOn,
    federalRegister: citation === '' ? '' : `${citation} (${day})`,
    notes: reasons.join(' '),
  }
}
