import { useTranslation } from 'react-i18next'
import { scriptName } from '../../../lib/language/format.ts'
import { useLanguage } from '../../../lib/language/use-language.ts'

/** Display name of a script: 中文, 拉丁文, Cyrillic; Chinese, Japanese and Korean by their language. */
export function useScriptName(): (script: string) => string {
  const { t } = useTranslation('subject')
  const language = useLanguage()
  return (script) => {
    if (script === 'Hani' || script === 'Jpan' || script === 'Kore' || script === 'Zyyy') return t(`script.${script}`)
    return /^[A-Z][a-z]{3}$/.test(script) ? scriptName(script, language) : script
  }
}
