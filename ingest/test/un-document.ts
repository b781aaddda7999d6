/** Writes small documents in the layout of the United Nations' consolidated list, for fixtures and tests. */

export interface UnPartyEntry {
  id: string
  isPerson: boolean
  /** Name parts in their order; an entity has one. */
  names: string[]
  original?: string
  list: string
  reference: string
  listedOn: string
  updatedOn?: string[]
  gender?: string
  titles?: string[]
  designations?: string[]
  nationalities?: string[]
  aliases?: Record<string, string>[]
  addresses?: Record<string, string>[]
  birthDates?: Record<string, string>[]
  birthPlaces?: Record<string, string>[]
  documents?: Record<string, string>[]
  comments?: string
}

export interface UnEdition {
  generatedOn: string
  parties: UnPartyEntry[]
}

const nameFields = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']

/** The edition as the publisher would print it, empty blocks included. */
export function unDocument(edition: UnEdition): string {
  const written = (isPerson: boolean) =>
    edition.parties
      .filter((party) => party.isPerson === isPerson)
      .map(toElement)
      .join('\n')
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<CONSOLIDATED_LIST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" dateGenerated="${edition.generatedOn}T23:00:03.110Z">
<INDIVIDUALS>
${written(true)}
</INDIVIDUALS>
<ENTITIES>
${written(false)}
</ENTITIES>
</CONSOLIDATED_LIST>
`
}

function toElement(party: UnPartyEntry): string {
  const tag = party.isPerson ? 'INDIVIDUAL' : 'ENTITY'
  const blocks = (name: string, entries: Record<string, string>[] | undefined) =>
    (entries ?? [{}]).map((entry) => element(`${tag}_${name}`, fields(entry))).join('')
  const content = [
    element('DATAID', party.id),
    element('VERSIONNUM', '1'),
    ...party.names.map((name, index) => element(nameFields[index] ?? 'FOURTH_NAME', escapeXml(name))),
    element('UN_LIST_TYPE', party.list),
    element('REFERENCE_NUMBER', party.reference),
    element('LISTED_ON', party.listedOn),
    party.gender === undefined ? '' : element('GENDER', party.gender),
    party.original === undefined ? '' : element('NAME_ORIGINAL_SCRIPT', escapeXml(party.original)),
    element('COMMENTS1', escapeXml(party.comments ?? '')),
    values('TITLE', party.titles),
    values('DESIGNATION', party.designations),
    values('NATIONALITY', party.nationalities),
    values('LIST_TYPE', ['UN List']),
    values('LAST_DAY_UPDATED', party.updatedOn),
    blocks('ALIAS', party.aliases ?? [{ QUALITY: '', ALIAS_NAME: '' }]),
    blocks('ADDRESS', party.addresses),
    ...(party.isPerson
      ? [
          blocks('DATE_OF_BIRTH', party.birthDates),
          blocks('PLACE_OF_BIRTH', party.birthPlaces),
          blocks('DOCUMENT', party.documents),
        ]
      : []),
    element('SORT_KEY', ''),
    element('SORT_KEY_LAST_MOD', ''),
  ]
  return element(tag, content.join('\n'))
}

function values(name: string, entries: string[] | undefined): string {
  if (entries === undefined || entries.length === 0) return ''
  return element(name, entries.map((entry) => element('VALUE', escapeXml(entry))).join(''))
}

function fields(entry: Record<string, string>): string {
  return Object.entries(entry)
    .map(([name, value]) => element(name, escapeXml(value)))
    .join('')
}

function element(name: string, content: string): string {
  return content === '' ? `<${name}/>` : `<${name}>${content}</${name}>`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
