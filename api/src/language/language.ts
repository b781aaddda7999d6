import { fill } from '@qingdan/screening/fill.ts'
import { type Bilingual, type Language, pick } from '../contract/bilingual.ts'
import type { ErrorCode } from '../contract/error-codes.ts'
import { phrasesEn } from '../contract/phrases.en.ts'
import { phrasesZh } from '../contract/phrases.zh.ts'

const phrases: Bilingual<Record<ErrorCode, string>> = { zh: phrasesZh, en: phrasesEn }

/** The language of the answer: one of ours by q-value (RFC 9110 §12.5.4), Chinese when none is accepted. */
export function languageOf(acceptLanguage: string | undefined): Language {
  let best: { language: Language; quality: number } = { language: 'zh', quality: 0 }
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const [language = ''] = tag.trim().split('-')
    if (!isLanguage(language)) continue
    const quality = qualityOf(parameters)
    if (quality > best.quality) best = { language, quality }
  }
  return best.language
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(phrases, tag)
}

function qualityOf(parameters: string[]): number {
  const stated = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  const quality = stated === undefined ? 1 : Number(stated)
  return Number.isNaN(quality) ? 0 : quality
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(phrasesEn, text)
}

/** The message of a code with its `{places}` filled. */
export function say(code: ErrorCode, language: Language, params: Record<string, string | number> = {}): string {
  return fill(pick(phrases, language)[code], params)
}
