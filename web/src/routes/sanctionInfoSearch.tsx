import { createFileRoute } from '@tanstack/react-router'
import { SubjectPage } from '../features/subject/subject-page.tsx'
import { subjectParams } from '../features/subject/subject-params.ts'
import { detailOptions, historyOptions } from '../features/subject/subject-queries.ts'

export const Route = createFileRoute('/sanctionInfoSearch')({
  validateSearch: subjectParams,
  staticData: { tabIdentity: ['id'] },
  loaderDeps: ({ search: { id, dataType, s } }) => ({ id, dataType, s }),
  // Begun early, not waited for: the page shows its own skeleton.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(detailOptions(deps))
    void context.queryClient.prefetchQuery(historyOptions(deps))
  },
  component: SubjectPage,
})
