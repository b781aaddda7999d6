import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from './api/api-client.ts'
import { promptOf, showPrompt } from './session/access-prompts.ts'
import { showToast } from './toasts.ts'

/** Says why an action failed: missing access with the way to get it, anything else in a toast. The same function while the language stays. */
export function useFailureToast(): (error: Error) => void {
  const { t } = useTranslation('common')
  return useCallback(
    (error: Error) => {
      const prompt = promptOf(error)
      if (prompt) return showPrompt(prompt)
      showToast({ tone: 'bad', text: (error instanceof ApiError && error.message) || t('actionFailed') })
    },
    [t],
  )
}
