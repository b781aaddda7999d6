import type { Entry, PublishedFile } from '../entry.ts'
import { withoutAliasWords } from '../fold.ts'
import { elementsOf, textOf } from '../xml.ts'

/** Canada's XML: a record a party, known by its country, schedule and item. */
export async function* readCaSema(files: readonly PublishedFile[]): AsyncGenerator<Entry> {
  for (const file of files) {
    for await (const { xml } of elementsOf(file, ['record'])) {
      const [country, schedule, item] = ['Country', 'Schedule', 'Item'].map((name) => textOf(xml, name))
      const born = textOf(xml, 'DateOfBirthOrShipBuildDate')
      const isPerson = textOf(xml, 'EntityOrShip') === ''
      yield {
        id: [/\(([A-Z]+)\)/.exec(country ?? '')?.[1] ?? country?.split(/[/(]/)[0], schedule, item]
          .map(slug)
          .filter((part) => part !== '')
          .join('_'),
        values: {
          'name words': [
            textOf(xml, 'LastName'),
            textOf(xml, 'GivenName'),
            textOf(xml, 'EntityOrShip'),
            textOf(xml, 'Aliases'),
          ].map(withoutAliasWords),
          'birth year': isPerson ? (born.match(/\b(18|19|20)\d\d\b/g) ?? []) : [],
          digits: [textOf(xml, 'ShipIMONumber')],
          'listed on': [textOf(xml, 'DateOfListing')],
          'stated words': [xml],
          text: [textOf(xml, 'TitleOrShip'), schedule ?? '', item ?? ''],
        },
      }
    }
  }
}

function slug(text = ''): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
}
