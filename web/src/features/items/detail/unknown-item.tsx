import { Button } from '@mantine/core'
import type { NearItem } from '@qingdan/api/contract/us-items.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ApiError } from '../../../lib/api/api-client.ts'

/** The codes that the refusal of an unknown one names. */
function nearOf(error: unknown): NearItem[] {
  const data = error instanceof ApiError ? (error.data as { near?: NearItem[] } | null) : null
  return data?.near ?? []
}

/** `eccn`: undefined when the address has none. `error`: the refusal. */
export function UnknownItem({ eccn, error }: { eccn?: string; error?: unknown }) {
  const { t } = useTranslation('items')
  const near = nearOf(error)
  return (
    <EmptyState
      icon={<IconFileUnknown size={24} stroke={1.5} />}
      title={eccn === undefined ? t('noCode.title') : t('unknown.title', { eccn })}
      action={
        <>
          {near.map(({ eccn: code }) => (
            <Button
              key={code}
              variant="default"
              renderRoot={(props) => <Link to="/eccBodyDetailsPage" search={{ eccn: code }} {...props} />}
            >
              {code}
            </Button>
          ))}
          <Button variant="default" renderRoot={(props) => <Link to="/eccnSearchPage" {...props} />}>
            {t('toSearch')}
          </Button>
        </>
      }
    >
      {t(eccn === undefined ? 'noCode.text' : near.length > 0 ? 'unknown.near' : 'unknown.text')}
    </EmptyState>
  )
}
