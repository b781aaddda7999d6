import { useId, useState } from 'react'
import classes from './notices.module.css'

/** One line of text, a day or a time; empty is null. */
export function Line({
  label,
  type = 'text',
  value,
  onChange,
}: {
  label: string
  type?: 'text' | 'date' | 'time'
  value: string | null
  onChange: (value: string | null) => void
}) {
  return (
    <label className={classes.field}>
      {label}
      <input type={type} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)} />
    </label>
  )
}

/** Several texts, one per line; empty lines are left out. */
export function Area({
  label,
  hint,
  lines,
  onChange,
}: {
  label: string
  hint?: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
}) {
  const id = useId()
  // What is typed keeps its empty lines until it is left.
  const [typed, setTyped] = useState(lines.join('\n'))
  return (
    <div className={classes.wide}>
      <label htmlFor={id} className={classes.field}>
        {label} {hint && <small>{hint}</small>}
      </label>
      <textarea
        id={id}
        rows={Math.min(6, Math.max(2, lines.length))}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(
            event.target.value
              .split('\n')
              .map((line) => line.trim())
              .filter(Boolean),
          )
        }}
      />
    </div>
  )
}

/** One of a few values; null where `empty` is offered and chosen. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
  empty,
}: {
  label: string
  value: Value | null
  choices: readonly (readonly [Value, string])[]
  onChange: (value: Value | null) => void
  empty?: string
}) {
  return (
    <label className={classes.field}>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(choices.find(([choice]) => choice === event.target.value)?.[0] ?? null)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
