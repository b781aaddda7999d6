const digits = '零一二三四五六七八九'
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** The number in 第…条: 一百零二 is 102. */
export function hanNumber(text: string): number {
  let total = 0
  let digit = 0
  for (const character of text) {
    const unit = units[character]
    if (unit === undefined) digit = digits.indexOf(character)
    else {
      // 十二 has no digit before its ten.
      total += (digit === 0 ? 1 : digit) * unit
      digit = 0
    }
  }
  return total + digit
}

const number = '[零一二三四五六七八九十百千]+'

/** A line that begins an article: 第十二条, 第十二条之一, also in bold. */
export const articleStart = new RegExp(
  `^(?:\\*\\*)?(?<label>第(?<number>${number})条(?:之(?<sub>${number}))?)(?:\\*\\*)?[\\s　]+(?<text>\\S.*)$`,
)
