import { type ComponentProps, lazy, Suspense } from 'react'
import { loadPhrases } from '../../../i18n/setup.ts'

// Below what a page is opened for.
const Announcements = lazy(async () => {
  const [{ Announcements }] = await Promise.all([import('./announcements.tsx'), loadPhrases('news')])
  return { default: Announcements }
})

/** Announcements that name a subject, a law or an item; loaded by themselves, nothing until they are there. */
export function NewsAbout(props: ComponentProps<typeof Announcements>) {
  return (
    <Suspense fallback={null}>
      <Announcements {...props} />
    </Suspense>
  )
}
