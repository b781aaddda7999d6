import type { ScreenedDetails } from '@qingdan/database/tables/screening-tables.ts'
import type { ScreenedEntity } from '../../../contract/screening/entity.ts'
import { countryOf } from '../../dictionary/countries.ts'

/** Details of a party as the contract shows them; null: not given. */
export function toGivenDetails(details: ScreenedDetails): ScreenedEntity['details'] {
  const [company, people, ship] = [details.companyCountry, details.peopleCountry, details.shipFlag].map(countryOf)
  const sex = details.sex === undefined ? null : details.sex === 'male' ? '男' : '女'
  return {
    companyId: details.companyId ?? null,
    unifiedCreditCode: details.unifiedCreditCode ?? null,
    companyCountry: company?.country ?? null,
    companyCountryEn: company?.countryEn ?? null,
    companyAdress: details.companyAdress ?? null,
    sex,
    birthday: details.birthday ?? null,
    peopleId: details.peopleId ?? null,
    peopleCountry: people?.country ?? null,
    peopleCountryEn: people?.countryEn ?? null,
    imoCode: details.imoCode ?? null,
    shipFlag: ship?.country ?? null,
    shipFlagEn: ship?.countryEn ?? null,
    msnCode: details.msnCode ?? null,
    aircraftTailNumber: details.aircraftTailNumber ?? null,
  }
}
