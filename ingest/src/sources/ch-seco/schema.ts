import type { ElementSchema } from '../../reading/xml/read-elements.ts'

const value: ElementSchema = {}
const dated = (...attributes: string[]): ElementSchema => ({ attributes: ['ssid', ...attributes] })
const place: Readonly<Record<string, ElementSchema>> = {
  location: value,
  'location-variant': { attributes: ['variant-type', 'lang', 'script'] },
  area: value,
  'area-variant': { attributes: ['variant-type', 'lang', 'script'] },
  country: { attributes: ['iso-code'] },
}

const name: ElementSchema = {
  attributes: ['ssid', 'name-type', 'quality', 'lang'],
  children: {
    'name-part': {
      attributes: ['order', 'name-part-type'],
      children: { value, 'spelling-variant': { attributes: ['lang', 'script', 'spelling-variant-type'] } },
    },
  },
}

const identity: ElementSchema = {
  attributes: ['ssid', 'main'],
  children: {
    name,
    nationality: { attributes: ['ssid'], children: { country: { attributes: ['iso-code'] } } },
    'day-month-year': dated('day', 'month', 'year', 'quality', 'calendar'),
    'place-of-birth': dated('place-id', 'quality'),
    address: {
      attributes: ['ssid', 'place-id', 'quality', 'main', 'current'],
      children: {
        ...place,
        'c-o': value,
        'address-details': value,
        'p-o-box': value,
        'zip-code': value,
        remark: value,
      },
    },
    'identification-document': {
      attributes: ['ssid', 'document-type'],
      children: {
        number: value,
        issuer: { attributes: ['code'] },
        'date-of-issue': value,
        'expiry-date': value,
        'place-of-issue': { attributes: ['place-id'] },
        remark: value,
      },
    },
  },
}

const party: ElementSchema = {
  attributes: ['sex', 'object-type'],
  children: {
    identity,
    justification: dated(),
    'other-information': dated(),
    relation: { attributes: ['ssid', 'target-id', 'relation-type'], children: { remark: value } },
  },
}

/** The state of an entry before and after a change: the entry itself has the present one. */
const history: ElementSchema = { isIgnored: true }

/** The elements of the overall list, as its readers on the net name them; an unknown one is reported. */
export const root = {
  name: 'swiss-sanctions-list',
  schema: {
    attributes: ['list-type', 'date', 'xmlns:xsi', 'xsi:noNamespaceSchemaLocation'],
    children: {
      'sanctions-program': {
        isItem: true,
        attributes: ['ssid', 'version-date', 'predecessor-version-date'],
        children: {
          'program-key': { attributes: ['lang'] },
          'program-name': { attributes: ['lang'] },
          'sanctions-set': { attributes: ['ssid', 'lang'] },
          origin: value,
        },
      },
      target: {
        isItem: true,
        attributes: ['ssid', 'sanctions-set-id'],
        children: {
          'sanctions-set-id': value,
          'foreign-identifier': value,
          'generic-attribute': dated('name'),
          individual: party,
          entity: party,
          object: party,
          modification: {
            attributes: ['modification-type', 'enactment-date', 'publication-date', 'effective-date'],
            children: { added: history, removed: history, remark: history },
          },
        },
      },
      place: { isItem: true, attributes: ['ssid'], children: place },
    },
  } satisfies ElementSchema,
}
