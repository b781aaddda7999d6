import type { ItemDetail } from '@qingdan/api/contract/us-items.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import tag from '../../../components/state-tag.module.css'
import classes from './exceptions.module.css'
import { Passages } from './passages.tsx'

const none = /^(?:N\/?A|None)\.?$/i

/** The list-based exceptions that the entry names, with its answer. */
export function Exceptions({ item: { exceptions, exceptionNotes } }: { item: ItemDetail }) {
  const { t } = useTranslation('items')
  if (exceptions.length === 0 && exceptionNotes.length === 0) return null
  return (
    <Card title={t('exceptions')} aside={t('exceptionsHint')}>
      <dl className={classes.list}>
        {exceptions.map(({ exceptionKey, exceptionValue }) => {
          const isNone = none.test(exceptionValue.trim())
          return (
            <div key={exceptionKey} className={classes.row}>
              <dt className={classes.symbol}>{exceptionKey}</dt>
              <dd className={classes.answer}>
                <span className={tag.tag} data-tone={isNone ? 'quiet' : 'ok'}>
                  {isNone ? (
                    <IconMinus size={16} stroke={1.5} aria-hidden="true" />
                  ) : (
                    <IconCheck size={16} stroke={1.5} aria-hidden="true" />
                  )}
                  {t(isNone ? 'exceptionNone' : 'exceptionMay')}
                </span>
                {!isNone && (
                  <span lang="en" className={classes.text}>
                    {exceptionValue}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {exceptionNotes.length > 0 && (
        <div className={classes.notes}>
          <Passages passages={exceptionNotes} />
        </div>
      )}
    </Card>
  )
}
