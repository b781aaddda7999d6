import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShortcut } from '../../lib/browser/shortcuts.ts'

/** Focuses the page's search box (`data-search-box`), or opens the search page if there is none. */
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
