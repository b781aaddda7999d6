import { useMediaQuery } from '@mantine/hooks'

/** As narrow as the style sheets' own break: menus take the place of bars. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 720px)', window.matchMedia('(max-width: 720px)').matches)
}
