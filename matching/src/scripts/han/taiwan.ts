/**
 * Spellings of Taiwan other than Wade-Giles: Tongyong, MPS2 and what passports and companies show (Jhang, Ciou, Shieh, Hwa).
 * Rules are applied one after the other, each adding to the result.
 */
const rules: [RegExp, string[]][] = [
  [/^zhi$/, ['jhih', 'jr', 'jih']],
  [/^chi$/, ['chih', 'chr']],
  [/^shi$/, ['shih', 'shr', 'shyh']],
  [/^ri$/, ['rih', 'jih']],
  [/^([zcs])i$/, ['$1ih', '$1zu', '$1z']],
  [/^zh/, ['jh', 'j']],
  [/^q/, ['c', 'ch']],
  [/^x/, ['s', 'sh']],
  [/^z(?!h)/, ['tz']],
  [/^c(?!h)/, ['ts']],
  [/iu$/, ['iou', 'eou']],
  [/^yi(?=n?g?$)/, ['i']],
  [/ui$/, ['uei']],
  [/ao$/, ['au']],
  [/ian$/, ['ien']],
  [/ie$/, ['ieh']],
  [/ye$/, ['yeh']],
  [/feng$/, ['fong']],
  [/wen$/, ['wun']],
  [/^([ghk])ua/, ['$1wa']],
]

const spellings = new Map<string, string[]>()

/** Spellings of a pinyin syllable that are not pinyin. */
export function taiwanSpellings(syllable: string): string[] {
  let found = spellings.get(syllable)
  if (found === undefined) {
    const all = new Set([syllable])
    for (const [pattern, forms] of rules) {
      for (const one of [...all]) if (pattern.test(one)) for (const form of forms) all.add(one.replace(pattern, form))
    }
    all.delete(syllable)
    found = [...all]
    spellings.set(syllable, found)
  }
  return found
}
