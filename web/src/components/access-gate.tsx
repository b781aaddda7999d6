import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccessPrompt, promptOf, showPrompt } from '../lib/session/access-prompts.ts'
import { saveReturnPath } from '../lib/session/return-path.ts'
import { EmptyState } from './feedback/empty-state.tsx'
import { useRefusalWords } from './use-refusal-words.ts'

/** Whether an error means missing access, which `AccessGate` explains. */
export function isAccessError(error: unknown): boolean {
  return promptOf(error) !== null
}

function comeBackHere(): void {
  saveReturnPath(location.href.slice(location.origin.length))
}

/** Replaces content that the user may not read: explains why and how to get access. Then the same page loads. */
export function AccessGate({ error }: { error: unknown }) {
  const { t } = useTranslation('access')
  const prompt = useMemo(() => promptOf(error), [error])
  const isRefused = prompt?.kind === 'refused'
  useEffect(() => {
    if (isRefused) showPrompt(prompt)
    return () => {
      if (isRefused) showPrompt(null)
    }
  }, [isRefused, prompt])
  if (prompt?.kind === 'refused') return <Refused prompt={prompt} />
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.5} />}
      title={t('gate.title')}
      action={
        <>
          <Button aria-haspopup="dialog" onClick={() => showPrompt(prompt)}>
            {t('gate.signIn')}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link to="/register" {...props} onClick={comeBackHere} />}>
            {t('gate.register')}
          </Button>
        </>
      }
    >
      {t('gate.text')}
    </EmptyState>
  )
}

function Refused({ prompt }: { prompt: Extract<AccessPrompt, { kind: 'refused' }> }) {
  const { t } = useTranslation('access')
  const { title, text } = useRefusalWords(prompt.refusal)
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.5} />}
      title={title}
      action={
        <Button variant="default" onClick={() => showPrompt(prompt)}>
          {t('gate.more')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
