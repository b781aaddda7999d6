import { kanaSkeletonOf, kanaSpellingsOf } from '../../normalise/japanese/kana-spelling.ts'
import { codesOf, type Token } from '../../normalise/token.ts'
import type { EditDistance } from './edit-distance.ts'
import { relations, type Similarity, similarityBySkeleton, unlike } from './similarity.ts'

/** Fewer sounds agree by chance. */
const leastSounds = 4
const leastForSame = 5
/** Vowels that a foreign word has and its letters do not tell: Jevgeni, エヴゲニー. */
const soundsPerEdit = 5
const same: Similarity = { relation: relations.variant, edits: 0, value: 0.97 }
const short: Similarity = { relation: relations.variant, edits: 0.2, value: 0.95 }
const near: Similarity = { relation: relations.variant, edits: 0.4, value: 0.9 }

/**
 * Kana write every vowel, so equal consonants with other vowels between them are another word: Elekta, イルクート. Of the words of one
 * party that agree by consonants 6 % differ in more of their sounds, of those of two parties 80 %.
 */
const mostOtherSounds = 0.3
/** Up to this share a word may be spelled otherwise in its own language. */
const fewOtherSounds = 0.2
const ofOtherSounds = 0.4

/** Compares a word in Kana with one of another script: by the Kana that spell it, otherwise by consonants. */
export function similarityInKana(one: Token, other: Token, editDistance: EditDistance): Similarity {
  const [spelling, spellingWithoutR] = kanaSpellingsOf(one)
  const [against, againstWithoutR] = kanaSpellingsOf(other)
  const sounds = Math.min(spelling.length, against.length)
  const isSame = spelling === against || spelling === againstWithoutR || spellingWithoutR === against
  if (isSame && sounds >= leastSounds) return sounds < leastForSame ? short : same
  const bySkeleton = similarityBySkeleton(kanaSkeletonOf(one), kanaSkeletonOf(other), editDistance)
  if (bySkeleton.relation === relations.none) return bySkeleton
  const edits = editDistance(codesOf(spelling), codesOf(against))
  const haveSameConsonants = kanaSkeletonOf(one) === kanaSkeletonOf(other)
  if (sounds >= leastSounds && haveSameConsonants && edits <= Math.floor(sounds / soundsPerEdit)) return near
  const share = Math.min(
    shareOfEdits(edits, spelling, against),
    shareOfEdits(editDistance(codesOf(spelling), codesOf(againstWithoutR)), spelling, againstWithoutR),
    shareOfEdits(editDistance(codesOf(spellingWithoutR), codesOf(against)), spellingWithoutR, against),
  )
  if (share > mostOtherSounds) return unlike
  return share > fewOtherSounds ? { ...bySkeleton, edits: bySkeleton.edits + ofOtherSounds } : bySkeleton
}

function shareOfEdits(edits: number, one: string, other: string): number {
  return edits / Math.max(one.length, other.length)
}
