import type { RecordName } from '@qingdan/database/record.ts'
import type { DetailName } from '../contract/detail.ts'

/** Languages with their own script; for other scripts the language stays open (BCP 47 `und`). */
const languageOfScript: Record<string, string> = {
  Hans: 'zh-Hans',
  Hant: 'zh-Hant',
  Hani: 'zh',
  Jpan: 'ja',
  Hira: 'ja',
  Kana: 'ja',
  Hang: 'ko',
  Kore: 'ko',
  Hebr: 'he',
  Grek: 'el',
  Thai: 'th',
  Armn: 'hy',
  Geor: 'ka',
  Khmr: 'km',
  Mymr: 'my',
  Laoo: 'lo',
  Zyyy: 'und',
}

const hanScripts = new Set(['Hans', 'Hant', 'Hani'])

/** Legal forms that only Japanese companies have. Needed because a Chinese notice marks the name of a Japanese company as Chinese. */
const japaneseForm = /(?:株式|有限|合同|合資|合名)会社/

/** BCP 47 tag of a name, for `lang`. */
function langOf({ value, script, language }: Pick<RecordName, 'value' | 'script' | 'language'>): string {
  if (language === undefined && script === 'Hani' && japaneseForm.test(value)) return 'ja'
  return language ?? languageOfScript[script] ?? `und-${script}`
}

/** Every name on any list, without duplicates, primary and strong first, with the lists that print it. */
export function mergeNames(
  records: { sourceId: number; names: RecordName[] }[],
  qualityOf: (name: RecordName) => RecordName['quality'],
): DetailName[] {
  const merged = new Map<string, DetailName>()
  for (const { sourceId, names } of records) {
    for (const name of names) {
      const known = merged.get(name.value)
      if (!known) {
        const { value, script, kind } = name
        merged.set(value, { value, script, lang: langOf(name), kind, quality: qualityOf(name), sourceIds: [sourceId] })
        continue
      }
      if (!known.sourceIds.includes(sourceId)) known.sourceIds.push(sourceId)
      // A name is Japanese only where every list that prints it says so.
      if (known.lang === 'ja' && langOf(name) !== 'ja')
        Object.assign(known, { script: name.script, lang: langOf(name) })
      if (name.kind === 'primary') known.kind = 'primary'
    }
  }
  return [...merged.values()].sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ kind, quality }: DetailName): number {
  return (kind === 'primary' ? 0 : 1) + (quality === 'strong' ? 0 : 2)
}

interface NameOfLanguage {
  value: string
  script: string
  /** BCP 47. */
  lang?: string
}

/** The first name in Han script on a list, except Japanese ones (`CST有限会社`). */
export function chineseNameOf(names: readonly NameOfLanguage[]): string | null {
  return names.find((name) => hanScripts.has(name.script) && !isJapanese(name))?.value ?? null
}

/** The Chinese name of ours by which a subject is shown; null where a list prints a name in Chinese characters. */
export function translatedNameOf(
  published: readonly { value: string }[],
  translations: readonly { value: string }[],
): string | null {
  return published.some(({ value }) => /\p{Script=Han}/u.test(value)) ? null : (translations[0]?.value ?? null)
}

function isJapanese({ value, lang }: NameOfLanguage): boolean {
  const isStated = lang !== undefined && lang !== 'zh'
  return isStated ? lang === 'ja' : japaneseForm.test(value)
}

/** The first name in Latin script. */
export function latinNameOf(names: readonly { value: string; script: string }[]): string | null {
  return names.find(({ script }) => script === 'Latn')?.value ?? null
}
