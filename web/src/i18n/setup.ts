import type { Language } from '@qingdan/api/contract/bilingual.ts'
import i18next, { type CustomTypeOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readStored, writeStored } from '../lib/browser/browser-storage.ts'

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' }
const languages = Object.keys(tags) as Language[]

const storageKey = 'qingdan.language'

/** A supported language; Chinese for everything else. */
export function toLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? 'zh'
}

type Namespace = keyof CustomTypeOptions['resources']

/** Phrases of the layout and of parts that are on every page. */
export const firstNamespaces = ['common', 'layout', 'terms'] as const satisfies Namespace[]
const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' })
/** The terms that the page shares with the documents and commands of the API. */
const terms = {
  zh: async () => (await import('@qingdan/api/contract/terms/zh.ts')).terms,
  en: async () => (await import('@qingdan/api/contract/terms/en.ts')).terms,
} satisfies Record<Language, () => Promise<object>>
const wanted = new Set<Namespace>(firstNamespaces)

/** The visitor's last choice; Chinese on the first visit. */
function storedLanguage(): Language {
  return toLanguage(readStored(storageKey))
}

export function currentLanguage(): Language {
  return toLanguage(i18next.language)
}

/** BCP 47 tag for `lang` of a text in that language, and for its numbers and dates. */
export function langTag(language: Language): string {
  return tags[language]
}

/** The language that the switch in the header selects. */
export function nextLanguage(language: Language): Language {
  return languages[(languages.indexOf(language) + 1) % languages.length] ?? 'zh'
}

async function load(namespace: Namespace, language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return
  const file = namespace === 'terms' ? terms[language] : files[`./${language}/${namespace}.json`]
  if (!file) throw new Error(`no phrases: ${language} ${namespace}`)
  i18next.addResourceBundle(language, namespace, await file())
}

/** Loads phrases in the language of the page, and in other languages when they are selected. Routes and parts that are loaded on demand wait for it. */
export async function loadPhrases(...namespaces: Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  await Promise.all(namespaces.map((namespace) => load(namespace, currentLanguage())))
}

async function loadWanted(language: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(namespace, language)))
}

/** Loads the phrases of the stored language; the other language is loaded when it is selected. */
export async function startLanguage(): Promise<void> {
  const language = storedLanguage()
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: firstNamespaces,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await loadWanted(language)
  document.documentElement.lang = langTag(language)
}

/** Changes every text, date and number on the page at once, without a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  await loadWanted(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = langTag(language)
  writeStored(storageKey, language)
}
