import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../../components/action-button.module.css'
import { announce } from '../../../components/feedback/live-region.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { useShortcut } from '../../../lib/browser/shortcuts.ts'
import { promptOf, showPrompt } from '../../../lib/session/access-prompts.ts'
import { mark, noteMark, type StarTarget } from './favourites.ts'

/** Adds or removes a favourite; the star changes after the server has answered. Shortcut: `S`. */
export function StarButton({ target, isFavourite }: { target: StarTarget; isFavourite: boolean }) {
  const { t } = useTranslation('subject')
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isWanted: boolean) => mark(target, isWanted),
    onSuccess: (_, isWanted) => {
      noteMark(client, target, isWanted)
      announce(t(isWanted ? 'favourite.added' : 'favourite.removed'))
    },
    onError: (failure) => {
      const prompt = promptOf(failure)
      if (prompt) showPrompt(prompt)
    },
  })
  const toggle = useCallback(() => mutate(!isFavourite), [mutate, isFavourite])
  useShortcut('s', toggle)
  const Icon = isFavourite ? IconStarFilled : IconStar
  return (
    <>
      <button
        type="button"
        className={classes.action}
        aria-pressed={isFavourite}
        aria-keyshortcuts="s"
        disabled={isPending}
        onClick={toggle}
      >
        <Icon size={16} stroke={1.5} aria-hidden="true" /> {t(isFavourite ? 'favourite.on' : 'favourite.off')}
      </button>
      {error && !promptOf(error) && (
        <p role="alert" className={classes.problem}>
          {(error instanceof ApiError && error.message) || t('favourite.failed')}
        </p>
      )}
    </>
  )
}
