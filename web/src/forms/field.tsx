import { Input, InputBase, TextInput, type TextInputProps } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import classes from './field.module.css'

type InputProps = Omit<TextInputProps, 'classNames' | 'description' | 'unstyled' | 'vars'> & {
  /** Shown below while there is no error. */
  hint?: string
}

/** Mantine's parts in our classes; only the label, the control, and either hint or error are drawn. */
const look = {
  unstyled: true,
  classNames: {
    root: classes.field ?? '',
    label: classes.label ?? '',
    wrapper: classes.control ?? '',
    input: classes.input ?? '',
    section: classes.section ?? '',
    description: classes.hint ?? '',
    error: classes.problem ?? '',
  },
  inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
}

/** A labelled text input with its error or hint below. `after` is shown at its end. */
export function Field({ error, hint, after, ...input }: InputProps & { after?: ReactNode }) {
  return (
    <TextInput
      {...look}
      {...input}
      error={error ? <ErrorLine>{error}</ErrorLine> : undefined}
      description={error ? undefined : hint}
      inputContainer={(control) => (
        <div className={classes.row}>
          {control}
          {after}
        </div>
      )}
    />
  )
}

/** A choice of a few values, given as `<option>`s. */
export function ChoiceField({
  error,
  ...select
}: Omit<ComponentProps<'select'>, 'size'> & { label?: string; error?: ReactNode }) {
  return (
    <InputBase component="select" {...look} {...select} error={error ? <ErrorLine>{error}</ErrorLine> : undefined} />
  )
}

/** The label of a control that is not Mantine's; the control has the id `controlId`. */
export function LabelledControl({
  label,
  controlId,
  children,
}: {
  label: string
  controlId: string
  children: ReactNode
}) {
  return (
    <Input.Wrapper {...look} label={label} id={controlId}>
      {children}
    </Input.Wrapper>
  )
}

function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertCircle size={14} stroke={1.5} aria-hidden="true" />
      {children}
    </>
  )
}
