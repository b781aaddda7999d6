import type { Address } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'
import type { Warnings } from '../../warnings.ts'
import type { OfacLocation, ReferenceSets } from './parse.ts'

export interface OfacCountry {
  /** As published; '' for "undetermined". */
  country: string
  countryCode?: string
}

/** A place in one line, without code or parts: countries of nationality, places where documents were issued. */
const wholeLine = 'Unknown'
const addressParts = [wholeLine, 'ADDRESS1', 'ADDRESS2', 'ADDRESS3']
const otherParts = ['CITY', 'STATE/PROVINCE', 'REGION', 'POSTAL CODE']

export function isKnownLocationPart(type: string): boolean {
  return addressParts.includes(type) || otherParts.includes(type)
}

/** A country of the code lists with its ISO code: the file's own, or ours for the few territories it gives none. */
export function toCountry(countryId: string, references: ReferenceSets, warnings: Warnings): OfacCountry {
  const name = references.label('Country', countryId)
  if (name === 'undetermined') return { country: '' }
  const iso2 = references.iso2(countryId)
  const code = iso2 === '' ? countryCode(name) : iso2
  if (code === undefined) warnings.add('unknown-country', name)
  return code ? { country: name, countryCode: code } : { country: name }
}

/** The country of a location: by its code, otherwise by its one line of text; '' if it names none. */
export function toCountryOf(location: OfacLocation, references: ReferenceSets, warnings: Warnings): OfacCountry {
  if (location.countryId !== null) return toCountry(location.countryId, references, warnings)
  const country = location.parts.find((part) => part.type === wholeLine)?.value ?? ''
  const code = countryCode(country)
  if (code === undefined) warnings.add('unknown-country', country)
  return code ? { country, countryCode: code } : { country }
}

/**
 * A location as addresses: one of the publisher's primary parts, and one for each script it is also given in, whose
 * note is the publisher's name of that script. A location with a country alone has only that.
 */
export function toAddresses(location: OfacLocation, references: ReferenceSets, warnings: Warnings): Address[] {
  const country = location.countryId === null ? { country: '' } : toCountry(location.countryId, references, warnings)
  const notes = new Set(location.parts.filter((part) => !part.isPrimary).map((part) => part.comment))
  const primary = location.parts.filter((part) => part.isPrimary)
  const others = [...notes].map((note) => ({
    note,
    parts: location.parts.filter((part) => !part.isPrimary && part.comment === note),
  }))
  const addresses = [toAddress(primary, country), ...others.map(({ note, parts }) => toAddress(parts, country, note))]
  return addresses.filter((address) => address.text !== '')
}

function toAddress(parts: OfacLocation['parts'], country: OfacCountry, note = ''): Address {
  const valuesOf = (type: string) => parts.filter((part) => part.type === type).map((part) => part.value)
  const lines = addressParts.flatMap(valuesOf)
  const city = valuesOf('CITY').join(', ')
  const region = [...valuesOf('STATE/PROVINCE'), ...valuesOf('REGION')].join(', ')
  const postalCode = valuesOf('POSTAL CODE').join(', ')
  const primaryComments = parts.filter((part) => part.isPrimary && part.comment !== '').map((part) => part.comment)
  const notes = note === '' ? primaryComments.join('; ') : note
  return {
    text: [...lines, city, region, postalCode, country.country].filter((text) => text !== '').join(', '),
    ...(lines.length > 0 ? { lines } : {}),
    ...(city === '' ? {} : { city }),
    ...(region === '' ? {} : { region }),
    ...(postalCode === '' ? {} : { postalCode }),
    ...(country.countryCode === undefined ? {} : { countryCode: country.countryCode }),
    ...(country.country === '' ? {} : { country: country.country }),
    ...(notes === '' ? {} : { note: notes }),
  }
}
