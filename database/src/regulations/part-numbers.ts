/** What a manufacturer publishes of one of its parts: its own classification, no ruling of an authority. */
export interface PartNumber {
  /** As the manufacturer writes it. */
  partNumber: string
  description: string | null
  /** As the manufacturer writes it, with the paragraph: `5A992.c`. */
  eccn: string
  /** US tariff numbers. */
  htsCodes: string[]
  /** Total processing performance; null if none is given. */
  tpp: number | null
  /** Whether the part meets the parameters of 3A090.a.1; null if the manufacturer does not say. */
  meets3A090a1: boolean | null
  /** The number of a classification by the authority, or how the manufacturer classified it itself; null if none is given. */
  ccats: string | null
}

/** What the manufacturer says of all of its parts. */
export interface PartNumbersFrame {
  vendor: string
  /** The manufacturer's own date, ISO; null if it gives none. */
  statedOn: string | null
  /** Day on which its statement was read, ISO. */
  readOn: string
  /** Its page on the classification of its products. */
  vendorUrl: string
}
