import { isIsoDay } from '../../reading/partial-date.ts'
import { childrenNamed, childText, findChild } from '../../reading/xml/element-access.ts'
import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { root } from './schema.ts'

/** Named texts of one block; white space is made single, since the file is laid out with line breaks inside values. */
export type Fields = Readonly<Record<string, string>>

export interface UnParty {
  isPerson: boolean
  fields: Fields
  titles: string[]
  designations: string[]
  nationalities: string[]
  listTypes: string[]
  updatedOn: string[]
  aliases: Fields[]
  addresses: Fields[]
  birthDates: Fields[]
  birthPlaces: Fields[]
  documents: Fields[]
}

/** The date in the root element and the parties as they come. */
export interface UnFile {
  /** ISO day of `dateGenerated`. */
  generatedOn: string
  parties: AsyncIterable<UnParty[]>
}

/** Reads on until the date is known, then streams the parties. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<UnFile> {
  let generatedAt: string | undefined
  const elements = readElements(content, root, warnings, (attributes) => {
    generatedAt = attributes['dateGenerated']
  })
  const first = await elements.next()
  const generatedOn = generatedAt?.slice(0, 10) ?? ''
  if (!isIsoDay(generatedOn)) throw new Rejected('The file does not say when it was generated.')
  return { generatedOn, parties: toParties(first, elements) }
}

async function* toParties(
  first: IteratorResult<XmlElement[]>,
  rest: AsyncGenerator<XmlElement[]>,
): AsyncGenerator<UnParty[]> {
  if (!first.done) yield first.value.map(toParty)
  for await (const elements of rest) yield elements.map(toParty)
}

function toParty(element: XmlElement): UnParty {
  const isPerson = element.name === 'INDIVIDUAL'
  const blocks = (name: string) => childrenNamed(element, `${element.name}_${name}`).map(toFields)
  return {
    isPerson,
    fields: toFields(element),
    titles: valuesOf(element, 'TITLE'),
    designations: valuesOf(element, 'DESIGNATION'),
    nationalities: valuesOf(element, 'NATIONALITY'),
    listTypes: valuesOf(element, 'LIST_TYPE'),
    updatedOn: valuesOf(element, 'LAST_DAY_UPDATED'),
    aliases: blocks('ALIAS'),
    addresses: blocks('ADDRESS'),
    birthDates: blocks('DATE_OF_BIRTH'),
    birthPlaces: blocks('PLACE_OF_BIRTH'),
    documents: blocks('DOCUMENT'),
  }
}

function toFields(element: XmlElement): Fields {
  const names = element.children.filter((child) => child.children.length === 0).map((child) => child.name)
  return Object.fromEntries(names.map((name) => [name, oneLine(childText(element, name))]))
}

function valuesOf(element: XmlElement, name: string): string[] {
  const values = findChild(element, name)?.children.map((child) => oneLine(child.text)) ?? []
  return values.filter((value) => value !== '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
