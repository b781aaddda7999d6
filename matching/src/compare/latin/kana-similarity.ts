import { kanaSkeletonOf, kanaSpellingsOf } from '../../normalise/japanese/kana-spelling.ts'
import { codesOf, type Token } from '../../normalise/token.ts'
import type { EditDistance } from './edit-distance.ts'
import { relations, type Similarity, similarityBySkeleton } from './similarity.ts'

/** Fewer sounds agree by chance. */
const leastSounds = 4
const leastForSame = 5
/** Vowels that a foreign word has and its letters do not tell: Jevgeni, エヴゲニー. */
const soundsPerEdit = 5
const same: Similarity = { relation: relations.variant, edits: 0, value: 0.97 }
const short: Similarity = { relation: relations.variant, edits: 0.2, value: 0.95 }
const near: Similarity = { relation: relations.variant, edits: 0.4, value: 0.9 }

/** Compares a word in Kana with one of another script: by the Kana that spell it, otherwise by consonants. */
export function similarityInKana(one: Token, other: Token, editDistance: EditDistance): Similarity {
  const [spelling, spellingWithoutR] = kanaSpellingsOf(one)
  const [against, againstWithoutR] = kanaSpellingsOf(other)
  const sounds = Math.min(spelling.length, against.length)
  const isSame = spelling === against || spelling === againstWithoutR || spellingWithoutR === against
  if (isSame && sounds >= leastSounds) return sounds < leastForSame ? short : same
  const bySkeleton = similarityBySkeleton(kanaSkeletonOf(one), kanaSkeletonOf(other), editDistance)
  if (sounds < leastSounds || kanaSkeletonOf(one) !== kanaSkeletonOf(other)) return bySkeleton
  const edits = editDistance(codesOf(spelling), codesOf(against))
  return edits <= Math.floor(sounds / soundsPerEdit) ? near : bySkeleton
}
