import { useTranslation } from 'react-i18next'
import type { Problem } from './account-rules.ts'

/** A problem in words. An element and not a text, so that it changes with the language. */
export function ProblemText({ problem }: { problem: Problem }) {
  const { t } = useTranslation('account')
  return t(`problem.${problem}`)
}
