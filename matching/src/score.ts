import { compareNames } from './compare/compare.ts'
import {
  compareDetails,
  equalIdentifier,
  identifierKindOf,
  type PreparedDetails,
  prepareDetails,
  weighDetails,
  zBeforeDetails,
} from './compare/details/details.ts'
import { addTerm, createEvidence, type Evidence, sumOf, termOf, unreachable } from './compare/evidence.ts'
import { limitToKind } from './compare/kind-of-party.ts'
import { limitCountryAlone, limitToNamedCountry } from './compare/named-country.ts'
import { readSiblingNames } from './compare/sibling-names.ts'
import { traceLegalForms } from './compare/trace-legal-forms.ts'
import { weighTranslation } from './compare/weigh-translation.ts'
import { createWorkspace, type Workspace } from './compare/workspace.ts'
import { explanationOf, highlightsOf } from './explain.ts'
import { foldName } from './fold.ts'
import { identifierForms, minIdentifierLength } from './identifier.ts'
import { keptDetails, keptMarks } from './kept-details.ts'
import { memoByObject } from './memo.ts'
import type {
  Band,
  ListedName,
  NameMarks,
  NameMatch,
  PartyKind,
  QueryDetails,
  ScoredSubject,
  SubjectDetails,
} from './model.ts'
import { isOwnChineseName } from './model.ts'
import { compareEqually, keptName } from './normalise/kept-name.ts'
import { isPersonKind, type PreparedName, prepareName, wordedOf } from './normalise/prepare.ts'
import { line, scoreOf, zOf } from './score-scale.ts'
import { isCountry } from './tables/countries.ts'
import { methodVersion } from './weights/method-version.ts'
import { weights } from './weights/term-weights.ts'

/** From this score on a reviewer must check the result. */
export const alertLine = line
/** Lower scores are shown only on request. */
export const defaultMinScore = 50
/** An identifier of the subject was given: the highest certainty. */
const identified = 100
const nameless: ListedName = { value: '', quality: 'strong', kind: 'primary' }

/** A prepared query: as a person's name and as another party's, each prepared at first use. */
export interface PreparedQuery {
  text: string
  type: PartyKind | null
  /** Forms of the text as an identifier; empty if it is too short. */
  identifiers: readonly string[]
  details: PreparedDetails | null
  person: PreparedName | null
  party: PreparedName | null
}

/** Accepts any string. Use one object per search, so that the text is prepared once. */
export function prepareQuery(text: string, type: PartyKind | null, details?: QueryDetails): PreparedQuery {
  // IRAN is the call sign of a ship: who looks for it says that it is one.
  const identifiers = isCountry(foldName(text))
    ? []
    : identifierForms(text).filter((form) => form.length >= minIdentifierLength)
  return { text, type, identifiers, details: prepareDetails(details), person: null, party: null }
}

/** A score, 0–100 with two decimals, and the name that gave it; −1 if there is none. */
export interface SubjectScore {
  score: number
  nameIndex: number
}

/**
 * Compares queries with subjects. It reuses its working memory: use one comparer per thread, and no two calls at
 * once.
 */
export interface Comparer {
  /**
   * The score of a subject and the name that gave it. The name with the best score is also the best with details,
   * because details only shift the score. An identifier of the subject in the query gives 100. A score below `least` may
   * be given lower than it is, with another name: names that cannot reach it are not compared to the end.
   */
  scoreSubject(query: PreparedQuery, subject: ScoredSubject | KeptSubject, least?: number): SubjectScore
  /** `scoreSubject` for names only. */
  scoreNames(query: PreparedQuery, names: readonly ListedName[], type: PartyKind, least?: number): SubjectScore
  /**
   * Explains the score of `scoreSubject` for the name at `nameIndex`: the alignment, the contribution of each
   * finding, and the details. A missing name counts as an empty one. `prepared`: the same subject with its names prepared.
   */
  explainSubject(
    query: PreparedQuery,
    subject: ScoredSubject,
    nameIndex: number,
    prepared?: ScoredSubject | KeptSubject,
  ): NameMatch
}

/** `comparesWordings`: organisations are also compared in one English wording, and offices as their party, for those who look for a name. */
export function createComparer({ comparesWordings = true } = {}): Comparer {
  const workspace = createWorkspace(comparesWordings)
  return {
    scoreSubject: (query, subject, least = 0) => scoreSubject(workspace, query, subject, least),
    scoreNames: (query, names, type, least = 0) =>
      scoreSubject(workspace, query, { names, type, details: null }, least),
    explainSubject: (query, subject, nameIndex, prepared = subject) =>
      explainSubject(workspace, query, subject, nameIndex, preparedOf(prepared)),
  }
}

/** A Chinese name of ours that is not the party's own answers only characters. */
function scoreSubject(
  workspace: Workspace,
  query: PreparedQuery,
  subject: ScoredSubject | KeptSubject,
  least: number,
): SubjectScore {
  const { names, type, details } = subject
  const isEqual = isIdentified(query, details)
  // For an equal identifier the best name is shown, however low.
  const leastOfNames = isEqual ? Number.NEGATIVE_INFINITY : zThatMayScore(least, query)
  const reading = readingFor(query, type)
  const prepared = preparedOf(subject)
  const compared = 'compared' in subject ? subject.compared : null
  const count = compared?.length ?? names.length
  setCountries(workspace, details)
  let best = Number.NEGATIVE_INFINITY
  let nameIndex = -1
  for (let at = 0; at < count; at++) {
    const index = compared === null ? at : (compared[at] as number)
    const name = names[index] as NameMarks
    const listed = prepared[index] as PreparedName
    if (reading.han === null && !answersLatin(name, listed, type, workspace.countries)) continue
    workspace.least = Math.max(leastOfNames, best) - roundingOfSums
    const z = evaluate(workspace, reading, listed, name, subject, workspace.scoring)
    if (z > best) {
      best = z
      nameIndex = index
    }
  }
  if (isEqual) return { score: identified, nameIndex: isNumber(query, details, best) ? 0 : nameIndex }
  if (nameIndex < 0) return { score: 0, nameIndex }
  const { birthDate, sex, country } = weighDetails(query.details, details, best)
  return { score: scoreOf(best + birthDate + sex + country), nameIndex }
}

function answersLatin(
  { translation }: NameMarks,
  { han }: PreparedName,
  type: PartyKind,
  countries: readonly string[],
): boolean {
  return translation === undefined || isOwnChineseName(translation, han?.characters.length ?? 0, { type, countries })
}

function explainSubject(
  workspace: Workspace,
  query: PreparedQuery,
  subject: ScoredSubject,
  nameIndex: number,
  prepared: readonly PreparedName[],
): NameMatch {
  const { type, details } = subject
  const name = subject.names[nameIndex] ?? nameless
  const reading = readingFor(query, type)
  const evidence = createEvidence(true)
  workspace.least = Number.NEGATIVE_INFINITY
  setCountries(workspace, details)
  const listed = withPlaces(name.value, prepared[nameIndex], type)
  const z = evaluate(workspace, reading, listed, name, subject, evidence)
  if (isNumber(query, details, z)) return explainNumber(query, name, details, type)
  const compared = workspace.compared ?? reading
  traceLegalForms(compared, listed, termOf(evidence, 'legalForm') < -1, evidence.matches ?? [])
  const found = weighDetails(query.details, details, z)
  addTerm(evidence, 'birthDate', found.birthDate)
  addTerm(evidence, 'sex', found.sex)
  addTerm(evidence, 'country', found.country)
  const isEqual = isIdentified(query, details)
  const score = isEqual ? identified : scoreOf(sumOf(evidence))
  return {
    score,
    band: bandOf(score),
    ...matchedOf(name),
    highlights: highlightsOf(evidence),
    explanation: {
      ...explanationOf(reading, compared, listed, evidence, isEqual),
      details: compareDetails(query.details, details, type),
    },
  }
}

/** The query is a number of the subject and not a name: there is nothing to align. */
function explainNumber(query: PreparedQuery, name: ListedName, details: SubjectDetails, type: PartyKind): NameMatch {
  const at = equalIdentifier(query.identifiers, details)
  const listed = details.identifiers[at] ?? null
  return {
    score: identified,
    band: bandOf(identified),
    ...matchedOf(name),
    highlights: [],
    explanation: {
      queryNormal: query.text,
      listedNormal: listed ?? query.text,
      tokens: [{ query: query.text, listed, relation: 'same' }],
      contributions: [{ term: 'identifier', points: identified }],
      details: [
        { kind: 'identifier', relation: 'agrees', query: query.text, listed, ...identifierKindOf(details, at) },
        ...compareDetails(query.details, details, type).filter(({ kind }) => kind !== 'identifier'),
      ],
      methodVersion,
    },
  }
}

function matchedOf({ value, quality, translation }: ListedName) {
  return { matchedName: value, matchedQuality: quality, matchedTranslation: translation ?? null }
}

/**
 * A subject that many searches compare, in a fraction of the memory: its names are prepared, and their texts are left
 * out.
 */
export interface KeptSubject {
  type: PartyKind
  details: SubjectDetails | null
  names: readonly NameMarks[]
  prepared: PreparedName[]
  /** Indexes of the names that are compared, if others repeat them: known once their wordings are prepared. */
  compared: readonly number[] | null
}

export function keepSubject(subject: ScoredSubject): KeptSubject {
  const { names, type, details } = subject
  return {
    type,
    details: details && keptDetails(details),
    names: names.map(keptMarks),
    prepared: prepareTogether(names, isPersonKind(type)).map((name) => keptName(name)),
    compared: null,
  }
}

/**
 * Prepares how other publishers may write the names of a subject; otherwise that happens when a search first meets them,
 * which takes most of its time. Names that compare equally with every query are one object then, and compared once: lists print one
 * in seven again in other capitals or with other signs.
 */
export function prepareWordings(subject: KeptSubject): void {
  const { prepared, names } = subject
  for (const name of prepared) wordedOf(name)
  const compared: number[] = []
  for (const [at, name] of prepared.entries()) {
    const earlier = compared.find(
      (index) => haveEqualMarks(names[index], names[at]) && compareEqually(prepared[index] as PreparedName, name),
    )
    if (earlier === undefined) compared.push(at)
    else prepared[at] = prepared[earlier] as PreparedName
  }
  if (compared.length < prepared.length) subject.compared = compared
}

/** As far as scores depend on them. */
function haveEqualMarks(one: NameMarks | undefined, other: NameMarks | undefined): boolean {
  return one?.quality === other?.quality && one?.translation === other?.translation
}

/** The band of a score: strong ≥ 90, likely ≥ 80, possible ≥ 70, weak ≥ 50. */
export function bandOf(score: number): Band {
  if (score >= 90) return 'strong'
  if (score >= 80) return 'likely'
  if (score >= alertLine) return 'possible'
  return score >= defaultMinScore ? 'weak' : 'none'
}

function isIdentified(query: PreparedQuery, details: SubjectDetails | null): details is SubjectDetails {
  if (details === null) return false
  if (equalIdentifier(query.identifiers, details) >= 0) return true
  return query.details !== null && equalIdentifier(query.details.identifiers, details) >= 0
}

/** The text is a number of the subject; with `z` ≥ 0 it is a name too (aircraft are named by their numbers). */
function isNumber(query: PreparedQuery, details: SubjectDetails | null, z: number): details is SubjectDetails {
  return z < 0 && details !== null && equalIdentifier(query.identifiers, details) >= 0
}

function evaluate(
  workspace: Workspace,
  query: PreparedName,
  listed: PreparedName,
  name: NameMarks,
  { type, details }: ScoredSubject | KeptSubject,
  evidence: Evidence,
): number {
  workspace.company.onlyPinyin = query.han === null && name.translation !== undefined
  if (compareNames(query, listed, type === '03', evidence, workspace) === unreachable) return unreachable
  if (name.quality === 'weak') addTerm(evidence, 'weakAlias', -weights.weakAlias)
  if (name.translation) weighTranslation(name.translation, workspace.compared ?? query, listed, evidence)
  limitToNamedCountry(query, listed, details, evidence)
  limitCountryAlone(query, listed, evidence)
  limitToKind(query, listed, name, type, evidence)
  return sumOf(evidence)
}

const noCountries: readonly string[] = []
/** Where organisations have Russian names. */
const russian: ReadonlySet<string> = new Set(['RU', 'BY', 'UA', 'KZ', 'KG', 'UZ', 'TJ', 'TM', 'MD', 'AM', 'AZ', 'GE'])

function setCountries(workspace: Workspace, details: SubjectDetails | null): void {
  workspace.countries = details?.countries ?? noCountries
  workspace.latin.readsRussian =
    workspace.countries.length === 0 || workspace.countries.some((code) => russian.has(code))
}

/** The least z of a name with which a subject can have this score. */
function zThatMayScore(least: number, { details }: PreparedQuery): number {
  const z = zOf(least - scoreStep)
  return details === null ? z : zBeforeDetails(z)
}

/** Scores are rounded. */
const scoreStep = 0.01
/** The same terms added in another order differ by less. */
const roundingOfSums = 1e-6

function readingFor(query: PreparedQuery, type: PartyKind): PreparedName {
  if (isPersonKind(type)) {
    query.person ??= prepareName(query.text, true)
    return query.person
  }
  query.party ??= prepareName(query.text, false)
  return query.party
}

/** Prepared listed names, separately for persons and other parties; freed together with the list of names. */
const personNames = memoByObject((names: readonly ListedName[]) => prepareTogether(names, true))
const partyNames = memoByObject((names: readonly ListedName[]) => prepareTogether(names, false))

function preparedOf(subject: ScoredSubject | KeptSubject): readonly PreparedName[] {
  if ('prepared' in subject) return subject.prepared
  return isPersonKind(subject.type) ? personNames(subject.names) : partyNames(subject.names)
}

function prepareTogether(names: readonly ListedName[], isPerson: boolean): PreparedName[] {
  const prepared = names.map((name) => prepareName(name.value, isPerson))
  readSiblingNames(prepared)
  return prepared
}

/** A listed name with the places of its words in the text: a kept one is prepared again. */
function withPlaces(text: string, listed: PreparedName | undefined, type: PartyKind): PreparedName {
  if (listed?.keep === null) return listed
  const prepared = prepareName(text, isPersonKind(type))
  prepared.isSpelledOut = listed?.isSpelledOut === true
  return prepared
}
