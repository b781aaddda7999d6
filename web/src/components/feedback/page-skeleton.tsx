import { PageBody } from '../page-body.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'

export function PageSkeleton() {
  return (
    <PageBody>
      <SkeletonRows rows={6} />
    </PageBody>
  )
}
