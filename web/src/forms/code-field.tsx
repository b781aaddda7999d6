import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../lib/api/api-client.ts'
import { call } from '../lib/api/call.ts'
import { showToast } from '../lib/toasts.ts'
import { Field } from './field.tsx'
import { fieldProblems } from './field-problems.ts'
import type { BoundField } from './use-account-form.tsx'
import { useCountdown } from './use-countdown.ts'
import { useFailureText } from './use-failure-text.ts'

/** Seconds between two codes. */
const secondsBetween = 60

/** The SMS code, and the button that sends it. `mayAsk` checks the phone number and shows its error. */
export function CodeField({ phone, mayAsk, ...field }: BoundField & { phone: string; mayAsk: () => boolean }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const countdown = useCountdown()
  const input = useRef<HTMLInputElement>(null)
  const wait = (seconds: number) => {
    countdown.begin(seconds)
    // The button loses the focus because it gets disabled.
    input.current?.focus()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('account.sendCode', { phoneCodeTypeCode: '2', phoneNum: phone.trim() }),
    onSuccess() {
      wait(secondsBetween)
      showToast({ tone: 'ok', text: t('code.sent') })
    },
    onError(error) {
      if (error instanceof ApiError && error.retryAfter !== null && error.retryAfter <= secondsBetween)
        wait(error.retryAfter)
      showToast({ tone: 'info', text: fieldProblems(error)['phoneNum'] ?? failureText(error) })
    },
  })
  return (
    <Field
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      after={
        <Button
          variant="default"
          h={40}
          miw={112}
          style={{ flex: 'none' }}
          disabled={countdown.left > 0}
          loading={isPending}
          onClick={() => mayAsk() && mutate()}
        >
          {countdown.left > 0 ? t('code.again', { seconds: countdown.left }) : t('code.send')}
        </Button>
      }
    />
  )
}
