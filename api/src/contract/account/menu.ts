/** The pages of the menu, in its order. The menu of a user (`menuOf`) and the header of the page have these; an entry is added with its page. */
export const menuPages = [
  { id: 'home', pageUrl: '/home' },
  { id: 'sanctionSearch', pageUrl: '/sanctionSearch' },
  { id: 'china', pageUrl: '/chinaSanctionPage' },
  { id: 'items', pageUrl: '/eccnSearch' },
  { id: 'chinaItems', pageUrl: '/chinaEccnCategory' },
  { id: 'laws', pageUrl: '/law' },
  { id: 'screening', pageUrl: '/batchCheck' },
  { id: 'reports', pageUrl: '/earDueDiligence' },
  { id: 'news', pageUrl: '/homeList' },
  { id: 'bulletins', pageUrl: '/sanctionMorning' },
  { id: 'freshness', pageUrl: '/freshness' },
] as const

export type MenuPage = (typeof menuPages)[number]
