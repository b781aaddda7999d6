import { lazy, Suspense, useRef } from 'react'
import { loadPhrases } from '../../i18n/setup.ts'
import { usePrompt } from '../../lib/session/access-prompts.ts'
import { useSession } from '../../lib/session/session.ts'

const PromptDialogs = lazy(async () => {
  const [{ PromptDialogs }] = await Promise.all([
    import('../../features/account/prompts/prompt-dialogs.tsx'),
    loadPhrases('account', 'access'),
  ])
  return { default: PromptDialogs }
})

/** The account dialogs, loaded with the first prompt. */
export function Prompts() {
  const prompt = usePrompt()
  const session = useSession()
  const mustAct =
    session !== null && (session.updatePasswordStatus === '0' || session.state === '2' || session.experienceOffer)
  const wasWanted = useRef(false)
  wasWanted.current ||= prompt !== null || mustAct
  return (
    wasWanted.current && (
      <Suspense>
        <PromptDialogs prompt={prompt} session={session} />
      </Suspense>
    )
  )
}
