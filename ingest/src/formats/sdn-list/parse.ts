import { dayIn } from '../../reading/federal-register.ts'
import { childText, findChild } from '../../reading/xml/element-access.ts'
import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import type { OfacAlias, OfacFlatFile, OfacFlatParty } from './party.ts'
import { root } from './schema.ts'
import { splitRemarks } from './sdn-remarks.ts'

/**
 * Reads until the date is known, then streams the parties. If their number is not the one stated in the file, it is
 * refused.
 */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<OfacFlatFile> {
  const batches = readElements(content, root, warnings)
  for await (const elements of withoutEnd(batches)) {
    const [head, ...rest] = elements
    if (head?.name !== 'publshInformation') throw new Rejected('The file does not say when it was published.')
    const publishedOn = dayIn(childText(head, 'Publish_Date'), 2025)
    if (publishedOn === null) throw new Rejected('The file does not say when it was published.')
    return { publishedOn, parties: toParties(rest, batches, Number(childText(head, 'Record_Count')), warnings) }
  }
  throw new Rejected('The file holds no list.')
}

/** Leaving a `for await` loop would close the generator, which is still needed. */
async function* withoutEnd<T>(generator: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let next = await generator.next(); !next.done; next = await generator.next()) yield next.value
}

async function* toParties(
  first: XmlElement[],
  rest: AsyncGenerator<XmlElement[]>,
  stated: number,
  warnings: Warnings,
): AsyncGenerator<OfacFlatParty[]> {
  let count = first.length
  yield first.map((element) => toParty(element, warnings))
  for await (const elements of rest) {
    count += elements.length
    yield elements.map((element) => toParty(element, warnings))
  }
  if (count !== stated) throw new Rejected(`The file says it has ${stated} parties and has ${count}.`)
}

function toParty(element: XmlElement, warnings: Warnings): OfacFlatParty {
  const items = (name: string) => findChild(element, name)?.children ?? []
  const texts = (name: string, child: string) => items(name).map((item) => childText(item, child))
  const vessel = findChild(element, 'vesselInfo')
  const vesselText = (name: string) => (vessel === undefined ? '' : childText(vessel, name))
  const remarks = splitRemarks(childText(element, 'remarks'))
  return {
    uid: childText(element, 'uid'),
    type: childText(element, 'sdnType'),
    name: { last: childText(element, 'lastName'), first: childText(element, 'firstName') },
    aliases: items('akaList').map((aka) => toAlias(aka, warnings)),
    programmes: items('programList').map((programme) => programme.text),
    title: childText(element, 'title'),
    birthDates: texts('dateOfBirthList', 'dateOfBirth'),
    birthPlaces: texts('placeOfBirthList', 'placeOfBirth'),
    nationalities: texts('nationalityList', 'country'),
    citizenships: texts('citizenshipList', 'country'),
    statements: items('idList').map((id) => ({
      label: childText(id, 'idType'),
      value: childText(id, 'idNumber'),
      country: childText(id, 'idCountry'),
      issued: childText(id, 'issueDate'),
      expires: childText(id, 'expirationDate'),
    })),
    addresses: items('addressList').map((address) => ({
      lines: ['address1', 'address2', 'address3'].map((name) => childText(address, name)).filter((line) => line !== ''),
      city: childText(address, 'city'),
      region: childText(address, 'stateOrProvince'),
      postalCode: childText(address, 'postalCode'),
      country: childText(address, 'country'),
      note: '',
    })),
    vessel: {
      callSign: vesselText('callSign'),
      type: vesselText('vesselType'),
      tonnage: vesselText('tonnage'),
      grossTonnage: vesselText('grossRegisteredTonnage'),
      flag: vesselText('vesselFlag'),
      owner: vesselText('vesselOwner'),
    },
    ...remarks,
  }
}

function toAlias(aka: XmlElement, warnings: Warnings): OfacAlias {
  const category = childText(aka, 'category')
  if (category !== 'strong' && category !== 'weak') warnings.add('unknown-alias-category', category)
  return {
    type: childText(aka, 'type'),
    isWeak: category !== 'strong',
    last: childText(aka, 'lastName'),
    first: childText(aka, 'firstName'),
  }
}
