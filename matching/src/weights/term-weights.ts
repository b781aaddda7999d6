/**
 * Weights of the sum in units of z (the alert line is 0). Fitted once on labelled pairs, synthetic people and changed
 * listed names together, then rounded; the optimum is flat, so the reasons matter more than the second digit.
 */
export const weights = {
  /** Start value for two names without any difference. */
  base: 2.1,
  /** Raises near-exact names: 5 × (share of equal letters − .8), at most this. */
  wholeName: 2.5,
  /** Edits in matched tokens × 6 / length of the shorter name. */
  editLength: 0.5,
  /** Σ edits / length of the shorter token: one edit in a short token is worse. */
  editShare: 1.4,
  /** Added if there is no other token: Cemex, Cimex. */
  spellingAlone: 3,
  /** … twice if the name is less distinctive than this: Ali, Ale. */
  minEvidenceAlone: 0.3,
  /** Initials of a matched pair differ; more if there is no other token: Lenovo, Renova. */
  firstLetter: 0.4,
  firstLetterAlone: 0.8,
  /** Share of all this for a person whose names are all matched. */
  spellingAllPaired: 0.75,
  /** A nickname or an abbreviation instead of the name. */
  nickname: 0.9,
  variant: 0.08,
  companyWord: 0.06,
  /** A letter instead of a name. */
  initial: 0.25,
  /** In names of companies a letter is ambiguous. */
  initialOfParty: 1,
  /** An initial conflicts with a name or initial with another letter. */
  initialConflict: 2.2,
  /** Unmatched tokens on both sides: the most important term. */
  conflict: 3.8,
  /** The same with fewer than two matched tokens. */
  conflictAlone: 0.8,
  /** Added if only general words agree: Perm Powder Plant, Tambov Powder Plant. */
  conflictOfGeneral: 2.5,
  /** Unmatched on both sides, but at most two edits apart. */
  softConflict: 0.9,
  /** Tokens that one side lacks: for the first unit, for the rest, and more if little was matched. */
  missing: 1.3,
  missingBeyond: 1.1,
  missingAlone: 0.9,
  /** One token matched, and something missing or in conflict. */
  single: 1.2,
  /** Only initials, numbers or small words matched. */
  nothingDistinctive: 3,
  /** The same tokens in another order. */
  order: 0.12,
  /** Father and son are exchanged. */
  descent: 4,
  /** Ivanov / Ivanova, Antonio / Antonia. */
  sexMark: 3,
  /** Legal forms that exclude each other. */
  legalConflict: 4,
  /** … if one rare word is the whole of both names: another company of the group is relevant. */
  legalConflictOfRare: 2.8,
  /** One side states a legal form. */
  legalMissing: 0.15,
  /** The number identifies the party (Factory 112, Unit 731). */
  numberConflict: 4,
  /** The number identifies a sister party (Fund IV). */
  numberDifference: 1.5,
  numberMissing: 0.3,
  /** Agreement across a script that leaves vowels out is by consonants only. */
  unvowelled: 0.4,
  /** Share of the missing tokens that counts for a rare short form (Umar Patek). */
  shortForm: 0.7,
  /** Share of a nickname's cost in a short form: Joe Biden. */
  shortNickname: 0.5,
  /** Maximum number of names omitted between two. */
  mostLeftOut: 2,
  /**
   * Minimum distinctiveness of a short form: as the start of the listed name, with names omitted in between, without
   * the first name, if the query has more than the list; more for each nickname, edit and, without the first name,
   * other spelling. From `rare` on it is a rare name.
   */
  shortFormEvidence: {
    beginning: 0.7,
    leftOut: 0.78,
    withoutFirst: 0.9,
    stated: 1,
    nickname: 0.2,
    variant: 0.1,
    edit: 0.2,
    rare: 1.05,
  },
  /**
   * Agreements with this distinctiveness together (1: a unique name) outweigh any difference. The lacking part counts
   * against unequal names: another Mark Taylor, another General Trading.
   */
  enoughEvidence: 1.45,
  /** Persons: at most this, reached at `lackSpan`; a share for names that only the query omits. */
  commonName: 0.95,
  lackSpan: 0.6,
  /**
   * A nickname that is also a full name, with a common family name, is another person's too (John Wang, Jack Wang):
   * `most`, if the agreement is less distinctive than `until`, in full from `span` below. Such names have at most
   * `ownName`: Jack, not Mike.
   */
  commonNickname: { most: 2, until: 1.05, span: 0.15, ownName: 0.64 },
  leftOut: 0.6,
  /** Other parties: one word more or less often means another company. */
  commonParty: 2.3,
  /** Share of it for an exact trade name that no other company has. */
  rareTrade: 0.4,
  /** A word that is not more distinctive only names a kind of company: Bank. */
  genericNameEvidence: 0.25,
  /** A single, less distinctive name of a person (Ali, Khan) has too many bearers. */
  loneNameEvidence: 0.6,
  /** Share of `single` for a more distinctive, exact name: Putin. */
  bearer: 0.5,
  /** Two names of one word with a poor match below the alert line lose this much more: Putin, Petion. */
  misspeltAlone: 2.5,
  /** The publisher does not vouch for a weak alias. */
  weakAlias: 0.8,
} as const

/** z of names that are equal after normalising; no other names reach it. */
export const equalNames = 4.6
/** Equal except for the order of the parts or the spelling of the legal form. */
export const sameNames = 4.4
/** Names that are not equal stay below an equal weak alias (`equalNames` − `weakAlias` = 3.8). */
export const mostForUnequal = 3.7
/** A query that only names a kind of company stays below the alert line. */
export const mostForKind = -0.34
/** A party with a place more is a subsidiary or a branch, or the same party: possible, not likely. */
export const mostForSubsidiary = 0.4
/** A short form that others may bear, a family name (普京) or general words (北方工业), is "possible" at most. */
export const mostForSharedShortForm = 0.8
/** A part of a Chinese name of ours that counts only as a whole stays below the alert line. */
export const mostForPartOfTranslation = -0.7
/** Chinese names in two spellings that may stand for the same characters and for others: possible, not likely. */
export const chineseNames = 0.4
