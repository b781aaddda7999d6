import { type Bilingual, type Language, pick } from '../../contract/bilingual.ts'

const phrases = {
  zh: { notStated: '未载明', tenThousand: (text: string) => `${text}万` },
  en: { notStated: 'not stated', tenThousand: (text: string) => `${text} × 10,000` },
} satisfies Bilingual<{ notStated: string; tenThousand: (text: string) => string }>

/** "51%", or "not stated". */
export function percentText(percent: number | null, language: Language): string {
  return percent === null ? pick(phrases, language).notStated : `${Math.round(percent * 1e4) / 1e4}%`
}

/** A value in the product's units: from 10,000 on in units of 10,000; '' without one. */
export function amountText(amount: number | null, language: Language): string {
  if (amount === null) return ''
  if (amount < 10_000) return String(amount)
  return pick(phrases, language).tenThousand(String(Math.round(amount / 100) / 100))
}
