/** Only existing pages: an entry is added with its page. */
export const menuEntries = [
  { to: '/home', label: 'menu.home' },
  { to: '/sanctionSearch', label: 'menu.sanctionSearch' },
  { to: '/chinaSanctionPage', label: 'menu.china' },
  { to: '/sanctionMorning', label: 'menu.bulletins' },
  { to: '/freshness', label: 'menu.freshness' },
] as const
export type MenuEntry = (typeof menuEntries)[number]
