import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** 换一批: the next batch; after the last one the first follows. Hidden when there is only one batch. */
export function BatchButton({
  page,
  pages,
  onChange,
}: {
  page: number
  pages: number
  onChange: (page: number) => void
}) {
  const { t } = useTranslation('common')
  if (pages < 2) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconRefresh size={14} stroke={1.5} aria-hidden="true" />}
      onClick={() => onChange(nextBatch(page, pages))}
    >
      {t('batch.change')}
    </Button>
  )
}

/** Batches are circular: after the last one the first follows. */
function nextBatch(page: number, pages: number): number {
  return page >= pages ? 1 : page + 1
}
