/** Weights of the sum for names in Han, in units of z; see `term-weights.ts`. */

/** A person's name, both sides in Han: a name has few characters, so one different character means another person. */
export const personCharacter = {
  /** A different character with a different sound: 王小明 / 王小强. */
  other: 4.3,
  /** A different character with the same sound: an input error, or another person. */
  sound: 1.7,
  /** The same syllable in another tone: 张雨 / 张瑜. */
  otherTone: 2.6,
  /** A family name that simplification merges with another (於 / 于), or that registries write both ways (萧 / 肖). */
  merged: 1.3,
  bothWays: 1.9,
  /** A character with a similar shape: a reading error. */
  shape: 0.6,
  /** A character one side lacks: 李英 / 李英晓 are two persons. */
  missing: 3.7,
  /** Foreign names may be written with any characters that sound similar. */
  foreignOther: 1.6,
  foreignSound: 0.4,
} as const

/** A company's name, both sides in Han, per character by what it is. */
export const companyCharacter = {
  trade: { other: 2.4, missing: 1.7 },
  place: { other: 0.9, missing: 0.3 },
  industry: { other: 0.8, missing: 0.28 },
  generic: { other: 0.6, missing: 0.25 },
  legal: { other: 0.1, missing: 0.03 },
  number: { other: 2, missing: 0.6 },
} as const
/** Share of `other` charged when the character sounds the same, or looks the same. */
export const soundShare = 0.4
export const shapeShare = 0.35

/** Names with only places, industries and legal forms (国际贸易有限公司) identify no company. */
export const mostForTermsOnly = -0.7
/** Cost of the share of their terms that does not agree. */
export const perTermLeft = 1.5
/** Names that share nothing but the legal form. */
export const mostForNothingShared = -2.6

/** Trade names that share a single character: 华为 / 华诚. */
export const mostForOtherTrade = -1.6

/** Only a short trade name agrees, or a part of a name: shown, and no alert. */
export const mostForNamesake = -0.1

/** Different numbers distinguish two parties: 第十四研究所 / 第五十四研究所. */
export const mostForOtherNumber = -2.5

/** Han against Latin letters. */
export const across = {
  /** A whole name of three or more characters spelled in one system. */
  fullLong: 3.2,
  /** Two characters: there are many namesakes. The commonest (Zhang Wei: so many bits) just above the line, the rarest here. */
  fullShort: 0.35,
  fullShortRare: 1.6,
  fullShortMiddle: 1,
  commonBits: 9.5,
  perBit: 0.14,
  /** Share of an unknown part, per mille. */
  rarest: 0.5,
  least: 0.06,
  single: -1,
  /** Systems mixed within one name. */
  mixture: 1.4,
  /** … in a name as long as a Chinese one at least this, with unlikely readings. */
  mixtureOfChinese: 3.4,
  /** Pinyin and other systems in one name, such that the others read as pinyin of other characters. */
  misread: 3.4,
  /** Unlikely readings, per unit of spelling cost. */
  reading: 5,
  /** An unspelled character of the given name: 李英晓 is not Li Ying. */
  partial: -1.6,
  /** Only the family name. With a Western given name it is still more than coincidence (Lee John, 李家超). */
  familyOnly: -2,
  /** A part that is not the family name. */
  givenOnly: -3.2,
  /** One character of a given name: coincidence. */
  oneCharacter: -4.5,
  nothing: -6,
  /** An unmatched Latin word that is a Chinese syllable; another word, mostly a Western given name. */
  strangeSyllable: 3.4,
  strangeWord: 1,
  initial: 1.5,
  mostWithInitials: -0.4,
  /**
   * Korean readings spell almost anything: "possible" at most, and only with a family name that is mostly Korean (金, 朴).
   * Vietnamese and Japanese ones rarely do so by coincidence.
   */
  mostForKorean: 0.6,
  mostForKoreanOfChinese: -0.1,
  mostForOtherPeople: 1.2,
  /** The family name between given names, which no language does. */
  order: 3.6,
  /** Two characters in unusual spellings: a search for Li Yi would find too many people. */
  shortUnusual: 0.6,
  mostForShortStrange: -0.3,
} as const

/** A foreign person's name written in Han by its sound (弗拉基米尔·普京). */
export const transcribed = {
  /** Similarity of the worst part at the alert line, and the value of one unit of similarity. */
  lineLikeness: 0.84,
  slope: 9,
  /** Below this value the sounds are not similar. */
  least: 0.55,
  /** Several parts: at most "possible"; a known given name with a clear surname: a little more. */
  most: -0.1,
  mostWithKnown: 1.1,
  /** A single part (普京) is never unique. */
  mostForOnePart: -0.4,
  /** An unknown one ranks below a known one; with two characters it could be any word. */
  mostForUnknown: -0.6,
  mostForUnknownShort: -1.6,
  /** The list has the name in Latin letters as well: David Matthews is not 戴维·马塔斯, who is listed as David Matas. */
  mostBesideLatin: -0.25,
  perUnlike: 0.5,
  /** A table has another name for a part that only sounds alike: 古谢夫 is Gusev, not Kusov. */
  mostForOtherReading: -0.3,
  /** The first Latin word is neither the given nor the family name; it is a given name in the place of the family name. */
  otherFirst: 0.8,
  givenFirst: 0.4,
  /** A Latin word that no part sounds like: usually a middle name. */
  extra: 0.45,
} as const

/**
 * A company's name in Han against Latin letters. Fitted on pairs of parties listed in both scripts, folds by party, then
 * rounded; the limits come from whole-corpus searches, where place and industry alone match dozens of other parties.
 */
export const acrossCompany = {
  /** Start value for two names that explain each other completely. */
  whole: 3.7,
  /** Anything unmatched on either side. */
  notWhole: 0.5,
  /** Unexplained share of the distinctive parts of both names. */
  disagreed: 2.4,
  /** Unexplained share of the trade name. */
  trade: 2.9,
  /** A trade name that agrees by sound, or by initials, only. */
  transcribed: 0.9,
  initials: 1,
  /** Three fully spelled characters of a trade name are no coincidence. */
  longTrade: 0.9,
  /** Unexplained share of industry and general words. */
  other: 2.2,
  /** A place only the Latin name has; more when the Han name has another. */
  strangePlace: 1.6,
  otherPlace: 1.2,
  /** An unmatched Latin word that is pinyin is another trade name; any other word is only unknown. */
  strangePinyin: 1.7,
  strangeWord: 0.5,
  strangeGeneric: 1,
  /** Less than a third of the trade name agrees; or half, with something distinctive unmatched; or half. */
  mostForThird: -0.6,
  mostForHalf: -0.2,
  mostForUnsure: -0.1,
  /** A single character agrees. */
  mostForOneCharacter: -1.9,
  /** A short trade name that agrees by coincidence. */
  mostForAccident: -1.6,
  /** Half of the trade name agrees and all the rest does. */
  mostForHalfOfAll: 0.3,
  /** The names state other countries (伊朗…, Korea …). */
  mostForOtherCountry: -0.7,
  /** Most of the trade name agrees by sound only: below the alert line, or just above it if many sounds are nearly equal. */
  mostForSound: -0.25,
  /** … by two or three syllables alone. */
  mostForFewSounds: -1,
  mostForClearSound: 0.6,
  nothing: -6,
} as const
