import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countriesQuery } from '../lib/api/countries-query.ts'
import { nameCollator } from '../lib/language/format.ts'
import { useLanguage } from '../lib/language/use-language.ts'
import { SelectField, type SelectFieldProps } from './select-field.tsx'

/** Countries and regions, searchable by name in either language or by code; Chinese in pinyin order. Values are ISO-2 codes. */
export default function CountryField(field: SelectFieldProps) {
  const language = useLanguage()
  const { data, isPending } = useQuery(countriesQuery)
  const options = useMemo(
    () =>
      (data ?? [])
        .map(({ code, zh, en }) => ({
          value: code,
          label: formatCountry({ country: zh, countryEn: en, countryCode: code }, language) ?? code,
          search: `${zh} ${en}`,
        }))
        .toSorted((a, b) => nameCollator(language).compare(a.label, b.label)),
    [data, language],
  )
  return <SelectField {...field} options={options} isLoading={isPending} />
}
