import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './collapsed-text.module.css'

/**
 * A long field, cut at 145 px (the specification's height for a subject's fields) until it is expanded. Mantine's
 * Spoiler is not used: it makes every field a landmark, and all of them without a name.
 */
export function CollapsedText({ children, maxHeight = 145 }: { children: ReactNode; maxHeight?: number }) {
  const { t } = useTranslation('common')
  const id = useId()
  const { ref, height } = useElementSize()
  const [isOpen, setOpen] = useState(false)
  const isLong = height > maxHeight
  return (
    <div>
      <div
        id={id}
        className={classes.content}
        data-cut={(isLong && !isOpen) || undefined}
        style={{ maxHeight: isOpen ? undefined : maxHeight }}
      >
        <div ref={ref}>{children}</div>
      </div>
      {isLong && (
        <button
          type="button"
          className={classes.control}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('showLess') : t('showAll')}
        </button>
      )}
    </div>
  )
}
