import { type HanName, isJoining } from '../../normalise/han-name.ts'
import type { PreparedName } from '../../normalise/prepare.ts'
import { acrossCompany, mostForNamesake, mostForNothingShared, mostForTermsOnly } from '../../weights/han-weights.ts'
import { mostForSubsidiary, mostForUnequal, weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, limitTo, type Match, resetEvidence, sumOf, unreachable } from '../evidence.ts'
import { isGenericName } from '../generic-name.ts'
import type { Workspace } from '../workspace.ts'
import { alignCompany, type Step } from './company-alignment.ts'
import { findNothingShared, findReservations, findShares, statedCountry } from './company-findings.ts'
import { isNamesakeOf } from './company-namesakes.ts'
import { type CompanyReading, companyReading } from './company-reading.ts'
import { addSounds } from './company-sounds.ts'
import {
  type CompanyFindings,
  mostForNoStep,
  mostForShares,
  orderBelowLimit,
  weighCompany,
} from './company-weighing.ts'
import { type CompanyWorkspace, markUsed } from './company-workspace.ts'
import { match } from './ranges.ts'
import { isWholePinyin } from './whole-pinyin.ts'

/**
 * Compares a company's name in Han with one in Latin letters: every part is a translated term, or is spelled by a
 * token, or stays unmatched; each token is used once. z is the sum of the terms in `evidence`, or `unreachable`.
 */
export function compareHanLatinCompany(
  hanName: PreparedName,
  latin: PreparedName,
  isHanQuery: boolean,
  evidence: Evidence,
  { company: workspace, least, countries }: Workspace,
): number {
  const { findings } = workspace
  resetEvidence(evidence)
  const han = hanName.han
  if (han === null || latin.tokens.length === 0) {
    addTerm(evidence, 'conflict', acrossCompany.nothing)
    return sumOf(evidence)
  }
  addTerm(evidence, 'base', weights.base)
  const reading = companyReading(han)
  if (isNamedInPinyin(han, reading, latin)) return wholePinyin(han, latin, isHanQuery, evidence)
  const steps = alignCompany(reading, latin, isHanQuery, workspace.steps)
  if (mayShare(reading, latin, steps)) addSounds(han, reading, latin, steps, workspace)
  // Most of the candidates share nothing or a general word with the name.
  if (steps.length === 0 && hanName.tokens.length === 0) {
    if (mostForNoStep(reading) < least) return unreachable
    findNothingShared(reading, latin, workspace)
    if (mostForShares(reading, findings) < least) return unreachable
  }
  const stated = isHanQuery && mayStateCountry(reading, steps) ? countries : none
  findShares(hanName, reading, latin, steps, stated, workspace)
  if (mostForShares(reading, findings) < least) return unreachable
  findReservations(hanName, han, reading, latin, steps, findings)
  weighCompany(hanName, reading, findings, evidence)
  if (workspace.onlyPinyin && !isTradeInPinyin(reading, findings)) limitTo(evidence, mostForNothingShared)
  if (isNotNamedBy(latin, reading, findings)) limitTo(evidence, mostForTermsOnly, 'generalName')
  if (!isHanQuery && findings.placeLeft > 0.5 && branch.test(han.characters.join('')))
    limitTo(evidence, mostForSubsidiary, 'otherParty')
  const sum = sumOf(evidence)
  if (isHanQuery && sum > mostForNamesake && isNamesakeOf(hanName, reading, findings))
    limitTo(evidence, mostForNamesake - orderBelowLimit * Math.max(0, mostForUnequal - sum), 'otherParty')
  if (evidence.matches !== null)
    trace(han, latin, steps, statedCountry(reading, stated), isHanQuery, workspace, evidence.matches)
  return sumOf(evidence)
}

const none: readonly string[] = []

function isTradeInPinyin({ hasTrade }: CompanyReading, found: CompanyFindings): boolean {
  return hasTrade && found.isByPinyin && found.spelled > 0.99 && found.wordStrange + found.pinyinStrange < 0.5
}

/** A place or general words alone name nobody, in pinyin neither: Guoji Maoyi Gongsi, SPB. */
function isNamedInPinyin(han: HanName, reading: CompanyReading, latin: PreparedName): boolean {
  const { hasTrade, hasBody, statesIndustry, kinds, countries } = reading
  const isOfPlace = kinds.includes('place') ? hasBody || statesIndustry : hasBody && countries.length > 0
  return (hasTrade || isOfPlace) && isWholePinyin(han, latin)
}

/** Other characters may sound the same, so that it is no equal name. */
function wholePinyin(han: HanName, latin: PreparedName, isHanQuery: boolean, evidence: Evidence): number {
  addTerm(evidence, 'wholeName', mostForUnequal - weights.base)
  if (evidence.matches !== null) {
    const hanRange = [han.starts[0] as number, han.ends.at(-1) as number] as const
    const latinRange = [latin.starts[0] as number, latin.ends[latin.tokens.length - 1] as number] as const
    evidence.matches.push(match(hanRange, latinRange, isHanQuery, 'pinyin'))
  }
  return sumOf(evidence)
}

/** A branch in a place that the query does not name: Elbit Systems, 埃比特系统美国分公司. */
const branch = /分公司|子公司|分行|办事处/

/** At least this part of what is distinctive must be in words that are not generic. */
const minSpelled = 0.6

/** International Trading and 大连永康国际贸易: the generic words agree, the places that identify the company do not. */
function isNotNamedBy(latin: PreparedName, reading: CompanyReading, findings: CompanyFindings): boolean {
  const isByPlace = !reading.hasTrade && reading.kinds.includes('place') && reading.institution === null
  return isByPlace && !findings.isKnownWhole && findings.spelled < minSpelled && isGenericName(latin)
}

/** A country alone makes no two names alike, nor with another kind of body: 朝鲜机械工业贸易公司, Machine Industry Department. */
function mayStateCountry({ kinds, hasBody }: CompanyReading, steps: readonly Step[]): boolean {
  return steps.length > 0 && (!hasBody || steps.some(({ end }) => end === kinds.length))
}

/** Similarity of sound counts only if something else agrees, or there is nothing else. */
function mayShare(reading: CompanyReading, latin: PreparedName, steps: readonly Step[]): boolean {
  return steps.length > 0 || (reading.isTradeOnly && latin.tokens.length <= 3)
}

function trace(
  han: HanName,
  latin: PreparedName,
  steps: readonly Step[],
  country: { end: number } | null,
  isHanQuery: boolean,
  workspace: CompanyWorkspace,
  matches: Match[],
): void {
  const lonely = isHanQuery ? 'extra' : 'missing'
  markUsed(steps, workspace)
  let at = 0
  if (country !== null && !steps.some((step) => step.at < country.end)) {
    at = country.end
    matches.push(match([han.starts[0] as number, han.ends[at - 1] as number], [0, 0], isHanQuery, 'country'))
  }
  for (const step of [...steps, null]) {
    const end = step === null ? han.characters.length : step.at
    if (end > at && !(end - at === 1 && isJoining(han.characters[at])))
      matches.push(match([han.starts[at] as number, han.ends[end - 1] as number], [0, 0], isHanQuery, lonely))
    if (step === null) break
    const hanRange = [han.starts[step.at] as number, han.ends[step.end - 1] as number] as const
    const latinRange = [latin.starts[step.tokenFrom] as number, latin.ends[step.tokenTo - 1] as number] as const
    matches.push(match(hanRange, latinRange, isHanQuery, step.relation))
    at = step.end
  }
  for (let index = 0; index < latin.tokens.length; index++) {
    if (workspace.used[index] === 1) continue
    const range = [latin.starts[index] as number, latin.ends[index] as number] as const
    matches.push(match([0, 0], range, isHanQuery, isHanQuery ? 'missing' : 'extra'))
  }
}
