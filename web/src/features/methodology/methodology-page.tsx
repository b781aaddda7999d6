import { pick } from '@qingdan/api/contract/bilingual.ts'
import en from '../../../../docs/methodology.en.md?html'
import zh from '../../../../docs/methodology.zh.md?html'
import { PageBody } from '../../components/page-body.tsx'
import { useLanguage } from '../../lib/language/use-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import classes from './methodology-page.module.css'

/** Shows docs/methodology in the product. */
export function MethodologyPage() {
  const html = pick({ zh, en }, useLanguage())
  usePageTitle({ key: 'layout:menu.methodology' })
  return (
    <PageBody>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own document, made HTML by the build (markdown-plugin.ts) */}
      <article className={classes.article} dangerouslySetInnerHTML={{ __html: html }} />
    </PageBody>
  )
}
