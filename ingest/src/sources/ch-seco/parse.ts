import { childrenNamed, childText, findChild, requireAttribute } from '../../reading/xml/element-access.ts'
import { readElements, type XmlElement } from '../../reading/xml/read-elements.ts'
import { Rejected } from '../../rejected.ts'
import type { Warnings } from '../../warnings.ts'
import { root } from './schema.ts'

/** A programme, as its ordinance is called, with its parts (annexes or articles) by number. */
export interface Programme {
  key: string
  ordinance: string
  parts: ReadonlyMap<string, string>
  /** Whose decision Switzerland follows ("UN", "EU"); '' if the list does not say it. */
  origin: string
}

export interface SecoPlace {
  city: string
  area: string
  country: string
  /** ISO 3166-1 alpha-2 as printed; '' if none is. */
  countryCode: string
}

export interface SecoFile {
  /** The publisher's day, ISO. */
  date: string
  programmes: readonly Programme[]
  places: ReadonlyMap<string, SecoPlace>
  targets: readonly XmlElement[]
}

/** The whole list: entries refer to programmes before and places after them. Throws `Rejected` for a part of it. */
export async function parse(content: AsyncIterable<Uint8Array>, warnings: Warnings): Promise<SecoFile> {
  const programmes: Programme[] = []
  const places = new Map<string, SecoPlace>()
  const targets: XmlElement[] = []
  let date = ''
  const onRoot = (attributes: Record<string, string>) => {
    if (attributes['list-type'] !== 'whole-list') throw new Rejected('The file is not the whole list.')
    date = attributes['date'] ?? ''
  }
  for await (const elements of readElements(content, root, warnings, onRoot)) {
    for (const element of elements) {
      if (element.name === 'sanctions-program') programmes.push(toProgramme(element))
      else if (element.name === 'place') places.set(requireAttribute(element, 'ssid'), toPlace(element))
      else targets.push(element)
    }
  }
  return { date, programmes, places, targets }
}

function toProgramme(element: XmlElement): Programme {
  const english = (name: string) =>
    childrenNamed(element, name).filter(({ attributes }) => attributes['lang'] === 'eng')
  return {
    key: english('program-key')[0]?.text ?? '',
    ordinance: english('program-name')[0]?.text ?? '',
    parts: new Map(english('sanctions-set').map((part) => [requireAttribute(part, 'ssid'), part.text])),
    origin: childText(element, 'origin'),
  }
}

/** City, area and country of a place, or of an address that states them itself. */
export function toPlace(element: XmlElement): SecoPlace {
  const country = findChild(element, 'country')
  return {
    city: childText(element, 'location'),
    area: childText(element, 'area'),
    country: country?.text ?? '',
    countryCode: country?.attributes['iso-code'] ?? '',
  }
}
