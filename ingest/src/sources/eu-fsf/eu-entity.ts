import type { ChildName } from './schema.ts'

/**
 * Common form of the three formats of the file. Values by the attribute names of the XML; '' and absent are the same.
 */
export type Fields = Readonly<Record<string, string>>

export interface FsfBlock {
  fields: Fields
  remarks: string[]
  /** The acts that set it: `numberTitle`, `publicationDate`, `publicationUrl`. */
  acts: Fields[]
  /** Telephone, fax, e-mail and web of an address. */
  contacts: { key: string; value: string }[]
}

export interface FsfEntity {
  fields: Fields
  remarks: string[]
  /** `person`, `enterprise`. */
  subjectType: string
  regulations: Fields[]
  children: Record<ChildName, FsfBlock[]>
}

export interface FsfFile {
  /** ISO day. */
  publishedOn: string
  entities: AsyncIterable<FsfEntity[]>
}

export function emptyEntity(fields: Fields): FsfEntity {
  const children = { nameAlias: [], citizenship: [], birthdate: [], address: [], identification: [] }
  return { fields, remarks: [], subjectType: '', regulations: [], children }
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
