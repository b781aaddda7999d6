import { Link, useNavigate } from '@tanstack/react-router'
import { Pager } from '../../components/pager.tsx'
import layout from '../../components/record-list.module.css'
import { type AdminParams, adminPageSizes } from './admin-params.ts'

/** Links to the pages of an administration table, with the choice of rows; nothing under an empty one. */
export function AdminPager({ params, count }: { params: AdminParams; count: number | undefined }) {
  const navigate = useNavigate()
  if (count === undefined || count === 0) return null
  return (
    <div className={layout.foot}>
      <Pager
        page={params.page}
        pageSize={params.pageSize}
        count={count}
        linkTo={(page, link) => <Link to="/admin" search={{ ...params, page }} {...link} />}
        sizes={{
          choices: adminPageSizes,
          onChange: (pageSize) =>
            void navigate({ to: '/admin', search: { ...params, page: 1, pageSize }, resetScroll: false }),
        }}
      />
    </div>
  )
}
