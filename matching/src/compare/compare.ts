import { memoByObject } from '../memo.ts'
import { type PreparedName, prepareName, wordedOf } from '../normalise/prepare.ts'
import { companyTerm } from '../tables/company-terms.ts'
import { mostForNothingShared, mostForTermsOnly } from '../weights/han-weights.ts'
import { equalNames, mostForSubsidiary, weights } from '../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, resetEvidence, sumOf, unreachable } from './evidence.ts'
import { compareHan, hasTradeCharacters, shareWord } from './han.ts'
import { haveOtherSurnames } from './han-alignment.ts'
import { compareHanLatinCompany } from './han-latin/company.ts'
import { orderBelowLimit } from './han-latin/company-weighing.ts'
import { compareHanLatinPerson } from './han-latin/person.ts'
import { compareLatin } from './latin/latin.ts'
import { traceWhole } from './latin/trace.ts'
import { partsOfPerson } from './parts-of-person.ts'
import { partyInTown, partyOfOffice } from './party-of-office.ts'
import type { Workspace } from './workspace.ts'

/** A part of the query that names its party as well. */
interface Part {
  name: PreparedName
  /** The most that the party scores by it. */
  most: number
}

/** For an office compared as its party: a list may mean another office. */
const mostForOffice = 1

/**
 * Compares a query with one listed name. The office of a party is also compared as the party (俄外贸银行上海分行, VTB Bank), and a person also
 * by each spelling (普京 Putin), or without a place. z is the sum of the terms in `evidence`; if it is surely below `workspace.least` the result may be
 * `unreachable`.
 */
export function compareNames(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  evidence: Evidence,
  workspace: Workspace,
): number {
  workspace.compared = one
  let best = compareWhole(one, listed, isSerial, evidence, workspace)
  // Who joins the entries of lists keeps the offices apart; ships and aircraft have none.
  if (!workspace.latin.comparesWordings || isSerial) return best
  let bestPart: Part | null = null
  // `evidence` is about what was compared last.
  let last: Part | null = null
  for (const part of partsOf(one)) {
    if (best >= part.most) continue
    last = part
    const asPart = comparePart(part, listed, isSerial, evidence, workspace)
    if (asPart <= best) continue
    best = asPart
    bestPart = part
  }
  workspace.compared = bestPart?.name ?? one
  if (last === bestPart) return best
  return bestPart === null
    ? compareWhole(one, listed, isSerial, evidence, workspace)
    : comparePart(bestPart, listed, isSerial, evidence, workspace)
}

function comparePart(
  { name, most }: Part,
  listed: PreparedName,
  isSerial: boolean,
  evidence: Evidence,
  workspace: Workspace,
): number {
  if (compareWhole(name, listed, isSerial, evidence, workspace) === unreachable) return unreachable
  limitTo(evidence, most - orderBelowLimit * (equalNames - sumOf(evidence)))
  return sumOf(evidence)
}

const partsOf = memoByObject(({ text, isPerson }: PreparedName): readonly Part[] => {
  if (isPerson) return partsOfPerson(text).map((part) => ({ name: prepareName(part, true), most: equalNames }))
  const party = partyOfOffice(text)
  if (party !== null) return [{ name: prepareName(party, false), most: mostForOffice }]
  const inTown = partyInTown(text)
  return inTown === null ? [] : [{ name: prepareName(inTown, false), most: mostForSubsidiary }]
})

/**
 * By the scripts they share: Han with Han by characters and sound, Han with
 * Latin by spelling and translation, everything else by Latin tokens. z is the sum of the terms in `evidence`; if it is
 * surely below `workspace.least` the result may be `unreachable`.
 */
function compareWhole(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  evidence: Evidence,
  workspace: Workspace,
): number {
  const { least } = workspace
  if (one.han === null && listed.han === null)
    return compareLatin(one, listed, isSerial, evidence, workspace.latin, least)
  if (one.folded === listed.folded && !haveVariants(one, listed)) return equal(one, listed, evidence)
  if (one.han !== null && listed.han !== null) return compareBothHan(one, listed, isSerial, evidence, workspace)
  const isHanQuery = one.han !== null
  const byScript = (): number => compareAcross(one, listed, isHanQuery, evidence, workspace)
  const query = one.japanese ?? one
  const against = listed.japanese ?? listed
  if ((isHanQuery ? query : against).tokens.length === 0) return byScript()
  // A name in both scripts (华为 Huawei) may agree in either.
  const across = byScript()
  const latin = compareLatin(query, against, isSerial, evidence, workspace.latin, least)
  return latin >= across ? latin : byScript()
}

/**
 * An ordinary word alone (自由) names no party. Latin words next to the characters decide when the characters alone identify no company (TCL科技, ABC有限公司). For
 * persons they are a second spelling.
 */
function compareBothHan(
  one: PreparedName,
  listed: PreparedName,
  isSerial: boolean,
  evidence: Evidence,
  workspace: Workspace,
): number {
  const byHan = compareHan(one, listed, evidence, workspace.han, workspace.least)
  if (byHan === unreachable) return unreachable
  if (!one.isPerson && companyTerm(one.han?.characters.join('') ?? '')?.isPlain === true) {
    limitTo(evidence, mostForTermsOnly, 'generalName')
    return sumOf(evidence)
  }
  const inQuery = hasWords(one)
  const inList = hasWords(listed)
  if (one.isPerson || !(inQuery || inList) || shareWord(one, listed)) return byHan
  const lacking = inQuery ? listed : one
  // One character beside words is a mark (ARTAVIL号), and names no 信号旗.
  if (inQuery && one.hanKana?.characters.length === 1) {
    limitTo(evidence, mostForNothingShared)
    return sumOf(evidence)
  }
  const isNamed =
    inQuery && inList ? hasTradeCharacters(one) && hasTradeCharacters(listed) : hasTradeCharacters(lacking)
  if (isNamed) return byHan
  if (inQuery && inList) {
    const byWords = compareLatin(one, listed, isSerial, evidence, workspace.latin)
    return byWords <= byHan ? byWords : compareHan(one, listed, evidence, workspace.han, workspace.least)
  }
  limitTo(evidence, mostForTermsOnly, 'generalName')
  return sumOf(evidence)
}

/** Without numbers, which are compared with those in characters; Kana are compared here too. */
function hasWords(name: PreparedName): boolean {
  const hasKana = name.hanKana !== name.han
  return name.tokens.some((token, at) => !token.isNumber && !(hasKana && name.foreign[at] === 1))
}

/** 肖 and 萧 are equal when folded, but written differently. */
function haveVariants(one: PreparedName, listed: PreparedName): boolean {
  return one.isPerson && one.han !== null && listed.han !== null && haveOtherSurnames(one.han, listed.han)
}

function compareAcross(
  one: PreparedName,
  listed: PreparedName,
  isHanQuery: boolean,
  evidence: Evidence,
  workspace: Workspace,
): number {
  const [hanSide, latinSide] = isHanQuery ? [one, listed] : [listed, one]
  if (hanSide.han !== null && one.isPerson) {
    const countsSound = !(hanSide.isNamedInLatin && hanSide.han.hasMiddleDot)
    return compareHanLatinPerson(
      hanSide.han,
      latinSide,
      isHanQuery,
      countsSound,
      evidence,
      workspace.person,
      workspace.latin,
    )
  }
  const asPrinted = compareHanLatinCompany(hanSide, latinSide, isHanQuery, evidence, workspace)
  const spelledOut = isHanQuery && workspace.latin.comparesWordings ? spelledOutOf(latinSide) : null
  if (spelledOut === null) return asPrinted
  const inWords = compareHanLatinCompany(hanSide, spelledOut, isHanQuery, evidence, workspace)
  // `evidence` is about what was compared last; of what is unreachable nobody reads it.
  if (inWords > asPrinted || asPrinted === unreachable) return inWords
  return compareHanLatinCompany(hanSide, latinSide, isHanQuery, evidence, workspace)
}

/** Words of first syllables as whole words: Gazstroyprom, gas construction industry (天然气建设工业). */
function spelledOutOf(name: PreparedName): PreparedName | null {
  wordedOf(name)
  return name.spelledOut
}

function equal(one: PreparedName, listed: PreparedName, evidence: Evidence): number {
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  addTerm(evidence, 'wholeName', equalNames - weights.base)
  if (evidence.matches !== null) traceWhole(one, listed, evidence.matches)
  return equalNames
}
