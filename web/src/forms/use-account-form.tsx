import { type FormErrors, useForm } from '@mantine/form'
import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from './account-rules.ts'
import { fieldProblems } from './field-problems.ts'
import { ProblemText } from './problem-text.tsx'
import { useFailureText } from './use-failure-text.ts'

type Name =
  | 'loginName'
  | 'phone'
  | 'code'
  | 'password'
  | 'userName'
  | 'company'
  | 'industry'
  | 'email'
  | 'oldPwd'
  | 'oldCode'
  | 'newPwd'
  | 'confirmNewPwd'

/** The props that a form gives a field. */
export interface BoundField {
  name: string
  label: string
  value: string
  error: ReactNode
  onBlur: () => void
  /** Takes an event of the field, or its new value. */
  onChange: (change: SyntheticEvent | string) => void
}

interface AccountForm<Field extends Name> {
  form: RefObject<HTMLFormElement | null>
  values: Record<Field, string>
  isBusy: boolean
  /** The server's error that belongs to no field. */
  refusal: string | null
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  bind: (name: Field) => BoundField
  /** Whether a field is valid; if not, shows its error and focuses it. */
  isValid: (name: Field) => boolean
}

/**
 * A form about an account. A field is validated when the reader leaves it filled or submits the form, and from then on while typing; the first invalid
 * one gets the focus. `send` receives only valid values, and errors of the server are shown at their fields.
 */
export function useAccountForm<Field extends Name>({
  initialValues,
  problemsOf,
  send,
}: {
  initialValues: Record<Field, string>
  problemsOf: (values: Record<Field, string>) => Record<Field, Problem | null>
  send: (values: Record<Field, string>) => Promise<void>
}): AccountForm<Field> {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const validated = useRef(new Set<string>())
  const [refused, setRefused] = useState<unknown>(null)
  const form = useForm<Record<Field, string>>({
    initialValues,
    validate: (values) => errorsOf(problemsOf(values)),
    onValuesChange(values) {
      const errors = Object.entries(errorsOf(problemsOf(values)))
      form.setErrors(Object.fromEntries(errors.filter(([name]) => validated.current.has(name))))
      setRefused(null)
    },
  })
  const focusFirst = (errors: FormErrors) => {
    const fields = [...(element.current?.elements ?? [])]
    const first = fields.find((field) => Object.hasOwn(errors, field.getAttribute('name') ?? ''))
    if (first instanceof HTMLElement) first.focus()
  }
  const submit = form.onSubmit(async (values) => {
    setRefused(null)
    try {
      await send(values)
    } catch (error) {
      const errors = fieldProblems(error)
      form.setErrors(errors)
      setRefused(error)
      focusFirst(errors)
    }
  }, focusFirst)
  const isPlaced = Object.keys(fieldProblems(refused)).some((name) => name in initialValues)

  return {
    form: element,
    values: form.values,
    isBusy: form.submitting,
    refusal: refused === null || isPlaced ? null : failureText(refused),
    onSubmit(event) {
      validated.current = new Set(Object.keys(initialValues))
      submit(event)
    },
    bind: (name) => ({
      ...form.getInputProps(name),
      name,
      value: form.values[name],
      error: form.errors[name],
      label: t(`field.${name as Name}`),
      onBlur() {
        if (form.values[name] === '') return
        validated.current.add(name)
        form.validateField(name)
      },
    }),
    isValid(name) {
      validated.current.add(name)
      const error = errorsOf(problemsOf(form.values))[name]
      form.setFieldError(name, error)
      if (error !== undefined) focusFirst({ [name]: error })
      return error === undefined
    },
  }
}

function errorsOf(problems: Readonly<Record<string, Problem | null>>): FormErrors {
  const found = Object.entries(problems).filter((entry): entry is [string, Problem] => entry[1] !== null)
  return Object.fromEntries(found.map(([name, problem]) => [name, <ProblemText key={name} problem={problem} />]))
}
