import type { EntityDetail } from '@qingdan/api/contract/detail.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../components/card.tsx'
import { useReasonText } from '../../../components/explanation/explanation-words.ts'
import { MatchedName } from '../../../components/listings/matched-name.tsx'
import { TranslationMark } from '../../../components/listings/translation-mark.tsx'
import { textLanguage } from '../../../lib/language/text-language.ts'
import { RowScore } from '../results/result-row.tsx'
import { matchKind } from '../results/result-view.ts'
import { searchParams } from '../search-params.ts'
import { searchOptions, toSearchRequest } from '../search-queries.ts'
import classes from './match-origin.module.css'
import type { SearchedFrom } from './searched-from.ts'

/** The subject is looked for among this many leading matches. */
const lookedAt = 50

/** The search that led here, and how this subject matched it. */
export function MatchOrigin({
  detail,
  searchKey,
  searchType,
}: {
  detail: EntityDetail
  searchKey: string
  searchType: SearchedFrom['searchType']
}) {
  const { t } = useTranslation(['subject', 'search'])
  const reasonText = useReasonText()
  const question = searchType === 'exact' ? { tabBut: 'exact', entityName: searchKey } : { seachKey: searchKey }
  const request = toSearchRequest(searchParams.parse({ ...question, type: detail.type, pageSize: lookedAt }))
  const { data } = useQuery(searchOptions(request))
  const result = data?.data.find((row) => row.id === detail.id)
  return (
    <Card title={t('subject:match.title')}>
      <div className={classes.match}>
        {result ? <RowScore result={result} /> : <span />}
        <div>
          <p className={classes.small}>{t('subject:match.query')}</p>
          <p className={classes.query}>
            <bdi lang={textLanguage(searchKey)}>{searchKey}</bdi>
          </p>
          {result && (
            <p className={classes.secondary}>
              {t(`search:kind.${matchKind(result)}`)}{' '}
              <MatchedName text={result.matchedName} highlights={result.highlights} />
              {result.matchedTranslation !== null && <TranslationMark />}
            </p>
          )}
          {result?.explanation && <p className={classes.small}>{reasonText(result.explanation)}</p>}
          {data && !result && <p className={classes.small}>{t('subject:match.other')}</p>}
        </div>
      </div>
    </Card>
  )
}
