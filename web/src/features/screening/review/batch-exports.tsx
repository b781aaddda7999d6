import { Button } from '@mantine/core'
import type { Batch } from '@qingdan/api/contract/screening/batch.ts'
import { IconFileCertificate, IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callForFile } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/file-transfer.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import classes from '../screening.module.css'

const forms = {
  'screening.export': { Icon: IconFileSpreadsheet, words: 'review.export', ending: 'xlsx' },
  'screening.evidence': { Icon: IconFileCertificate, words: 'review.evidence', ending: 'pdf' },
} as const

/** Every row, candidate and decision of a batch as a workbook, and its evidence record. */
export function BatchExports({ batch }: { batch: Batch }) {
  return (
    <div className={classes.actions}>
      <ExportButton batch={batch} operation="screening.export" />
      {batch.isStarted && <ExportButton batch={batch} operation="screening.evidence" />}
    </div>
  )
}

function ExportButton({ batch, operation }: { batch: Batch; operation: keyof typeof forms }) {
  const { t } = useTranslation('screening')
  const languages = useLanguage()
  const { Icon, words, ending } = forms[operation]
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(operation, { batchId: batch.id, languages }),
    onSuccess: (file) => saveFile(file, `${batch.batchNo}.${ending}`),
    onError: useFailureToast(),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {t(words)}
    </Button>
  )
}
