import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { DestinationAnswer, ItemDetail, ItemRequirement } from '@qingdan/api/contract/us-items.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { ErrorState } from '../../../components/feedback/error-state.tsx'
import { useLanguage } from '../../../lib/language/use-language.ts'
import { destinationOptions } from '../item-queries.ts'
import { AnswerTag } from './answer-tag.tsx'
import { DestinationField } from './destination-field.tsx'
import { DestinationNotes } from './destination-notes.tsx'
import classes from './requirements.module.css'

const route = getRouteApi('/(us-items)/eccBodyDetailsPage')

type Answered = DestinationAnswer['requirements'][number]

/** What the entry requires; for a chosen destination, which of it applies and by what. */
export function Requirements({ item }: { item: ItemDetail }) {
  const { t } = useTranslation('items')
  const { country } = route.useSearch()
  const navigate = useNavigate()
  const language = useLanguage()
  const query = useQuery(destinationOptions(item.eccn, country))
  const answer = country === undefined ? undefined : query.data
  const destination = answer && (pick({ zh: answer.country, en: answer.countryEn }, language) ?? answer.chartName)
  const rows = answer?.requirements ?? item.requirementControlList
  return (
    <Card
      title={t('requirements')}
      aside={
        <DestinationField
          value={country}
          onChange={(next) =>
            void navigate({
              to: '/eccBodyDetailsPage',
              search: { eccn: item.eccn, country: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      {query.isError && country !== undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {answer && <DestinationNotes answer={answer} />}
      {rows.length === 0 ? (
        <p className={classes.none}>{t('noRequirements')}</p>
      ) : (
        <div className={classes.scroll} aria-busy={query.isFetching && country !== undefined}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('scope')}</th>
                <th scope="col">{t('requirement')}</th>
                {answer && <th scope="col">{destination}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows of an entry may have equal words
                <Row key={at} row={row} answered={answer?.requirements[at]} destination={destination} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={classes.limits}>{t('limits')}</p>
    </Card>
  )
}

function Row({
  row,
  answered,
  destination = '',
}: {
  row: ItemRequirement
  answered: Answered | undefined
  destination: string | undefined
}) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  const reason = pick({ zh: row.typeCn, en: row.typeName }, language)
  return (
    <tr data-answer={answered?.answer}>
      <th scope="row">
        <span lang="en">{row.control}</span>
        {reason !== null && (
          <span className={classes.reason}>
            {row.type} {reason}
          </span>
        )}
      </th>
      <td>
        <span lang="en">{row.requirement}</span>
        {row.countryChart === null && <span className={classes.unanswered}>{t('notByChart')}</span>}
      </td>
      {answered && (
        <td>
          <AnswerTag answered={answered} destination={destination} />
        </td>
      )}
    </tr>
  )
}
