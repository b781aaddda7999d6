import { Button } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { providerAddressOptions } from './identity-provider.ts'

/** Sign-in through the user's organisation, where it is configured. */
export function ProviderButton() {
  const { t } = useTranslation('account')
  const { data } = useQuery(providerAddressOptions('oidc'))
  if (!data) return null
  return (
    <Button
      component="a"
      href={data.address}
      variant="default"
      h={40}
      mt="sm"
      fullWidth
      leftSection={<IconBuilding size={16} stroke={1.5} aria-hidden="true" />}
    >
      {t('login.byProvider')}
    </Button>
  )
}
