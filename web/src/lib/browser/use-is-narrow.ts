import { useMediaQuery } from '@mantine/hooks'

/** The same breakpoint as in the style sheets: below it, menus replace bars. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 720px)', window.matchMedia('(max-width: 720px)').matches)
}
