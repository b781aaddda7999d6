import type { OfacStatement } from '../../formats/sdn-list/party.ts'

/** One row of the screening list; '' and [] where it states nothing. */
export interface CslRow {
  source: string
  /** OFAC's number, of OFAC's lists. */
  entityNumber: string
  type: string
  programmes: string[]
  name: string
  aliases: string[]
  titles: string[]
  addresses: CslAddress[]
  citations: string
  startDate: string
  endDate: string
  standardOrder: string
  licenceRequirement: string
  licencePolicy: string
  vessel: { callSign: string; type: string; tonnage: string; grossTonnage: string; flag: string; owner: string }
  remarks: string
  url: string
  /** ISO codes. */
  citizenships: string[]
  nationalities: string[]
  birthDates: string[]
  birthPlaces: string[]
  statements: OfacStatement[]
}

export interface CslAddress {
  text: string
  /** ISO code; '' where it names none. */
  country: string
}
