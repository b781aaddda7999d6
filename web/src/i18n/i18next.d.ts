import 'i18next'
import type { Terms } from '@qingdan/api/contract/terms/model.ts'
import type access from './zh/access.json'
import type account from './zh/account.json'
import type admin from './zh/admin.json'
import type bulletin from './zh/bulletin.json'
import type china from './zh/china.json'
import type chinaItems from './zh/chinaItems.json'
import type common from './zh/common.json'
import type dialog from './zh/dialog.json'
import type freshness from './zh/freshness.json'
import type graph from './zh/graph.json'
import type guided from './zh/guided.json'
import type home from './zh/home.json'
import type items from './zh/items.json'
import type laws from './zh/laws.json'
import type layout from './zh/layout.json'
import type myAccount from './zh/my-account.json'
import type news from './zh/news.json'
import type review from './zh/review.json'
import type riskProject from './zh/risk-project.json'
import type screening from './zh/screening.json'
import type screeningRules from './zh/screeningRules.json'
import type search from './zh/search.json'
import type subject from './zh/subject.json'
import type verify from './zh/verify.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      access: typeof access
      account: typeof account
      admin: typeof admin
      bulletin: typeof bulletin
      china: typeof china
      common: typeof common
      dialog: typeof dialog
      freshness: typeof freshness
      graph: typeof graph
      guided: typeof guided
      home: typeof home
      laws: typeof laws
      chinaItems: typeof chinaItems
      items: typeof items
      layout: typeof layout
      'my-account': typeof myAccount
      news: typeof news
      'risk-project': typeof riskProject
      review: typeof review
      screening: typeof screening
      screeningRules: typeof screeningRules
      search: typeof search
      subject: typeof subject
      terms: Terms
      verify: typeof verify
    }
  }
}
