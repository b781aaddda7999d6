import type { QuotaId } from '../../../contract/access-modules.ts'
import type { MenuItem } from '../../../contract/account.ts'

interface MenuPage {
  id: string
  zh: string
  en: string
  pageUrl: string
}

/** The menu page of each quota, in menu order; null if it has none. A missing quota is a compile error. */
const pageOfQuota: Readonly<Record<QuotaId, MenuPage | null>> = {
  sanction: { id: 'sanctionSearch', zh: '全球制裁', en: 'Sanctions', pageUrl: '/sanctionSearch' },
  chinaSanction: { id: 'china', zh: '中国制裁', en: 'China', pageUrl: '/chinaSanctionPage' },
  items: null,
  law: null,
  news: null,
  screening: null,
  diligence: null,
  risk: null,
  export: null,
}

const home: MenuPage = { id: 'home', zh: '首页', en: 'Home', pageUrl: '/home' }
const openPages: readonly MenuPage[] = [
  { id: 'bulletins', zh: '制裁早报', en: 'Bulletins', pageUrl: '/sanctionMorning' },
  { id: 'freshness', zh: '数据时效', en: 'Data currency', pageUrl: '/freshness' },
]

/** The menu of a user. `isAuth` is '1' for pages open to everybody and for pages whose quota is in `quotas`, those of the orders in force. */
export function menuOf(quotas: ReadonlySet<string>): MenuItem[] {
  const charged = Object.entries(pageOfQuota).flatMap(([quota, page]) =>
    page === null ? [] : [toMenuItem(page, quotas.has(quota))],
  )
  return [toMenuItem(home, true), ...charged, ...openPages.map((page) => toMenuItem(page, true))]
}

function toMenuItem({ id, zh, en, pageUrl }: MenuPage, isOpen: boolean): MenuItem {
  return { menuId: id, menuName: zh, menuEn: en, pageUrl, isAuth: isOpen ? '1' : '0', chirdrens: [] }
}
