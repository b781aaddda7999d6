import { pick } from '@qingdan/api/contract/bilingual.ts'
import type { ListedPartiesAnswer } from '@qingdan/api/contract/items/listed-parties.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'
import view from '../detail/item-view.module.css'

/** Each rule with the number of its parties, which it links to. */
export function PartyRules({ answer: { rules, source } }: { answer: ListedPartiesAnswer }) {
  const { t } = useTranslation('items')
  const language = useLanguage()
  return (
    <>
      <ul className={view.rules}>
        {rules.map(({ rule, count, text }) => (
          <li key={rule}>
            <p>{t(`parties.rule.${rule}`)}</p>
            <p className={view.meta} lang="en">
              {text.length > longestText ? `${text.slice(0, longestText)}…` : text}
            </p>
            <Link to="/listedParties" search={{ rule }}>
              {t('parties.count', { count })}
            </Link>
          </li>
        ))}
      </ul>
      {source?.asOf && (
        <p className={view.meta}>
          {t('parties.asOf', {
            list: pick({ zh: source.listNameCn, en: source.listName }, language),
            date: formatDate(source.asOf),
          })}
        </p>
      )}
    </>
  )
}

/** Footnote 2 is a page long; the law's page has it whole. */
const longestText = 260
