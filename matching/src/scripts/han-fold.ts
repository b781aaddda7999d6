import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** Variants of names that the conversion leaves apart. Origin: general knowledge; matching findings on OFAC records. */
const variants = new Map(
  Object.entries({
    邨: '村',
    喆: '哲',
    堃: '坤',
    濬: '浚',
    燿: '耀',
    甯: '宁',
    寗: '宁',
    祐: '佑',
    昇: '升',
    嶽: '岳',
    囯: '国',
    闫: '阎',
    肖: '萧',
  }),
)

const folded = new Map<string, string>()

/**
 * One character as it is compared: compatibility forms and radicals to their character, traditional to simplified, and the
 * variants above. Character by character, so that it never depends on the neighbours. May give several for a squared form.
 */
export function foldHan(character: string): string {
  let result = folded.get(character)
  if (result === undefined) {
    result = ''
    for (const one of character.normalize('NFKC')) {
      const simplified = toSimplified(one)
      result += variants.get(simplified) ?? simplified
    }
    // One entry per Han character seen: bounded by Unicode.
    folded.set(character, result)
  }
  return result
}
