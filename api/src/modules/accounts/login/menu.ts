import type { QuotaId } from '../../../contract/access-modules.ts'
import { type MenuPage, menuPages } from '../../../contract/account/menu.ts'
import type { MenuItem } from '../../../contract/account.ts'
import type { Bilingual } from '../../../contract/bilingual.ts'

const names: Readonly<Record<MenuPage['id'], Bilingual>> = {
  home: { zh: '首页', en: 'Home' },
  sanctionSearch: { zh: '全球制裁', en: 'Sanctions' },
  china: { zh: '中国制裁', en: 'China' },
  laws: { zh: '法律法规', en: 'Laws' },
  items: { zh: '物项编码', en: 'Item codes' },
  chinaItems: { zh: '中国物项', en: 'Chinese items' },
  screening: { zh: '批量筛查', en: 'Screening' },
  reports: { zh: '风险报告', en: 'Risk reports' },
  news: { zh: '资讯动态', en: 'News' },
  bulletins: { zh: '制裁早报', en: 'Bulletins' },
  freshness: { zh: '数据时效', en: 'Data currency' },
}

/** The menu pages of each quota; none for some. A missing quota is a compile error. */
const pageOfQuota: Readonly<Record<QuotaId, readonly MenuPage['id'][]>> = {
  sanction: ['sanctionSearch'],
  chinaSanction: ['china'],
  items: ['items', 'chinaItems'],
  law: ['laws'],
  screening: ['screening'],
  news: ['news'],
  diligence: ['reports'],
  risk: [],
  export: [],
}

/** The menu of a user. `isAuth` is '1' for pages open to everybody and for pages whose quota is in `quotas`, those of the orders in force. */
export function menuOf(quotas: ReadonlySet<string>): MenuItem[] {
  return menuPages.map(({ id, pageUrl }) => {
    const quota = Object.entries(pageOfQuota).find(([, pages]) => pages.includes(id))?.[0]
    const isOpen = quota === undefined || quotas.has(quota)
    return {
      menuId: id,
      menuName: names[id].zh,
      menuEn: names[id].en,
      pageUrl,
      isAuth: isOpen ? '1' : '0',
      chirdrens: [],
    }
  })
}
