import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import type { QueryDetails } from '@qingdan/matching/model.ts'

/** The numbers among the details of a party. */
export function identifiersOf(details: ScreenedDetails): string[] {
  const { companyId, unifiedCreditCode, peopleId, imoCode, msnCode, aircraftTailNumber } = details
  return [companyId, unifiedCreditCode, peopleId, imoCode, msnCode, aircraftTailNumber].filter(
    (number) => number !== undefined,
  )
}

/** The details of a party as the matcher weighs them; undefined if none of them counts. */
export function toQueryDetails(details: ScreenedDetails): QueryDetails | undefined {
  const { birthday, sex, companyCountry, peopleCountry, shipFlag } = details
  const countries = [companyCountry, peopleCountry, shipFlag].filter((code) => code !== undefined)
  const identifiers = identifiersOf(details)
  const isEmpty = !birthday && !sex && countries.length === 0 && identifiers.length === 0
  return isEmpty ? undefined : { birthDate: birthday, sex, countries, identifiers }
}
