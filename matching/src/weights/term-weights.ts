/**
 * Weights of the sum in units of z (the alert line is 0). Fitted once on labelled pairs, invented people and treated listed
 * people together, then rounded; the optimum is flat, so the reasons matter more than the second digit.
 */
export const weights = {
  /** Where a pair of names with nothing against it stands. */
  base: 2.1,
  /** Lifts near-exact names: 5 × (share of letters that agree − .8), at most this. */
  wholeName: 2.5,
  /** Edits in matched tokens × 6 / length of the shorter name. */
  editLength: 0.5,
  /** Σ edits / length of the shorter token: one edit in a short token is worse. */
  editShare: 1.4,
  /** The same again when there is no other token to go by: Cemex, Cimex. */
  spellingAlone: 3,
  /** … twice where a name alone tells less than this: Ali, Ale. */
  minEvidenceAlone: 0.3,
  /** First letters of a matched pair differ; more when there is no other to go by: Lenovo, Renova. */
  firstLetter: 0.4,
  firstLetterAlone: 0.8,
  /** Share of all this that counts where every name of a person has its partner. */
  spellingAllPaired: 0.75,
  /** A nickname or an abbreviation stands for the name. */
  nickname: 0.9,
  variant: 0.08,
  companyWord: 0.06,
  /** A letter stands for a name. */
  initial: 0.25,
  /** In names of companies a letter stands for anything. */
  initialOfParty: 1,
  /** An initial stands against a name or initial with another letter. */
  initialConflict: 2.2,
  /** A token of both sides is left over: the key term. */
  conflict: 3.8,
  /** The same with fewer than two matched tokens. */
  conflictAlone: 0.8,
  /** Left over on both sides, but at most two edits apart. */
  softConflict: 0.9,
  /** Tokens one side lacks: the first unit, what goes beyond, and more when little was matched. */
  missing: 1.3,
  missingBeyond: 1.1,
  missingAlone: 0.9,
  /** One token matched and anything missing or in conflict. */
  single: 1.2,
  /** Nothing but initials, numbers or small words matched. */
  nothingDistinctive: 3,
  /** The same tokens in another order. */
  order: 0.12,
  /** Father and son stand in each other's place. */
  descent: 4,
  /** Ivanov / Ivanova, Antonio / Antonia. */
  sexMark: 3,
  /** Legal forms that exclude each other. */
  legalConflict: 4,
  /** … where one rare word is the whole of both names: a company of the group is worth a look. */
  legalConflictOfRare: 2.8,
  /** One side states a legal form. */
  legalMissing: 0.15,
  /** The number names the party (Factory 112, Unit 731). */
  numberConflict: 4,
  /** The number tells a sister (Fund IV). */
  numberDifference: 1.5,
  numberMissing: 0.3,
  /** Agreement across a script that leaves vowels out is by consonants only. */
  unvowelled: 0.4,
  /** Share of what a short form leaves out that counts where it is rare (Umar Patek). */
  shortForm: 0.7,
  /** Share of a nickname's price in a short form: Joe Biden. */
  shortNickname: 0.5,
  /** More names are not left out between two. */
  mostLeftOut: 2,
  /**
   * What the agreements of a short form tell together at least: as the beginning of the listed name, with names between left
   * out, without the first name, where the query states more than the list; more for each nickname, edit and, without the
   * first name, other spelling. From `rare` on it is a rare name.
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
   * Agreements that together tell this much (1: a name nobody else bears) carry any difference. What is untold of it weighs
   * against names that are not the same: another Mark Taylor, another General Trading.
   */
  enoughEvidence: 1.45,
  /** Persons: at most this, reached at `lackSpan`; of a name that only the query leaves out, a share. */
  commonName: 0.95,
  lackSpan: 0.6,
  /**
   * A nickname that is a name of its own, beside a common family name, is another's as well (John Wang, Jack Wang): `most`,
   * where what agrees tells less than `until`, in full from `span` below. Names of their own tell `ownName` at most: Jack, not Mike.
   */
  commonNickname: { most: 2, until: 1.05, span: 0.15, ownName: 0.64 },
  leftOut: 0.6,
  /** Other parties: a word more or less is soon another company. */
  commonParty: 2.3,
  /** Share of it for a trade name that is there to the letter and borne by no other. */
  rareTrade: 0.4,
  /** A word that tells no more says what kind of company it is: Bank. */
  genericNameEvidence: 0.25,
  /** A name of a person that stands alone and tells less (Ali, Khan) is borne by too many. */
  loneNameEvidence: 0.6,
  /** Share of `single` where it tells more, to the letter: Putin. */
  bearer: 0.5,
  /** Two names of one word, badly agreeing and below the line already, fall so much deeper: Putin, Petion. */
  misspeltAlone: 2.5,
  /** A weak alias is a name the publisher does not vouch for. */
  weakAlias: 0.8,
} as const

/** z of names that are equal after normalising; nothing less reaches it. */
export const equalNames = 4.6
/** Equal but for the order of the parts or the writing of the legal form. */
export const sameNames = 4.4
/** Names that are not equal stay below an equal weak alias (`equalNames` − `weakAlias` = 3.8). */
export const mostForUnequal = 3.7
/** A query that only says a kind of company stays below the line. */
export const mostForKind = -0.34
