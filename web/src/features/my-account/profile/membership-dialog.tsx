import { Button } from '@mantine/core'
import type { UserInfo } from '@qingdan/api/contract/account.ts'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { MembershipResult } from '@qingdan/api/contract/my-account/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { SkeletonRows } from '../../../components/feedback/skeleton-rows.tsx'
import { formatTime } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { site } from '../../../lib/site-config.ts'
import classes from './membership-page.module.css'
import { membershipOptions } from './profile-queries.ts'

/** Shown after the profile: the package in force with its end and content, or who will answer the request. */
export function MembershipDialog({ info, onClose }: { info: UserInfo; onClose: () => void }) {
  const { t } = useTranslation('my-account')
  const { data: result, isPending } = useQuery({ ...membershipOptions, retry: false })
  const isAsking = info.membershipAskedTime !== null
  const isMember = !isAsking && result?.state === 'in force'
  const opened = info.plan === 'paid' ? 'open' : 'trial'
  return (
    <Dialog title={t(`membership.${isMember ? opened : isAsking ? 'asked' : 'received'}`)} onClose={onClose}>
      {isPending && !isAsking && <SkeletonRows rows={2} columns="30% minmax(0, 1fr)" cells={2} />}
      {isMember && <Membership result={result} />}
      {(isAsking || !(isPending || isMember)) && (
        <p>
          {t(isAsking ? 'membership.next' : 'membership.saved')}
          {site.contactPhone !== null && t('membership.byPhone', { phone: site.contactPhone })}
        </p>
      )}
      <div className={classes.foot}>
        <Button data-autofocus onClick={onClose}>
          {t('membership.begin')}
        </Button>
      </div>
    </Dialog>
  )
}

function Membership({ result }: { result: MembershipResult }) {
  const { t } = useTranslation(['my-account', 'common'])
  const language = useLanguage()
  const modules = result.modules.map((module) => pick({ zh: module.moduleName, en: module.moduleNameEn }, language))
  return (
    <dl className={classes.facts}>
      <dt>{t('my-account:orders.package')}</dt>
      <dd>{pick({ zh: result.pacakgeName, en: result.pacakgeNameEn }, language)}</dd>
      <dt>{t('my-account:orders.expire')}</dt>
      <dd>{formatTime(result.expireTime)}</dd>
      <dt>{t('my-account:membership.includes')}</dt>
      <dd>{modules.join(t('common:separator'))}</dd>
    </dl>
  )
}
