import { useTranslation } from 'react-i18next'
import { failureOf } from '../components/feedback/failure.ts'
import { ApiError } from '../lib/api/api-client.ts'

/** Message for a failed call in the language of the page: the server's own message when the input was invalid. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  return (error) => {
    const isJudged = error instanceof ApiError && error.message !== '' && error.status >= 400 && error.status < 500
    return isJudged ? error.message : t(`failure.${failureOf(error)}.title`)
  }
}
