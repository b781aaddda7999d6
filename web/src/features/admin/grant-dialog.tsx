import type { AdminUser } from '@qingdan/api/contract/admin.ts'
import { pick } from '@qingdan/api/contract/bilingual.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmActionDialog } from '../../components/confirm-action-dialog.tsx'
import layout from '../../components/record-list.module.css'
import { ChoiceField } from '../../forms/field.tsx'
import { useLanguage } from '../../lib/language/use-language.ts'
import { adminKeys, grantPackage, packagesOptions } from './admin-queries.ts'

/** Grants a package to an account, from now on. */
export function GrantDialog({
  user,
  opener,
  onClose,
}: {
  user: AdminUser
  opener: HTMLElement | null
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { data: packages } = useQuery(packagesOptions)
  const [chosen, setChosen] = useState('professional')
  return (
    <ConfirmActionDialog
      title={t('action.grant')}
      submit={t('grant.submit')}
      opener={opener}
      changes={adminKeys.all}
      action={() => grantPackage(user.userId, chosen)}
      done={t('done.grant', { name: user.userName })}
      onDone={onClose}
      onClose={onClose}
    >
      <ChoiceField
        label={t('grant.to', { name: user.userName })}
        data-autofocus
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {packages?.map(({ packageId, pacakgeName, pacakgeNameEn, days }) => (
          <option key={packageId} value={packageId}>
            {t('grant.option', { name: pick({ zh: pacakgeName, en: pacakgeNameEn }, language), count: days })}
          </option>
        ))}
      </ChoiceField>
      <p className={layout.note}>{t('grant.note')}</p>
    </ConfirmActionDialog>
  )
}
