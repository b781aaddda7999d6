import { isIsoDay } from '../../reading/partial-date.ts'
import { childrenNamed, childText, findChild } from '../../reading/xml/element-access.ts'
import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { type Fields, type FsfBlock, type FsfEntity, type FsfFile, oneLine } from './eu-entity.ts'
import { root } from './schema.ts'

/** Reads the publisher's XML until its date is known, then streams the entities. */
export async function parseXml(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<FsfFile> {
  let generatedAt: string | undefined
  const elements = readElements(content, root, warnings, (attributes) => {
    generatedAt = attributes['generationDate']
  })
  const first = await elements.next()
  const publishedOn = generatedAt?.slice(0, 10) ?? ''
  if (!isIsoDay(publishedOn)) throw new Rejected('The file does not say when it was generated.')
  return { publishedOn, entities: toEntities(first, elements) }
}

async function* toEntities(
  first: IteratorResult<XmlElement[]>,
  rest: AsyncGenerator<XmlElement[]>,
): AsyncGenerator<FsfEntity[]> {
  if (!first.done) yield first.value.map(toEntity)
  for await (const elements of rest) yield elements.map(toEntity)
}

function toEntity(element: XmlElement): FsfEntity {
  const blocks = (name: string) => childrenNamed(element, name).map(toBlock)
  return {
    fields: toFields(element),
    remarks: remarksOf(element),
    subjectType: findChild(element, 'subjectType')?.attributes['code'] ?? '',
    regulations: childrenNamed(element, 'regulation').map((regulation) => ({
      ...toFields(regulation),
      publicationUrl: childText(regulation, 'publicationUrl'),
    })),
    children: {
      nameAlias: blocks('nameAlias'),
      citizenship: blocks('citizenship'),
      birthdate: blocks('birthdate'),
      address: blocks('address'),
      identification: blocks('identification'),
    },
  }
}

function toBlock(element: XmlElement): FsfBlock {
  return {
    fields: toFields(element),
    remarks: remarksOf(element),
    acts: childrenNamed(element, 'regulationSummary').map(toFields),
    contacts: childrenNamed(element, 'contactInfo').map(({ attributes }) => ({
      key: attributes['key'] ?? '',
      value: oneLine(attributes['value'] ?? ''),
    })),
  }
}

function toFields(element: XmlElement): Fields {
  return Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [name, oneLine(value)]))
}

/** Line breaks separate the statements of a remark. */
function remarksOf(element: XmlElement): string[] {
  return childrenNamed(element, 'remark')
    .map((remark) => remark.text.trim())
    .filter((text) => text !== '')
}
