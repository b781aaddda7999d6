import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainPhone } from './account-rules.ts'
import classes from './form.module.css'

interface Labelled {
  label: string
  /** Error message; undefined without one. */
  problem?: string | undefined
  hint?: string | undefined
}

/** The props that a draft gives a field. */
export interface FieldProps extends Labelled {
  name: string
  value: string
  onBlur: () => void
  onChange: (value: string) => void
}

type Control<Tag extends 'input' | 'select'> = Labelled &
  Omit<ComponentProps<Tag>, 'id' | 'className' | 'onChange'> & { onChange: (value: string) => void }

/** A labelled input with its error below. `after` is shown at its end. */
export function Field({ label, problem, hint, after, onChange, ...input }: Control<'input'> & { after?: ReactNode }) {
  const id = useId()
  return (
    <LabelledField id={id} label={label} problem={problem} hint={hint} isRequired={input.required}>
      <input
        {...input}
        id={id}
        className={classes.input}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => onChange(event.target.value)}
      />
      {after}
    </LabelledField>
  )
}

/** A password field with a button that shows the text. */
export function PasswordField(props: Control<'input'>) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      maxLength={64}
      after={
        <button
          type="button"
          className={classes.eye}
          aria-label={t(isShown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} stroke={1.5} aria-hidden="true" />
        </button>
      }
    />
  )
}

/** A mainland mobile number. */
export function PhoneField({ onChange, ...input }: Control<'input'>) {
  return (
    <Field
      {...input}
      onChange={(typed) => onChange(plainPhone(typed))}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={24}
    />
  )
}

/** A choice of a few values. */
export function SelectField({
  label,
  problem,
  hint,
  options,
  onChange,
  ...select
}: Control<'select'> & { options: readonly { value: string; label: string }[] }) {
  const id = useId()
  return (
    <LabelledField id={id} label={label} problem={problem} hint={hint} isRequired={select.required}>
      <select
        {...select}
        id={id}
        className={classes.input}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}

/** The server's error for the whole form. */
export function Refusal({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <p className={classes.refusal}>{text}</p>}</div>
}

function LabelledField({
  id,
  label,
  problem,
  hint,
  isRequired = false,
  children,
}: Labelled & { id: string; isRequired?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label} {isRequired && <span aria-hidden="true">*</span>}
      </label>
      <div className={classes.row}>{children}</div>
      <p id={`${id}-said`} className={problem === undefined ? classes.hint : classes.problem}>
        {problem !== undefined && <IconAlertCircle size={14} stroke={1.5} aria-hidden="true" />}
        {problem ?? hint}
      </p>
    </div>
  )
}
