import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAnnouncement } from '../../../components/feedback/live-region.tsx'
import classes from './verdict-panel.module.css'

/** In the place of a verdict until the answer to this question is there. */
export function SearchingPanel({ keyword }: { keyword: string }) {
  const { t } = useTranslation('search')
  const said = t('verdict.searching', { keyword })
  useAnnouncement(said)
  return (
    <section className={classes.verdict} aria-busy="true">
      <div className={classes.words}>
        <p className={classes.searching}>{said}</p>
        <Skeleton height={10} width="45%" radius="sm" mt={6} aria-hidden="true" />
      </div>
    </section>
  )
}
