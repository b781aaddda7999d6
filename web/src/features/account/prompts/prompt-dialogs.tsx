import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { type AccessPrompt, showPrompt } from '../../../lib/session/access-prompts.ts'
import { changeSession, endSession, type Session, useIsSessionFresh } from '../../../lib/session/session.ts'
import { ForcedPasswordDialog, PasswordDialog } from '../password/password-dialog.tsx'
import { LoginDialog } from '../sign-in/login-dialog.tsx'
import { ExperienceDialog } from './experience-dialog.tsx'
import { isOfferDue } from './experience-offer.ts'
import { RefusalDialog } from './refusal-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { WelcomeDialog } from './welcome-dialog.tsx'

const close = () => showPrompt(null)

/** The account dialogs, one at a time; mandatory ones come first. */
export function PromptDialogs({ prompt, session }: { prompt: AccessPrompt | null; session: Session | null }) {
  const [reviewShownTo, setReviewShownTo] = useState('')
  const isFresh = useIsSessionFresh()
  // The days of the package would pass unused while the profile is incomplete.
  const isOffered = session?.experienceOffer === true && session.infoComplete && session.updatePasswordStatus !== '0'
  const isFree = prompt === null
  useEffect(() => {
    // Without an answer nothing is offered.
    if (isOffered && isFree && isOfferDue()) void offer().catch(() => {})
  }, [isOffered, isFree])
  const leave = () => {
    void call('account.signOut', {}).catch(() => {})
    endSession('/login')
  }
  if (session?.updatePasswordStatus === '0') return <ForcedPasswordDialog session={session} onLeave={leave} />
  const isRefusedInReview = prompt?.kind === 'refused' && prompt.refusal.reason === 'review'
  // The account may have been approved since its state was stored.
  const isInReview = isFresh && session?.state === '2'
  const isReviewShown = isRefusedInReview || (isInReview && reviewShownTo !== session.userId)
  return (
    <>
      <ReviewDialog
        isOpened={isReviewShown}
        onClose={() => {
          setReviewShownTo(session?.userId ?? '')
          if (isRefusedInReview) close()
        }}
        onLeave={leave}
      />
      {!isReviewShown && <Asked prompt={prompt} session={session} />}
    </>
  )
}

/** Asks the server first: since the sign-in a package may have been granted that includes the offer. */
async function offer(): Promise<void> {
  const { experienceOffer, plan } = await call('account.profile', {})
  changeSession({ experienceOffer, plan })
  if (experienceOffer) showPrompt({ kind: 'experience' })
}

function Asked({ prompt, session }: { prompt: AccessPrompt | null; session: Session | null }) {
  // A closing dialog keeps its content while it fades out.
  const last = useRef(prompt)
  if (prompt !== null) last.current = prompt
  const shown = last.current
  const isOpened = prompt !== null
  switch (shown?.kind) {
    case undefined:
      return null
    case 'login':
      return <LoginDialog isOpened={isOpened} returnTo={shown.returnTo} onClose={close} />
    case 'signOut':
      return <SignOutDialog isOpened={isOpened} onClose={close} />
    case 'password':
      return session && <PasswordDialog session={session} isOpened={isOpened} onClose={close} />
    case 'experience':
      return <ExperienceDialog isOpened={isOpened} onClose={close} />
    case 'welcome':
      return <WelcomeDialog isOpened={isOpened} onClose={close} />
    case 'refused':
      return (
        <RefusalDialog
          isOpened={isOpened}
          refusal={shown.refusal}
          isOffered={session?.experienceOffer === true}
          onClose={close}
        />
      )
  }
}
