import type { DetailComparison } from '@qingdan/api/contract/subject.ts'
import { useTranslation } from 'react-i18next'
import classes from './detail-table.module.css'
import { useDetailWords } from './detail-words.ts'

/** What was given beside the name against what the lists say, the unknown as unknown. */
export function DetailTable({ details }: { details: readonly DetailComparison[] }) {
  const { t } = useTranslation('search')
  const detailWords = useDetailWords()
  if (details.length === 0) return <p className={classes.none}>{t('details.none')}</p>
  const cell = (text: string | null) =>
    text === null ? (
      <td className={classes.absent}>
        <span aria-hidden="true">—</span>
        <span className={classes.hidden}>{t('explain.absent')}</span>
      </td>
    ) : (
      <td>
        <bdi>{text}</bdi>
      </td>
    )
  return (
    <table className={classes.details}>
      <thead>
        <tr>
          <th scope="col">{t('explain.term')}</th>
          <th scope="col">{t('explain.query')}</th>
          <th scope="col">{t('explain.listed')}</th>
          <th scope="col">{t('explain.relation')}</th>
        </tr>
      </thead>
      <tbody>
        {details.map((detail) => {
          const { kind, relation, query, listed, verdict } = detailWords(detail)
          return (
            <tr key={detail.kind} data-relation={relation}>
              <th scope="row">{kind}</th>
              {cell(query)}
              {cell(listed)}
              <td className={classes.verdict}>{verdict}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
