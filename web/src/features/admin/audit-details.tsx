import type { AuditRecord } from '@qingdan/api/contract/admin.ts'
import { useTranslation } from 'react-i18next'
import type zh from '../../i18n/zh/admin.json'
import { formatTime } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { operationName } from './audit-words.ts'

type Audit = (typeof zh)['audit']
type Name = keyof Audit['detail']
type Values = Audit['value']
type Word = { [Name in keyof Values]: `audit.value.${Name}.${keyof Values[Name] & string}` }[keyof Values]
type State = keyof (typeof zh)['state']

/** What an entry says besides its columns, in words; what has none, such as an id, stays as it is. */
export function AuditDetails({ record }: { record: AuditRecord }) {
  const { t, i18n } = useTranslation('admin')
  const language = useLanguage()
  const isName = (name: string): name is Name => i18n.exists(`audit.detail.${name}`, { ns: 'admin' })
  const isWord = (key: string): key is Word => i18n.exists(key, { ns: 'admin' })
  const isState = (text: string): text is State => i18n.exists(`state.${text}`, { ns: 'admin' })

  function textOf(name: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((item) => textOf(name, item)).join(language === 'zh' ? '、' : ', ')
    const word = `audit.value.${name}.${value}`
    if (isWord(word)) return t(word)
    if (typeof value !== 'string') return JSON.stringify(value)
    if (name === 'since') return formatTime(value)
    if (name === 'operation') return operationName(value, language)
    if (['before', 'after', 'state'].includes(name) && isState(value)) return t(`state.${value}`)
    return value
  }

  const given = Object.entries(record.details).filter(([, value]) => value !== '' && value !== null && value !== false)
  return (
    <>
      {given.map(([name, value]) => (
        <div key={name}>
          {isName(name) ? t(`audit.detail.${name}`, { value: textOf(name, value) }) : `${name}: ${textOf(name, value)}`}
        </div>
      ))}
      {record.dataVersion && <div>{t('audit.version', { version: record.dataVersion })}</div>}
    </>
  )
}
