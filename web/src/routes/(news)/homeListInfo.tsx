import { createFileRoute, redirect } from '@tanstack/react-router'
import { AnnouncementPage } from '../../features/news/announcement-page.tsx'
import { announcementParams } from '../../features/news/news-params.ts'
import { loadPhrases } from '../../i18n/setup.ts'

export const Route = createFileRoute('/(news)/homeListInfo')({
  validateSearch: announcementParams,
  staticData: { tabIdentity: ['id'] },
  beforeLoad: ({ search: { id, fileId } }) => {
    if (id === '' && fileId !== undefined) throw redirect({ to: '/filesInfo', search: { fileId }, replace: true })
  },
  loader: () => loadPhrases('news', 'access'),
  component: AnnouncementPage,
})
