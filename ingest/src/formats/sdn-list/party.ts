/** A name in the publisher's two parts; enterprises, vessels and aircraft have only the last name. */
export interface OfacFlatName {
  last: string
  first: string
}

export interface OfacAlias extends OfacFlatName {
  type: string
  isWeak: boolean
}

/** "Tax ID No. 7702070139 (Russia)": an identity document or any other labelled statement. */
export interface OfacStatement {
  label: string
  value: string
  country: string
  issued: string
  expires: string
}

export interface OfacFlatAddress {
  lines: string[]
  city: string
  region: string
  postalCode: string
  country: string
  note: string
}

/** A party as OFAC's flat formats (`sdnList` XML and the CSV files) give it; '' and [] where they state nothing. */
export interface OfacFlatParty {
  uid: string
  /** Individual, Entity, Vessel, Aircraft. */
  type: string
  name: OfacFlatName
  aliases: OfacAlias[]
  programmes: string[]
  title: string
  birthDates: string[]
  birthPlaces: string[]
  nationalities: string[]
  citizenships: string[]
  statements: OfacStatement[]
  addresses: OfacFlatAddress[]
  vessel: { callSign: string; type: string; tonnage: string; grossTonnage: string; flag: string; owner: string }
  /** Parties it is linked to, by name. */
  linkedTo: string[]
  remarks: string[]
}

export interface OfacFlatFile {
  /** ISO. */
  publishedOn: string
  parties: AsyncIterable<OfacFlatParty[]>
}
