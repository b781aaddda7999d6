/** Scripts whose language a screen reader or font needs, with the tag used when the publisher states none. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
]

/** BCP 47 tag for the `lang` attribute of a name, from its letters; Latin counts as English, numbers have none. */
export function textLanguage(text: string): string | undefined {
  if (!/\p{Letter}/u.test(text)) return undefined
  return scripts.find(([letters]) => letters.test(text))?.[1] ?? 'en'
}

export function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
