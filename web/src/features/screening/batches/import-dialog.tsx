import { Button } from '@mantine/core'
import type { UploadedNames } from '@qingdan/api/contract/screening/batch.ts'
import { maxFileBytes, maxFiles } from '@qingdan/api/contract/screening/limits.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'
import { call, callForFile, upload } from '../../../lib/api/call.ts'
import { saveFile } from '../../../lib/api/file-transfer.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { showToast } from '../../../lib/toasts.ts'
import { type PartyType, pagingDefaults, partyTypes } from '../screening-params.ts'
import { screeningKeys } from '../screening-queries.ts'
import { useStartFailure } from '../use-start-failure.ts'
import { checkFiles, type FileProblem } from './check-files.ts'
import { DropZone } from './drop-zone.tsx'
import classes from './import-dialog.module.css'
import { UploadedFiles } from './uploaded-files.tsx'

const megabytes = maxFileBytes / 1024 / 1024

/** Takes files of names: first what was read and what was refused, then the batches. */
export function ImportDialog({ opener, onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  const { t } = useTranslation(['screening', 'terms', 'common'])
  const [type, setType] = useState<PartyType>('01')
  const [unsent, setUnsent] = useState<readonly FileProblem[]>([])
  const reading = useMutation({
    mutationFn: (files: readonly File[]) => upload('screening.upload', formOf(type, files)),
  })
  const making = useImport(onClose)
  const failure = reading.error ?? making.error
  const refused = (reading.data ?? []).flatMap((file) => file.refused ?? [])
  const untaken = [
    ...unsent.map(({ name, problem }) =>
      t(`screening:import.problem.${problem}`, { name, files: maxFiles, megabytes }),
    ),
    ...refused,
  ]
  const take = (files: readonly File[]) => {
    const { good, problems: found } = checkFiles(files)
    setUnsent(found)
    if (good.length > 0) reading.mutate(good)
    else reading.reset()
  }
  return (
    <Dialog title={t('screening:import.title')} size={720} opener={opener} onClose={onClose}>
      <div className={classes.body}>
        {reading.data === undefined ? (
          <>
            <Segmented
              label={t('screening:import.type')}
              value={type}
              choices={partyTypes.map((value) => ({ value, content: t(`terms:partyType.${value}`) }))}
              onChange={setType}
            />
            <p className={classes.note}>{t('screening:import.typeNote')}</p>
            <TemplateButton type={type} />
            <DropZone isBusy={reading.isPending} onFiles={take} />
          </>
        ) : (
          <UploadedFiles files={reading.data} />
        )}
        <Problems messages={untaken}>
          {reading.data !== undefined && t('screening:import.notTaken', { count: untaken.length })}
        </Problems>
        <Problems messages={failure ? problemsOf(failure, t('common:actionFailed')) : []} />
        {reading.data !== undefined && (
          <ImportActions
            files={reading.data}
            isPending={making.isPending}
            onBack={() => {
              setUnsent([])
              making.reset()
              reading.reset()
            }}
            onImport={(isStarted) => making.mutate({ files: reading.data, isStarted })}
          />
        )}
      </div>
    </Dialog>
  )
}

/** What is wrong, each thing once; `children`: what it means for the rest. */
function Problems({ messages, children }: { messages: readonly string[]; children?: ReactNode }) {
  if (messages.length === 0) return null
  return (
    <div role="alert" className={classes.problem}>
      {children && <p>{children}</p>}
      <ul>
        {[...new Set(messages)].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

function ImportActions({
  files,
  isPending,
  onBack,
  onImport,
}: {
  files: UploadedNames
  isPending: boolean
  onBack: () => void
  onImport: (isStarted: boolean) => void
}) {
  const { t } = useTranslation('screening')
  const count = files.reduce((sum, { entityNum }) => sum + entityNum, 0)
  return (
    <div className={classes.foot}>
      <Button variant="subtle" onClick={onBack}>
        {t('import.again')}
      </Button>
      <Button variant="default" disabled={count === 0} loading={isPending} onClick={() => onImport(false)}>
        {t('import.only')}
      </Button>
      <Button disabled={count === 0} loading={isPending} onClick={() => onImport(true)}>
        {t('import.andStart', { count })}
      </Button>
    </div>
  )
}

function TemplateButton({ type }: { type: PartyType }) {
  const { t } = useTranslation('screening')
  const language = useLanguage()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile('screening.template', { type, languages: language }),
    onSuccess: (file) => saveFile(file, `template-${type}.xlsx`),
    onError: (error) => showToast({ tone: 'bad', text: error.message || t('import.templateFailed') }),
  })
  return (
    <div>
      <Button
        variant="default"
        loading={isPending}
        leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        onClick={() => mutate()}
      >
        {t('import.template')}
      </Button>
      <p className={classes.note}>{t('import.templateNote')}</p>
    </div>
  )
}

/** Makes batches of the files with names, and starts them when asked to; batches that cannot be started wait in the list. */
function useImport(onClose: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const fail = useStartFailure()
  return useMutation({
    mutationFn: async ({ files, isStarted }: { files: UploadedNames; isStarted: boolean }) => {
      const fileIds = files.flatMap(({ id, entityNum }) => (id !== null && entityNum > 0 ? id : []))
      const batches = await call('screening.import', { fileIds })
      const failure = isStarted ? await startFailure(batches.map(({ id }) => id)) : null
      return { batches, isStarted, failure }
    },
    onSuccess: ({ batches, isStarted, failure }) => {
      onClose()
      void client.invalidateQueries({ queryKey: screeningKeys.all })
      if (failure) return fail(failure)
      const [only] = batches
      if (isStarted && only !== undefined && batches.length === 1)
        void navigate({ to: '/checkDetail', search: { ...pagingDefaults, batchId: only.id } })
    },
  })
}

/** Why batches could not be started; null once they are. */
function startFailure(ids: string[]): Promise<Error | null> {
  return call('screening.start', { ids }).then(
    () => null,
    (error: Error) => error,
  )
}

function formOf(type: PartyType, files: readonly File[]): FormData {
  const form = new FormData()
  form.append('type', type)
  for (const file of files) form.append('file', file)
  return form
}

function problemsOf(error: Error, usual: string): string[] {
  if (!(error instanceof ApiError)) return [usual]
  const messages = error.errors.map(({ message }) => message)
  return messages.length > 0 ? messages : [error.message || usual]
}
