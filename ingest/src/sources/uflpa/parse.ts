import { readTables } from '../../formats/html/read-tables.ts'
import { parseRegister, type RegisterEntity } from '../../formats/us-register/parse.ts'
import { readPage } from '../../reading/document-text.ts'
import { dayIn } from '../../reading/federal-register.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'

/** An entity in one of the statute's sub-lists. */
export interface Line {
  /** As printed, other names and extent included. */
  entity: string
  /** Other names that come apart from it, "formerly known as" in front of former ones. */
  aliases: string[]
  /** Parties that are also covered, if the file separates them. */
  extent: string
  /** Sub-list of section 2(d)(2)(B): i to v. */
  section: string
  /** ISO. */
  effectiveOn: string
}

export interface EntityList {
  /** ISO; null if the file does not say when it was updated. */
  updatedOn: string | null
  lines: Line[]
}

const heading = /Section 2\(d\)\(2\)\(B\)\(([iv]+)\)/g

/** The page of the list: one table under the heading of each sub-list that has entities. */
export async function parsePage(content: AsyncIterable<Uint8Array>): Promise<EntityList> {
  const page = await readPage(content)
  const lines = readTables(page).flatMap(({ before, rows: [head, ...rows] }) => {
    const section = [...before.matchAll(heading)].at(-1)?.[1]
    if (section === undefined || !/entity/i.test(head?.[0] ?? '') || head?.[1] !== 'Effective Date') {
      throw new Rejected('A table of the page is none of a sub-list.')
    }
    return rows.map(([entity = '', effective = '']) => toLine({ entity, aliases: [], extent: '', section }, effective))
  })
  if (lines.length === 0) throw new Rejected('The page has no table of entities.')
  const updated = /Last Updated:<\/span>\s*(\d{2}\/\d{2}\/\d{4})/.exec(page)?.[1]
  return { updatedOn: updated === undefined ? null : dayIn(updated, 2020), lines }
}

/** The register's list: one entity for each party, under one or more sub-lists. */
export async function parseList(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<EntityList> {
  const { entities } = await parseRegister(content, 'dhs-uflpa', warnings)
  return { updatedOn: null, lines: entities.flatMap((entity) => fromEntity(entity, warnings)) }
}

function fromEntity(entity: RegisterEntity, warnings: Warnings): Line[] {
  const notes = entity.notes.split('; ')
  const sections = notes.flatMap((note) => /^UFLPA Sec\. 2\(d\)\(2\)\(B\)\(([iv]+)\): /.exec(note)?.[1] ?? [])
  const [extent = '', ...unknown] = notes.filter((note) => !note.startsWith('UFLPA Sec. '))
  if (sections.length === 0 || unknown.length > 0) warnings.add('unknown-note', entity.notes)
  return sections.map((section) =>
    toLine({ entity: entity.name, aliases: entity.aliases, extent, section }, entity.effectiveDate),
  )
}

function toLine(line: Omit<Line, 'effectiveOn'>, effective: string): Line {
  const effectiveOn = dayIn(effective, 2020)
  if (line.entity === '' || effectiveOn === null) {
    throw new Rejected(`The line "${line.entity}" has the date "${effective}".`)
  }
  return { ...line, effectiveOn }
}
