import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from './account-rules.ts'
import type { FieldProps } from './field.tsx'
import { fieldProblems } from './field-problems.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFocusOnProblem } from './use-focus-on-problem.ts'
import { useSubmit } from './use-submit.ts'

type Name =
  | 'phone'
  | 'code'
  | 'password'
  | 'userName'
  | 'company'
  | 'industry'
  | 'email'
  | 'oldPwd'
  | 'newPwd'
  | 'confirmNewPwd'

interface Form<Field extends Name> {
  form: RefObject<HTMLFormElement | null>
  draft: Record<Field, string>
  isBusy: boolean
  /** The server's error that belongs to no field. */
  refusal: string | null
  onSubmit: (event: FormEvent) => void
  bind: (name: Field) => FieldProps
  /** Whether a field is valid; if not, shows its error and focuses it. */
  isRight: (name: Field) => boolean
}

/**
 * A form's draft. A field is validated when the reader leaves it or submits the form; `send` receives only a valid draft, and errors of the server
 * are shown at their fields.
 */
export function useDraft<Field extends Name>({
  start,
  problemsOf,
  send,
}: {
  start: Record<Field, string>
  problemsOf: (draft: Record<Field, string>) => Record<Field, Problem | null>
  send: (draft: Record<Field, string>) => Promise<void>
}): Form<Field> {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [tries, setTries] = useState(0)
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set())
  const { isBusy, error, submit, clear } = useSubmit(send)
  useFocusOnProblem(form, tries, error)
  const problems = problemsOf(draft)
  const refused = fieldProblems(error)
  const isPlaced = Object.keys(refused).some((name) => name in draft)
  const judge = (name: Field) => setJudged(new Set([...judged, name]))

  return {
    form,
    draft,
    isBusy,
    refusal: error === null || isPlaced ? null : failureText(error),
    onSubmit(event) {
      event.preventDefault()
      setTries(tries + 1)
      if (Object.values(problems).every((problem) => problem === null)) submit(draft)
    },
    bind(name) {
      const label: Name = name
      const own: Problem | null = tries > 0 || judged.has(name) ? problems[name] : null
      return {
        name,
        value: draft[name],
        label: t(`field.${label}`),
        problem: own ? t(`problem.${own}`) : refused[name],
        onBlur: () => draft[name] !== '' && judge(name),
        onChange(value) {
          setDraft({ ...draft, [name]: value })
          clear()
        },
      }
    },
    isRight(name) {
      if (problems[name] === null) return true
      judge(name)
      form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
      return false
    },
  }
}
