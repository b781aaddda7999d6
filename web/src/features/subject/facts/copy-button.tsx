import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../components/feedback/live-region.tsx'
import classes from './copy-button.module.css'

/** Copies a number. Only where the browser allows clipboard writes (a secure address). */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('subject')
  const [isCopied, setCopied] = useState(false)
  if (!('clipboard' in navigator)) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    announce(t('facts.copied'))
  }
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={t('facts.copy', { value: text })}
      title={t(isCopied ? 'facts.copied' : 'facts.copy', { value: text })}
      onClick={() => void copy()}
    >
      <Icon size={14} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
