import { type EntityText, readEntity } from './entity-text.ts'
import type { Row } from './parse.ts'
import { splitName } from './split-name.ts'

/** One entry of a supplement. */
export interface ListedEntry {
  /** As printed. */
  country: string
  entity: EntityText
  licenceRequirement: string
  licencePolicy: string
  /** Federal Register citations, as printed. */
  citations: string
}

const reserved = '[Reserved]'
const groupRow = /^The following .* subordinate institutions? of (?<parent>.+?):$/is
const institutionRow = /^Subordinate institut?ion:$/i

/** Entries of a table. Rows that continue the entry before, head a group, or are reserved are not entries. */
export function toEntries(rows: readonly Row[]): ListedEntry[] {
  const entries: ListedEntry[] = []
  let group: { parent: string; citations: string } | null = null
  for (const row of rows) {
    const heading = groupRow.exec(row.entity)?.groups
    const last = entries.at(-1)
    if (row.entity === reserved || institutionRow.test(row.entity)) continue
    if (heading) {
      group = { parent: heading['parent'] ?? '', citations: row.citations }
    } else if (group && row.citations === '') {
      const entry = toEntry(row)
      entries.push({ ...entry, citations: group.citations, entity: { ...entry.entity, parent: group.parent } })
    } else if (last && row.citations === '' && row.licenceRequirement === '' && row.licencePolicy === '') {
      goOn(last.entity, row.entity)
    } else {
      group = null
      const entry = toEntry(row)
      entries.push(entry, ...subordinatesOf(entry))
    }
  }
  return entries
}

function toEntry(row: Row): ListedEntry {
  return { ...row, entity: readEntity(row.entity) }
}

/** What an entry lists under it is listed with it. */
function subordinatesOf(entry: ListedEntry): ListedEntry[] {
  const { name: parent, subordinates } = entry.entity
  return subordinates.map((names) => ({
    ...entry,
    entity: { ...names, parent, seeUnder: [], subsidiaries: [], subordinates: [] },
  }))
}

/** A row without columns of its own: more institutions, affiliates or addresses of the entry before. */
function goOn(entity: EntityText, text: string): void {
  if (/^Affiliated entities:/i.test(text)) {
    entity.subsidiaries.push(...readAffiliates(text.replace(/^Affiliated entities:\s*/i, '')))
    return
  }
  // Read as the end of an entry without a name.
  const { subsidiaries, address } = readEntity(`\n${text}`.replace(/^\n/, '-\n'))
  entity.subsidiaries.push(...subsidiaries)
  if (address !== '') entity.address = [entity.address, address].filter((part) => part !== '').join('; ')
}

/** One entry per line: "Name, address", or the name followed by aliases and an address on their own lines. */
function readAffiliates(text: string): EntityText['subsidiaries'] {
  const found: EntityText['subsidiaries'] = []
  let isListing = false
  for (const line of text.split(/\n+/).map((part) => part.trim())) {
    const last = found.at(-1)
    if (line === '') continue
    if (last && (line.startsWith('—') || isListing)) {
      const stated = line.replace(/^—\s*/, '').replace(/[;.](?: and)?$/, '')
      const { name, address } = splitName(stated.replace(/, to include the following subordinate\. /, ', '))
      last.aka = [last.aka, name].filter((part) => part !== '').join('; ')
      if (address !== '') last.address = address
      isListing = /;(?: and)?$/.test(line)
    } else if (last && last.address === '' && /^(?:Building|Room|No\.|\d)/.test(line)) {
      last.address = line
    } else {
      const entity = readEntity(line)
      found.push({
        name: entity.name,
        aka: entity.aliases.map((alias) => alias.name).join('; '),
        address: entity.address,
      })
      isListing = false
    }
  }
  return found
}
