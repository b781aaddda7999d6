import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readStored, writeStored } from '../lib/browser/browser-storage.ts'

export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

const storageKey = 'qingdan.language'

/** A supported language; Chinese for everything else. */
export function toLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? 'zh'
}
const loaders = {
  zh: () => import('./zh/first-load-phrases.ts'),
  en: () => import('./en/first-load-phrases.ts'),
}
/** Phrases outside the first load. */
const laterLoaders = {
  pages: { zh: () => import('./zh/page-phrases.ts'), en: () => import('./en/page-phrases.ts') },
  myAccount: { zh: () => import('./zh/my-account-phrases.ts'), en: () => import('./en/my-account-phrases.ts') },
}
type Later = keyof typeof laterLoaders
const wanted = new Set<Later>()
const held = new Set<string>()

/** The visitor's last choice; Chinese on the first visit. */
function storedLanguage(): Language {
  return toLanguage(readStored(storageKey))
}

export function currentLanguage(): Language {
  return toLanguage(i18next.language)
}

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' }

/** BCP 47 tag for `lang` of a text in that language, and for its numbers and dates. */
export function langTag(language: Language): string {
  return tags[language]
}

/** The language that the switch in the header selects. */
export function nextLanguage(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? languages[0]
}

async function load(language: Language): Promise<void> {
  const later = [...wanted].map((name) => loadLater(name, language))
  const [{ phrases }] = await Promise.all([loaders[language](), ...later])
  add(language, phrases)
}

async function loadLater(name: Later, language: Language): Promise<void> {
  if (held.has(`${name} ${language}`)) return
  const { phrases } = await laterLoaders[name][language]()
  add(language, phrases)
  held.add(`${name} ${language}`)
}

function add(language: Language, phrases: Record<string, object>): void {
  for (const [namespace, texts] of Object.entries(phrases)) i18next.addResourceBundle(language, namespace, texts)
}

async function want(name: Later): Promise<void> {
  wanted.add(name)
  await loadLater(name, currentLanguage())
}

/** Loads the phrases of pages outside the first load; their routes wait for it. */
export const loadPagePhrases = (): Promise<void> => want('pages')

/** Loads the phrases of the user's own data and of administration. */
export const loadMyAccountPhrases = (): Promise<void> => want('myAccount')

/** Loads the phrases of the stored language; the other language is loaded when it is selected. */
export async function startLanguage(): Promise<void> {
  const language = storedLanguage()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: ['common', 'layout', 'home', 'search'],
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await load(language)
  document.documentElement.lang = langTag(language)
}

/** Changes every text, date and number on the page at once, without a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  await load(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = langTag(language)
  writeStored(storageKey, language)
}
