import { type ReactNode, useId } from 'react'
import classes from './run.module.css'

/** One of a few answers, as native radio buttons: arrows choose, Enter sends the form. */
export function Choices<Value extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  error,
  onChange,
}: {
  label: string
  isLabelHidden?: boolean
  options: readonly { value: Value; label: ReactNode; note?: ReactNode }[]
  value: Value | null
  error?: string | undefined
  onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <fieldset className={classes.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLabelHidden ? classes.hidden : undefined}>{label}</legend>
      <div className={classes.options} data-is-list={options.some(({ note }) => note !== undefined)}>
        {options.map((option) => (
          <div key={option.value} className={classes.option}>
            <label>
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
            {option.note && <div className={classes.quiet}>{option.note}</div>}
          </div>
        ))}
      </div>
      {error && (
        <p role="alert" id={`${id}-error`} className={classes.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
