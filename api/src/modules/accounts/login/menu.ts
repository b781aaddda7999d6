import type { Db } from '@qingdan/database/connection.ts'
import { findQuotasInForce } from '../../../auth/order-repository.ts'
import type { Quota } from '../../../auth/packages.ts'
import type { MenuItem } from '../../../contract/account.ts'

interface Entry {
  id: string
  zh: string
  en: string
  pageUrl: string
  /** What a package must include; absent: for everybody. */
  quota?: Quota
}

/** An entry comes with its page. */
const entries: readonly Entry[] = [
  { id: 'home', zh: '首页', en: 'Home', pageUrl: '/home' },
  { id: 'sanctionSearch', zh: '全球制裁', en: 'Sanctions', pageUrl: '/sanctionSearch', quota: 'sanction' },
  { id: 'china', zh: '中国制裁', en: 'China', pageUrl: '/chinaSanctionPage', quota: 'chinaSanction' },
  { id: 'bulletins', zh: '制裁早报', en: 'Bulletins', pageUrl: '/sanctionMorning' },
  { id: 'freshness', zh: '数据时效', en: 'Data currency', pageUrl: '/freshness' },
]

/** The menu of a user; `isAuth` '1' where an order in force includes the page. */
export async function menuOf(db: Db, userId: string, now: Date): Promise<MenuItem[]> {
  const quotas = await findQuotasInForce(db, userId, now)
  return entries.map(({ id, zh, en, pageUrl, quota }) => ({
    menuId: id,
    menuName: zh,
    menuEn: en,
    pageUrl,
    isAuth: quota === undefined || quotas.has(quota) ? ('1' as const) : ('0' as const),
    chirdrens: [],
  }))
}
