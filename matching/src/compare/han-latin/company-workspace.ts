import { createStepSearch, type Step, type StepSearch } from './company-alignment.ts'
import type { CompanyFindings } from './company-weighing.ts'
import type { SoundLikeness } from './sound.ts'

/** Working memory for comparing companies across scripts; one per comparer. */
export interface CompanyWorkspace {
  findings: CompanyFindings
  steps: StepSearch
  /** By character: how certainly it is explained by spelling or meaning, and by sound or initials. */
  explained: Float64Array
  sounded: Float64Array
  /** 1 for tokens that a step uses. */
  used: Uint8Array
  soundLikeness: SoundLikeness
  /** The Han name is ours and the query Latin: only the sound of the whole trade name counts, not its meaning. */
  onlyPinyin: boolean
}

export function createCompanyWorkspace(soundLikeness: SoundLikeness): CompanyWorkspace {
  return {
    findings: {
      spelled: 0,
      sounded: 0,
      initials: 0,
      likeness: 0,
      placeLeft: 0,
      restLeft: 0,
      agreed: 0,
      placeStrange: 0,
      pinyinStrange: 0,
      wordStrange: 0,
      genericStrange: 0,
      otherNumber: false,
      numberMissing: false,
      met: 0,
      isScattered: false,
      isByPinyin: false,
      isEndMet: false,
      isByCharacters: false,
      meetsOnlyPlaces: false,
      isTorn: false,
      isReversed: false,
      isMixed: false,
      isKnownWhole: false,
      agreesElsewhere: false,
      otherCountry: false,
      isAcronymOfOther: false,
      otherInstitution: false,
      lacksOwnName: false,
    },
    steps: createStepSearch(),
    explained: new Float64Array(64),
    sounded: new Float64Array(64),
    used: new Uint8Array(64),
    soundLikeness,
    onlyPinyin: false,
  }
}

/** Notes which characters and tokens the steps use. */
export function markUsed(steps: readonly Step[], { explained, used }: CompanyWorkspace): void {
  explained.fill(0)
  used.fill(0)
  for (const step of steps) {
    explained.fill(step.quality, step.at, step.end)
    used.fill(1, step.tokenFrom, step.tokenTo)
  }
}
