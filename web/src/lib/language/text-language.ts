/** Scripts whose language a reader's aid or a font needs to know, with the tag used when the publisher states none. */
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

/** BCP 47 tag for the `lang` attribute of a name, judged by its letters; Latin reads as English, numbers as nothing. */
export function textLanguage(text: string): string | undefined {
  if (!/\p{Letter}/u.test(text)) return undefined
  return scripts.find(([letters]) => letters.test(text))?.[1] ?? 'en'
}

export function isHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
