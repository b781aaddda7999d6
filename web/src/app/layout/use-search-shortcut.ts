import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShortcut } from '../../lib/browser/shortcuts.ts'

/** Puts the focus in the page's search box (`data-search-box`), or goes to the search page where a page has none. */
export function useGoToSearch(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const box = document.querySelector<HTMLInputElement>('[data-search-box]')
    if (!box) return void navigate({ to: '/sanctionSearch' })
    box.focus()
    box.select()
  }, [navigate])
}

export function useSearchShortcut(): void {
  useShortcut('/', useGoToSearch())
}
