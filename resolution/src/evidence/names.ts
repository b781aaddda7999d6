import { createComparer } from '@qingdan/matching/score.ts'
import { type Alignment, bestAlignment } from '../names/name-words.ts'
import { type PreparedNames, preparedNamesOf } from '../names/prepared-names.ts'
import type { Profile } from '../profile.ts'
import { type Finding, finding, shared } from './finding.ts'

/** The scale of names: 0 at the alert line of screening, 3 for equal names. */
const equal = 3
const least = -4
const sizeOf = (score: number) => Math.max(least, (score - 70) / 10)
/** Lower scores have one size. */
const leastScore = 70 + 10 * least
/** Rarity is counted in words of the rarity 5: one of about 130 parties has such a word. */
const rareWord = 5
const mostRarity = 6.4
const mostRest = 5
/** Names of persons whose words together are not rarer are borne by several listed people: Ali Hassan, 8.5. */
const commonName = 11.5
const mostFurther = 3

/** What the words of the names say; all but the comparison of spellings and translations, which costs more. */
export function compareWords(a: Profile, b: Profile): Finding[] {
  const [one, other] = [preparedNamesOf(a), preparedNamesOf(b)]
  const isPerson = a.type === '02'
  const best = bestAlignment(one.words, other.words)
  const equalNames = one.words.filter(({ sorted }) => other.sorted.has(sorted))
  const isPrimaryEqual = one.words[0] !== undefined && one.words[0].sorted === other.words[0]?.sorted
  const found: Finding[] = compareForms(one, other)
  const values = best === null ? [] : distinct([best.one.value, best.other.value])
  if (best !== null) {
    found.push(finding('rare-words', values, Math.min(best.shared / rareWord, mostRarity)))
    if (isPerson && best.shared < commonName) found.push(finding('common-words', values, commonnessOf(best.shared)))
    found.push(finding('rest-of-both', values, Math.min(best.lesserRest / rareWord, mostRest)))
    if (haveOtherNumerals(best)) found.push(finding('other-numeral', values))
    if (!isPerson && isOneWord(best)) found.push(finding('one-word', values))
    if (best.one.isWeak || best.other.isWeak) found.push(finding('weak-alias', values))
  }
  if (isPrimaryEqual) found.push(finding('equal-primary', [a.names[0]?.value ?? '']))
  const rarest = Math.max(0, ...equalNames.map(({ rarity }) => rarity))
  if (rarest > 0) found.push(finding('equal-words', values, Math.min(rarest / rareWord, mostRarity)))
  if (equalNames.length > 1) {
    const further = equalNames.slice(1, 1 + mostFurther)
    found.push(
      finding(
        'more-names',
        further.map(({ value }) => value),
        further.length,
      ),
    )
  }
  const letters = [...one.joined].find((name) => other.joined.has(name))
  if (letters !== undefined) found.push(finding('equal-letters', [letters]))
  return found
}

/** 1 for a name that is just common, more for one that is more common. */
function commonnessOf(shared: number): number {
  return 1 + (commonName - shared) / rareWord
}

/** Many companies have a name of one word: there is a factory Elektropribor in many Russian cities. */
function isOneWord({ one, other }: Alignment): boolean {
  return one.words.length === 1 || other.words.length === 1
}

/** The 31st institute of an academy is not the academy. */
function haveOtherNumerals({ one, other }: Alignment): boolean {
  const [a, b] = [one, other].map(({ words }) => words.filter((word) => /^\d+$/.test(word)).sort()) as [
    string[],
    string[],
  ]
  return a.join() !== b.join()
}

/** The legal forms of all names, if both sides state any: a JSC and an LLC of one name are often two companies. */
function compareForms(one: PreparedNames, other: PreparedNames): Finding[] {
  const [a, b] = [one, other].map(({ words }) => [...new Set(words.flatMap(({ legal }) => legal))]) as [
    string[],
    string[],
  ]
  if (a.length === 0 || b.length === 0) return []
  const both = shared(a, b)
  return both.length > 0 ? [finding('legal-form', both)] : [finding('other-legal-form', [a.join(', '), b.join(', ')])]
}

/** Most that the comparison of spellings can add: both sizes at `equal`. */
export const mostSpelling = equal

/** Two records are one party by their names as printed: in one wording SMIC and SMIC Beijing are nearly equal. */
const comparer = createComparer({ comparesWordings: false })

/** The comparison of screening, in both directions: spellings, transliterations, translations, initials. */
export function compareSpellings(a: Profile, b: Profile): Finding[] {
  const [one, other] = [preparedNamesOf(a), preparedNamesOf(b)]
  const values = [a.names[0]?.value ?? '', b.names[0]?.value ?? '']
  const isPrimaryEqual = one.words[0] !== undefined && one.words[0].sorted === other.words[0]?.sorted
  const isEqual = isPrimaryEqual || one.words.some(({ sorted }) => other.sorted.has(sorted))
  return [
    finding('best-name', values, isEqual ? equal : sizeOf(bestScore(one, other, a))),
    finding('primary-name', values, isPrimaryEqual ? equal : sizeOf(primaryScore(one, other, a))),
  ]
}

/** The best score of a name of one against those of the other, in both directions. */
function bestScore(one: PreparedNames, other: PreparedNames, { type }: Profile): number {
  let best = leastScore
  for (const query of one.queries) best = Math.max(best, comparer.scoreNames(query, other.listed, type, best).score)
  for (const query of other.queries) best = Math.max(best, comparer.scoreNames(query, one.listed, type, best).score)
  return best
}

function primaryScore(one: PreparedNames, other: PreparedNames, { type }: Profile): number {
  const [a, b] = [one.queries[0], other.queries[0]]
  if (a === undefined || b === undefined) return 0
  const there = comparer.scoreNames(a, other.primary, type, leastScore).score
  return Math.max(there, comparer.scoreNames(b, one.primary, type, Math.max(there, leastScore)).score)
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}
