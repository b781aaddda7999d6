import { type Bilingual, type Language, pick } from '../../contract/bilingual.ts'
import type { Judgement } from './ownership-rules.ts'

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

const outcomes = {
  zh: {
    met: (sum: string) => `已载持股合计 ${sum}，达到标准`,
    below: (sum: string) => `已载持股合计 ${sum}，未达标准；仅限清单与登记册所载，不等于没有其他持股`,
    unknown: (sum: string) => `持股比例未载，无法判断${sum === '0%' ? '' : `（已载合计 ${sum}）`}`,
    listed: '本主体已直接在该规则所涉清单上；按股东另看：',
    control: '；所载关系可能构成控制，控制即适用，须核实',
  },
  en: {
    met: (sum: string) => `Stated shares add up to ${sum}: the threshold is reached`,
    below: (sum: string) =>
      `Stated shares add up to ${sum}, below the threshold; this covers only what lists and registers state and is no proof that there are no other shares`,
    unknown: (sum: string) => `Shares not stated, cannot be decided${sum === '0%' ? '' : ` (stated so far: ${sum})`}`,
    listed: 'This subject is itself on a list of this rule; by its owners alone: ',
    control: '; the stated relation may be control, which is enough under this rule: verify',
  },
} satisfies Bilingual<
  Record<'met' | 'below' | 'unknown', (sum: string) => string> & Record<'listed' | 'control', string>
>

/** What a publisher's rule comes to, in words. `isListed`: the subject is itself on a list of the rule. */
export function outcomeText(
  { outcome, percent, mayBeControlled }: Judgement,
  isListed: boolean,
  language: Language,
): string {
  const words = pick(outcomes, language)
  const own = words[outcome](percentText(percent, language))
  return `${isListed ? words.listed : ''}${own}${mayBeControlled ? words.control : ''}`
}
