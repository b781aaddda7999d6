import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './segmented.module.css'

export interface Choice<Value extends string> {
  value: Value
  /** The visible content. */
  content: ReactNode
  /** The name for screen readers, if the content is a picture. */
  label?: string
}

/** A choice of a few values with exactly one selected: native radio buttons in one frame. */
export function Segmented<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <SegmentedControl
      aria-label={label}
      classNames={classes}
      withItemsBorders={false}
      value={value}
      onChange={onChange}
      data={choices.map((choice) => ({ value: choice.value, label: <ChoiceName choice={choice} /> }))}
    />
  )
}

function ChoiceName({ choice: { content, label } }: { choice: Choice<string> }) {
  if (label === undefined) return content
  return (
    <span className={classes.picture} title={label}>
      {content}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
