import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import Select, {
  type ClassNamesConfig,
  type GroupBase,
  NonceProvider,
  type OptionsOrGroups,
  type StylesConfig,
} from 'react-select'
import { styleNonce } from '../lib/browser/style-nonce.ts'
import type { DemandStart } from '../lib/browser/use-on-demand.ts'
import classes from './select-field.module.css'

interface SelectOption {
  value: string
  label: string
  /** Additional search words. */
  search?: string
  /** Heading of its group. */
  group?: string
}

/** Props of every such list, whether loaded or still a placeholder. */
export interface SelectFieldProps {
  label: string
  placeholder: string
  values: readonly string[]
  inputId?: string
  /** What the reader did with the placeholder before this component replaced it. */
  start?: DemandStart
  onChange: (values: string[]) => void
}

const classNames: ClassNamesConfig<SelectOption, true, GroupBase<SelectOption>> = {
  control: ({ isFocused }) => `${classes.control} ${isFocused ? classes.focused : ''}`,
  valueContainer: () => classes.values ?? '',
  placeholder: () => classes.placeholder ?? '',
  input: () => classes.input ?? '',
  multiValue: () => classes.value ?? '',
  multiValueRemove: () => classes.remove ?? '',
  indicatorsContainer: () => classes.indicators ?? '',
  menu: () => classes.menu ?? '',
  option: ({ isFocused, isSelected }) =>
    `${classes.option} ${isFocused ? classes.active : ''} ${isSelected ? classes.selected : ''}`,
  groupHeading: () => classes.heading ?? '',
  noOptionsMessage: () => classes.message ?? '',
  loadingMessage: () => classes.message ?? '',
}

/** Overrides of Mantine's inline styles: our height, and a layer above the sticky parts of the page. */
const styles: StylesConfig<SelectOption, true> = {
  control: (base) => ({ ...base, minHeight: 'var(--h-ctl)' }),
  menu: (base) => ({ ...base, zIndex: 40 }),
}

/** A long list with search; several values may be chosen. Loaded on demand, because it is large. */
export function SelectField({
  label,
  placeholder,
  options,
  values,
  isLoading,
  inputId,
  start,
  onChange,
}: SelectFieldProps & { options: readonly SelectOption[]; isLoading: boolean }) {
  const { t } = useTranslation('search')
  const id = useId()
  const chosen = values.map((value) => options.find((option) => option.value === value) ?? { value, label: value })
  return (
    <NonceProvider nonce={styleNonce} cacheKey="select">
      <Select<SelectOption, true>
        unstyled
        instanceId={id}
        inputId={inputId ?? `${id}-input`}
        aria-label={label}
        placeholder={placeholder}
        options={grouped(options)}
        value={chosen}
        isMulti
        isClearable
        autoFocus={start?.hasFocus ?? false}
        defaultMenuIsOpen={start?.wasUsed ?? false}
        defaultInputValue={start?.typed ?? ''}
        isLoading={isLoading}
        classNames={classNames}
        styles={styles}
        noOptionsMessage={() => t('filter.noOptions')}
        loadingMessage={() => t('filter.loading')}
        filterOption={({ data }, typed) => matches(data, typed)}
        ariaLiveMessages={{
          guidance: () => t('filter.selectHint'),
          onChange: () => '',
          onFilter: () => '',
          onFocus: ({ focused }) => focused.label,
        }}
        onChange={(next) => onChange(next.map(({ value }) => value))}
      />
    </NonceProvider>
  )
}

/** Options without a group are shown without a heading. */
function grouped(options: readonly SelectOption[]): OptionsOrGroups<SelectOption, GroupBase<SelectOption>> {
  if (options.every(({ group }) => group === undefined)) return options
  return [...Map.groupBy(options, ({ group }) => group ?? '')].map(([label, members]) => ({ label, options: members }))
}

function matches(option: SelectOption, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  return `${option.label} ${option.value} ${option.search ?? ''}`.toLowerCase().includes(wanted)
}
