import { useQuery } from '@tanstack/react-query'
import { formatCountry } from '../../format.ts'
import { sourcesQuery } from '../../sources.ts'
import { useLanguage } from '../../use-language.ts'
import { SelectField } from './select-field.tsx'

/** The lists that can be searched. Values are `sourceId`s. */
export default function SourceField({
  label,
  placeholder,
  values,
  onChange,
}: {
  label: string
  placeholder: string
  values: readonly string[]
  onChange: (sourceIds: string[]) => void
}) {
  const language = useLanguage()
  const { data, isPending } = useQuery(sourcesQuery)
  const options = (data ?? []).map((source) => ({
    value: String(source.sourceId),
    label: language === 'zh' ? source.shortNameCn : source.shortName,
    search: `${source.listName} ${source.listNameCn} ${source.publisher} ${source.publisherCn}`,
    group: formatCountry(source, language) ?? '',
  }))
  return (
    <SelectField
      label={label}
      placeholder={placeholder}
      options={options}
      values={values}
      isLoading={isPending}
      onChange={onChange}
    />
  )
}
