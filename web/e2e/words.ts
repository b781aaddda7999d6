import enAccount from '../src/i18n/en/account.json' with { type: 'json' }
import enAdmin from '../src/i18n/en/admin.json' with { type: 'json' }
import enFrame from '../src/i18n/en/frame.json' with { type: 'json' }
import enMine from '../src/i18n/en/mine.json' with { type: 'json' }
import zhAccount from '../src/i18n/zh/account.json' with { type: 'json' }
import zhAdmin from '../src/i18n/zh/admin.json' with { type: 'json' }
import zhFrame from '../src/i18n/zh/frame.json' with { type: 'json' }
import zhMine from '../src/i18n/zh/mine.json' with { type: 'json' }

/** The page's own words, for what is tried in both languages. */
export const words = {
  zh: { account: zhAccount, admin: zhAdmin, frame: zhFrame, mine: zhMine },
  en: { account: enAccount, admin: enAdmin, frame: enFrame, mine: enMine },
} as const
export type Words = (typeof words)['zh' | 'en']
