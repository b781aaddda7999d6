import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { promptOf } from '../../lib/session/access-prompts.ts'
import { showToast } from '../../lib/toasts.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'

/** Says why batches were not started; with how many names the day still allows, if there are any. */
export function useStartFailure(): (error: Error) => void {
  const { t } = useTranslation('screening')
  const fail = useFailureToast()
  return useCallback(
    (error: Error) => {
      const prompt = promptOf(error)
      const refusal = prompt?.kind === 'refused' ? prompt.refusal : null
      if (!refusal?.left) return fail(error)
      showToast({ tone: 'bad', text: t('batches.tooMany', { count: refusal.left, needed: refusal.needed }) })
    },
    [t, fail],
  )
}
