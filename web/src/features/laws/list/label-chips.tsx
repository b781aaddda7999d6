import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../components/chip.tsx'
import { chosenOf } from '../law-params.ts'
import classes from './law-list-page.module.css'

/** With All; the specification's number. */
const mostChips = 12

/** All comes first; several labels can be selected. The rest, and those selected among them, behind "more". */
export function LabelChips({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string
  /** `value`: for the address; `name`: in the reader's language. */
  choices: readonly { value: string; name: string }[]
  chosen: string | undefined
  onChoose: (value: string | null) => void
}) {
  const { t } = useTranslation('laws')
  const [isOpen, setOpen] = useState(false)
  const on = chosenOf(chosen)
  const isCut = choices.length >= mostChips && !isOpen
  const shown = isCut ? choices.filter(({ value }, at) => at < mostChips - 1 || on.includes(value)) : choices
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of toggle buttons, not fields of a form
    <div role="group" aria-label={label} className={classes.choices}>
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      <Chip isSmall isOn={on.length === 0} onClick={() => onChoose(null)}>
        {t('all')}
      </Chip>
      {shown.map(({ value, name }) => (
        <Chip key={value} isSmall isOn={on.includes(value)} onClick={() => onChoose(value)}>
          {name}
        </Chip>
      ))}
      {choices.length >= mostChips && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewer') : t('more', { count: choices.length - shown.length })}
        </button>
      )}
    </div>
  )
}
