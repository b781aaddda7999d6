import { Button } from '@mantine/core'
import type { Batch } from '@qingdan/api/contract/screening/batch.ts'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callForFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/file-transfer.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'

/** Every row, candidate and decision of a batch as a workbook. */
export function BatchExport({ batch }: { batch: Batch }) {
  const { t } = useTranslation('screening')
  const languages = useLanguage()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile('screening.export', { batchId: batch.id, languages }),
    onSuccess: (file) => saveFile(file, `${batch.batchNo}.xlsx`),
    onError: useFailureToast(),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconFileSpreadsheet size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {t('review.export')}
    </Button>
  )
}
