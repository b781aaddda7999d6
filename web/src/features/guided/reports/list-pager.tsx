import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '../../../components/record-list.module.css'
import { usualPageSize } from '../guided-params.ts'

/** Pages of a list whose page is no part of the address. */
export function ListPager({ page, count, onPage }: { page: number; count: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('guided')
  const pages = Math.ceil(count / usualPageSize)
  if (pages < 2) return null
  return (
    <div className={layout.foot}>
      <Button variant="default" h={32} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('button.previousPage')}
      </Button>
      <span>{t('item.page', { page, pages })}</span>
      <Button variant="default" h={32} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('button.nextPage')}
      </Button>
    </div>
  )
}
