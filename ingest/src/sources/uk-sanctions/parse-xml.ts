import { childrenNamed, childText } from '../../reading/xml/element-access.ts'
import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { type GroupName, groups, plainFields, root, type ValueName, values } from './schema.ts'
import { toDay } from './uk-days.ts'
import { emptyDesignation, type Fields, oneLine, type UkDesignation, type UkFile } from './uk-designation.ts'

/** Reads the publisher's XML until its date, which comes first, is known, then streams the designations. */
export async function parseXml(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<UkFile> {
  const elements = readElements(content, root, warnings)
  const first = await elements.next()
  const [date, ...others] = first.done ? [] : first.value
  const publishedOn = date?.name === 'DateGenerated' ? toDay(date.text) : null
  if (publishedOn === null) throw new Rejected('The file does not say when it was generated.')
  return { publishedOn, designations: toDesignations(others, elements) }
}

async function* toDesignations(
  first: XmlElement[],
  rest: AsyncGenerator<XmlElement[]>,
): AsyncGenerator<UkDesignation[]> {
  yield first.map(toDesignation)
  for await (const elements of rest) yield elements.map(toDesignation)
}

function toDesignation(element: XmlElement): UkDesignation {
  const designation = emptyDesignation(
    Object.fromEntries(plainFields.map((name) => [name, childText(element, name)] as const)),
  )
  const details = ['IndividualDetails', 'EntityDetails', 'ShipDetails'].flatMap((name) =>
    childrenNamed(element, name).flatMap((detail) => detail.children),
  )
  for (const holder of [element, ...details]) {
    for (const name of Object.keys(groups) as GroupName[]) {
      for (const item of itemsOf(holder, groups[name].list, name)) designation.addGroup(name, toFields(item))
    }
    for (const name of Object.keys(values) as ValueName[]) {
      for (const item of itemsOf(holder, values[name], name)) designation.addValue(name, item.text.trim())
    }
  }
  return designation
}

function itemsOf(element: XmlElement, list: string, item: string): XmlElement[] {
  return childrenNamed(element, list).flatMap((holder) => childrenNamed(holder, item))
}

function toFields(element: XmlElement): Fields {
  return Object.fromEntries(
    element.children.map((child) => [child.name, oneLine(child.text)]).filter(([, value]) => value !== ''),
  )
}
