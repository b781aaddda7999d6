/** Weights of the sum for names in Han, in units of z; see `weights.ts`. */

/** A person's name, both sides in Han: each character is a seventh of what is known, so one other character is another person. */
export const personCharacter = {
  /** Another character of another sound: 王小明 / 王小强. */
  other: 4.3,
  /** Another character of the same sound: the slip of an input method, or a namesake. */
  sound: 1.7,
  /** A character of the same shape: the slip of an eye. */
  shape: 0.6,
  /** A character one side lacks: 李英 / 李英晓 are two persons. */
  missing: 3.7,
  /** Foreign names are written with whatever characters sound right. */
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

/** Names of places, industries and legal forms only (国际贸易有限公司) name nobody. */
export const mostForTermsOnly = -0.7

/** Han against Latin letters. */
export const across = {
  /** A whole name of three or more characters spelled in one system. */
  fullLong: 3.2,
  /** Two characters: true namesakes are many. */
  fullShort: 1,
  single: -1,
  /** Systems mixed within one name. */
  mixture: 1.4,
  /** Unlikely readings, per unit of spelling cost. */
  reading: 5,
  /** A given character nobody spelled: 李英晓 is not Li Ying. */
  partial: -1.6,
  /** The family name alone, or not even that. */
  familyOnly: -3,
  /** A left-over Latin word that is a Chinese syllable; another word, mostly a Western given name. */
  strangeSyllable: 3.4,
  strangeWord: 1,
  initial: 1.5,
  mostWithInitials: -0.4,
} as const

export const acrossCompany = {
  /** Everything that tells is spelled or translated. */
  whole: 1.2,
  /** A trade name that agrees by sound only. */
  transcribed: 0.9,
  /** Share of the trade name nothing explains. */
  trade: 3.6,
  /** Share of place, industry and general words nothing explains. */
  other: 1.8,
  /** A left-over Latin word that reads as pinyin is another trade name; another word is only unknown. */
  strangePinyin: 2.2,
  strangeWord: 1,
  strangeGeneric: 0.35,
  /** Less than a third of the trade name agrees; or half, and something telling is left over. */
  mostForThird: -0.6,
  mostForHalf: -0.2,
} as const
