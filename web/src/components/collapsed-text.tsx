import { Spoiler } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './collapsed-text.module.css'

/** A long field, cut at 145 px (the specification's height for a subject's fields) until it is expanded. */
export function CollapsedText({ children, maxHeight = 145 }: { children: ReactNode; maxHeight?: number }) {
  const { t } = useTranslation('common')
  return (
    <Spoiler
      maxHeight={maxHeight}
      showLabel={t('showAll')}
      hideLabel={t('showLess')}
      transitionDuration={0}
      classNames={{ root: classes.root, content: classes.content, control: classes.control }}
    >
      {children}
    </Spoiler>
  )
}
