import enAccess from '../src/i18n/en/access.json' with { type: 'json' }
import enAccount from '../src/i18n/en/account.json' with { type: 'json' }
import enAdmin from '../src/i18n/en/admin.json' with { type: 'json' }
import enLayout from '../src/i18n/en/layout.json' with { type: 'json' }
import enMyAccount from '../src/i18n/en/my-account.json' with { type: 'json' }
import zhAccess from '../src/i18n/zh/access.json' with { type: 'json' }
import zhAccount from '../src/i18n/zh/account.json' with { type: 'json' }
import zhAdmin from '../src/i18n/zh/admin.json' with { type: 'json' }
import zhLayout from '../src/i18n/zh/layout.json' with { type: 'json' }
import zhMyAccount from '../src/i18n/zh/my-account.json' with { type: 'json' }

/** The page's own texts, for tests in both languages. */
export const words = {
  zh: { access: zhAccess, account: zhAccount, admin: zhAdmin, layout: zhLayout, myAccount: zhMyAccount },
  en: { access: enAccess, account: enAccount, admin: enAdmin, layout: enLayout, myAccount: enMyAccount },
} as const
export type Words = (typeof words)['zh' | 'en']
