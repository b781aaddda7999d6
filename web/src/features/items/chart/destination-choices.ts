import { type Language, pick } from '@qingdan/api/contract/bilingual.ts'
import type { ControlCountry } from '@qingdan/api/contract/us-items.ts'
import { nameCollator } from '../../../lib/language/format.ts'

/** A destination that a reader may choose. */
export interface DestinationChoice {
  countryCode: string
  name: string
}

/** The destinations of the chart and those that are read by another's row, as Hong Kong is, in the order of their names. */
export function destinationChoices(rows: readonly ControlCountry[], language: Language): DestinationChoice[] {
  return rows
    .flatMap(({ alsoFor, ...row }) => [row, ...alsoFor.map((other) => ({ ...other, name: row.name }))])
    .flatMap(({ countryCode, country, countryEn, name }) =>
      countryCode === null ? [] : [{ countryCode, name: pick({ zh: country, en: countryEn }, language) ?? name }],
    )
    .toSorted((a, b) => nameCollator(language).compare(a.name, b.name))
}
