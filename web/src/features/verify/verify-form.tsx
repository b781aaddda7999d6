import { Button } from '@mantine/core'
import { hashIn } from '@qingdan/api/contract/export/document-code.ts'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../forms/field.tsx'
import form from '../../forms/form.module.css'
import { canHashFiles, hashOfFile } from './file-hash.ts'
import classes from './verify-page.module.css'

/** Both ways to verify a document: its code or hash, and the file itself. */
export function VerifyForm() {
  const { t } = useTranslation('verify')
  return (
    <section className={classes.card} aria-label={t('form')}>
      <CodeForm />
      {canHashFiles && <FileChoice />}
    </section>
  )
}

function CodeForm() {
  const { t } = useTranslation('verify')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const hash = hashIn(text)
        setRefused(hash === null)
        if (hash !== null) void navigate({ to: '/verify/$hash', params: { hash } })
      }}
    >
      <Field
        label={t('code.label')}
        hint={t('code.hint')}
        error={isRefused && t('code.refused')}
        placeholder="3F9A-0C72-B1D4-88E6"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // Whole addresses are pasted too.
        maxLength={300}
        required
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setRefused(false)
        }}
        after={
          <Button type="submit" h={40}>
            {t('code.submit')}
          </Button>
        }
      />
    </form>
  )
}

function FileChoice() {
  const { t } = useTranslation('verify')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<'notPdf' | 'unreadable' | null>(null)

  async function verify(file: File | undefined): Promise<void> {
    if (!file) return
    setProblem(file.type === 'application/pdf' ? null : 'notPdf')
    if (file.type !== 'application/pdf') return
    try {
      await navigate({ to: '/verify/$hash', params: { hash: await hashOfFile(file) } })
    } catch {
      // The file was moved since it was chosen, or is too large for the browser.
      setProblem('unreadable')
    }
  }
  function over(event: DragEvent, isInside: boolean): void {
    event.preventDefault()
    setOver(isInside)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is the mouse's way, the button is for everybody
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false)
        void verify(event.dataTransfer.files[0])
      }}
    >
      <IconFileTypePdf size={24} stroke={1.5} aria-hidden="true" />
      <p>
        {t('file.drop')} <span className={classes.quiet}>{t('file.note')}</span>
      </p>
      <Button variant="default" onClick={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        aria-label={t('file.choose')}
        className={classes.input}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void verify(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {problem && <p role="alert">{t(`file.${problem}`)}</p>}
    </div>
  )
}
