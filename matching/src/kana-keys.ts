import { kanaSkeletonOf } from './normalise/japanese/kana-spelling.ts'
import { inKana, type PreparedName } from './normalise/prepare.ts'
import { type Token, tokenOf } from './normalise/token.ts'

/** Shorter skeletons are shared by too many words. */
const leastConsonants = 3
const mark = '^'
const kana = /[\p{Script=Katakana}\p{Script=Hiragana}]/u

/** The key by which a word in Kana and one of another script find each other; '' if it has too few consonants. */
export function kanaKey(token: Token): string {
  const skeleton = kanaSkeletonOf(token).replace('_', '')
  return skeleton.length < leastConsonants || token.isNumber ? '' : mark + skeleton
}

/** The words of a name that are read from Kana, and every two neighbours of such a name as one word. */
export function kanaTokens({ tokens, unvowelled, text }: PreparedName): Token[] {
  if (!kana.test(text)) return []
  const joined = tokens.slice(1).map(({ form }, at) => tokenOf(`${tokens[at]?.form}${form}`))
  return [...tokens.filter((_, at) => unvowelled[at] === inKana), ...joined]
}
