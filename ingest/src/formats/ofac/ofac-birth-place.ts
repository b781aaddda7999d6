import type { Place } from '@qingdan/database/record.ts'
import { countryCode } from '../../reading/countries.ts'

/** A place of birth is one line of text whose last part is usually the country. */
export function toBirthPlace(text: string): Place {
  const country = text.split(',').at(-1)?.trim() ?? ''
  const code = countryCode(country)
  return code ? { text, country, countryCode: code } : { text }
}
