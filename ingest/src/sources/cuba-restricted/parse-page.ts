import { readLines } from '../../formats/html/read-lines.ts'
import { readPage } from '../../reading/document-text.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { Entity } from './normalise.ts'

const url = 'https://www.state.gov/division-for-counter-threat-finance-and-sanctions/cuba-restricted-list'
/** Day on which the list was published again. The page states a day only for entries added since. */
const republishedOn = '2025-02-06'

const first = 'Ministries'
const end = /^(?:back to top\b|tags\b|related\b)/i
const effective = /\s*\(?\bEffective:? ([A-Z][a-z]+ \d{1,2}, \d{4})\)?\.?$/
const alias = /^(?:alias|also|a\.k\.a\.)\s+(?<name>.+)$/i
const acronym = /^(?<acronym>[A-Z0-9][A-Z0-9/&. -]{0,18}?|[A-Z][a-z]+)\s+[—–]\s+(?<name>.+)$/
/** A last bracket that says what an entity does; other brackets belong to the name. */
const sector =
  /\s*\((?<sector>Advertising|Beverage Manufacturer|Customs Services|Diving Center|Fashion|Financial Services|Real Estate(?: ?\/ ?Property Rental)?|Remittances|Rum Production|Satellite Television)\)$/
const subentities = /^Additional Subentities of (?<holding>.+)$/

/** The entities of the page: bold lines are categories, an entity has a line, and its other names have the lines behind it. */
export async function parsePage(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<Entity[]> {
  const lines = readLines(await readPage(content))
  const from = lines.findIndex(({ text, isBold }) => isBold && text.replace(/:$/, '') === first)
  if (from < 0) throw new Rejected(`The page has no heading "${first}" with the list below it.`)
  const found: Entity[] = []
  let category = ''
  for (const { text, isBold } of lines.slice(from)) {
    const other = alias.exec(text)?.groups?.['name']
    const last = found.at(-1)
    if (end.test(text)) break
    if (isBold) category = text.replace(/:$/, '')
    else if (other !== undefined && last !== undefined) {
      last.Alias = [last.Alias, other.replace(/^[“"]|[”"]$/g, '')].filter((name) => name !== '').join(';')
    } else if (text.startsWith('*') || text.length > 200) warnings.add('unread-text', text)
    else found.push(toEntity(text, category))
  }
  return found.map((entity) => ({ ...entity, Parent: parentOf(entity, found, warnings) }))
}

function toEntity(text: string, category: string): Entity {
  const since = effective.exec(text)?.[1]
  const line = text.replace(effective, '')
  const parts = acronym.exec(line)?.groups
  const printed = (parts?.['name'] ?? line).replace(/\s*\*+$/, '')
  const name = printed.replace(sector, '')
  return {
    Id: idOf(name),
    Company: name,
    Acronym: parts?.['acronym'] ?? '',
    Alias: '',
    Sector: sector.exec(printed)?.groups?.['sector'] ?? '',
    Category: category,
    Parent: '',
    EffectiveDate: (since === undefined ? null : dayIn(since, 2025)) ?? republishedOn,
    SourceURL: url,
  }
}

/** The curated table's form: the name in small letters without accents, with hyphens. */
function idOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The holding in the heading, by its acronym or a word of its name. */
function parentOf({ Category: category }: Entity, entities: readonly Entity[], warnings: Warnings): string {
  const holding = subentities.exec(category)?.groups?.['holding']
  if (holding === undefined) return ''
  const parent = entities.find(
    (entity) =>
      entity.Category === 'Holding Companies' &&
      (entity.Acronym === holding || entity.Company.split(' ').includes(holding)),
  )
  if (parent === undefined) warnings.add('unknown-parent', holding)
  return parent?.Id ?? ''
}
