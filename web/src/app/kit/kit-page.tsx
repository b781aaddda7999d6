import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../components/feedback/live-region.tsx'
import { PageBody } from '../../components/page-body.tsx'
import { Segmented } from '../../components/segmented.tsx'
import { changeLanguage } from '../../i18n/setup.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { Toaster } from '../layout/notices/toaster.tsx'
import { ControlParts } from './control-parts.tsx'
import { FeedbackParts } from './feedback-parts.tsx'
import { FormParts } from './form-parts.tsx'
import classes from './kit-page.module.css'
import { ListingParts } from './listing-parts.tsx'
import { MatchParts } from './match-parts.tsx'
import { TableParts } from './table-parts.tsx'

/** `/kit` of the development server: every part of components/ and forms/, in both languages and both schemes. */
export function KitPage() {
  return (
    <PageBody>
      <main className={classes.page}>
        <header className={classes.head}>
          <h1>Kit</h1>
          <LanguageSwitch />
          <SchemeSwitch />
        </header>
        <ControlParts />
        <ListingParts />
        <MatchParts />
        <TableParts />
        <FeedbackParts />
        <FormParts />
      </main>
      <Toaster />
      <LiveRegion />
    </PageBody>
  )
}

function LanguageSwitch() {
  const { t } = useTranslation('layout')
  return (
    <Segmented
      label={t('header.switchLanguage')}
      value={useLanguage()}
      choices={[
        { value: 'zh', content: '中文' },
        { value: 'en', content: 'English' },
      ]}
      onChange={(language) => void changeLanguage(language)}
    />
  )
}

function SchemeSwitch() {
  const { t } = useTranslation('layout')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <Segmented
      label={t(isDark ? 'header.toLight' : 'header.toDark')}
      value={isDark ? 'dark' : 'light'}
      choices={[
        { value: 'light', content: 'light' },
        { value: 'dark', content: 'dark' },
      ]}
      onChange={setColorScheme}
    />
  )
}
