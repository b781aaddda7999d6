import { pick } from '@qingdan/api/contract/bilingual.ts'
import { formatCountry } from '@qingdan/api/contract/country-names.ts'
import { useQuery } from '@tanstack/react-query'
import { sourcesQuery } from '../lib/api/sources-query.ts'
import { shortNameOf } from '../lib/language/list-names.ts'
import { useLanguage } from '../lib/language/use-language.ts'
import { SelectField, type SelectFieldProps } from './select-field.tsx'

/** The lists that can be searched. Values are `sourceId`s. */
export default function SourceField(field: SelectFieldProps) {
  const language = useLanguage()
  const { data, isPending } = useQuery(sourcesQuery)
  const options = (data ?? []).map((source) => ({
    value: String(source.sourceId),
    label: pick(shortNameOf(source), language),
    search: `${source.listName} ${source.listNameCn} ${source.publisher} ${source.publisherCn}`,
    group: formatCountry(source, language) ?? '',
  }))
  return <SelectField {...field} options={options} isLoading={isPending} />
}
