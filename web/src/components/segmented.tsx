import type { ReactNode } from 'react'
import classes from './segmented.module.css'

export interface Choice<Value extends string> {
  value: Value
  /** The visible content. */
  content: ReactNode
  /** The label for screen readers, if the content is a picture. */
  label?: string
}

/** A choice of a few values with exactly one selected: native radio buttons in one frame. */
export function Segmented<Value extends string>({
  name,
  label,
  choices,
  value,
  onChange,
}: {
  /** Unique on the page; groups the radio buttons. */
  name: string
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <fieldset className={classes.segmented}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice} title={choice.label}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.label}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.content}</span>
        </label>
      ))}
    </fieldset>
  )
}
