import { type PreparedName, tokenKinds } from '../../normalise/prepare.ts'
import { codesOf, type Token } from '../../normalise/token.ts'
import { words } from '../../tables/words.ts'
import { weights } from '../../weights/term-weights.ts'
import { addTerm, type Evidence, resetEvidence } from '../evidence.ts'
import { isGeneral, isSpelledByInitials, withSingleLetters } from './initials.ts'
import { traceWhole } from './trace.ts'

const leastAcronym = 3
/** Three letters are initials of hundreds of companies: most words must say what the company is or does. */
const leastPlain = 4
const leastDescriptive = 2
/** Besides the letters of the legal form. */
const leastBesideForm = 3
const longestLetters = 3
const mostOfForm = 4

/** One side is one short word of the initials of the other side's words. `readsRussian`: also of their Russian words. */
export function acronymFits(one: PreparedName, other: PreparedName, readsRussian: boolean): boolean {
  if (one.isPerson) return false
  const [short, long] = one.tokens.length === 1 ? [one, other] : [other, one]
  const form = short.tokens[0]?.form ?? ''
  if (short.tokens.length !== 1 || form.length < leastAcronym || form.length > long.tokens.length + mostOfForm)
    return false
  // Letters beside characters are not the whole name: SPO北極.
  if (short.han !== null) return false
  if (long.abbreviation === short.tokens[0]) return true
  if ((short.heads & long.heads) === 0) return false
  if (form.length >= leastPlain && isSpelled(form, short, long, readsRussian)) return true
  if (statesForm(short) && !statesForm(long)) return false
  let letters = ''
  let lettersOfAll = ''
  for (let at = 0; at < long.tokens.length; at++) {
    const letter = (long.tokens[at] as Token).form[0] ?? ''
    lettersOfAll += letter
    if (long.kinds[at] !== tokenKinds.particle) letters += letter
  }
  if (form === letters || form === lettersOfAll) {
    if (form.length >= leastPlain || haveOneForm(one, other)) return true
    return (short.legal.length === 0 || stateSameForm(short, long)) && isDescriptive(long)
  }
  const ending = legalLetters(long)
  return (
    (letters.length >= leastBesideForm && form === letters + ending) ||
    (lettersOfAll.length >= leastBesideForm && form === lettersOfAll + ending)
  )
}

/** JSC MRC, Joint Stock Company Interregional Registration Center: three initials and one legal form. */
export function mayBeAcronym(one: PreparedName, other: PreparedName, readsRussian: boolean): boolean {
  if (one.isPerson) return false
  const [short, long] = one.tokens.length === 1 ? [one, other] : [other, one]
  const form = short.tokens[0]?.form ?? ''
  if (short.tokens.length !== 1 || form.length !== leastAcronym || long.tokens.length < 2) return false
  if ((short.heads & long.heads) === 0 || !haveOneClass(short, long)) return false
  return form === initialsOf(long) || isSpelled(form, short, long, readsRussian)
}

function haveOneClass(one: PreparedName, other: PreparedName): boolean {
  for (const legalClass of one.legalClasses)
    if (legalClass !== 'company' && other.legalClasses.has(legalClass)) return true
  return false
}

function initialsOf(name: PreparedName): string {
  let letters = ''
  for (let at = 0; at < name.tokens.length; at++)
    if (name.kinds[at] !== tokenKinds.particle) letters += (name.tokens[at] as Token).form[0] ?? ''
  return letters
}

function isSpelled(form: string, short: PreparedName, long: PreparedName, readsRussian: boolean): boolean {
  if (!readsRussian || statesForeignForm(short) || statesForeignForm(long)) return false
  const single = withSingleLetters(form)
  return isSpelledByInitials(codesOf(form), long) || (single !== form && isSpelledByInitials(codesOf(single), long))
}

/** The legal form as part of the initials: S.A. of Petróleos de Venezuela, PDVSA. */
export function legalLetters(name: PreparedName): string {
  return name.legal.map(({ form }) => (form.length <= longestLetters ? form : form.slice(0, 1))).join('')
}

/** Letters with a legal form (SAP SE) are the name of a company, not initials. */
function statesForm(name: PreparedName): boolean {
  for (const legalClass of name.legalClasses) if (legalClass !== 'company') return true
  return false
}

/** Forms that no Russian organisation has: initials of Sika AG and Kakao Corp. are not of Russian words. */
const foreignForms: ReadonlySet<string> = new Set(
  words(
    'ag se sa plc nv bv ab asa oyj spa srl inc incorporated corp corporation gmbh kg kgaa kk tbk bhd berhad pcl sas sarl aps as',
  ),
)

function statesForeignForm(name: PreparedName): boolean {
  return name.legal.some(({ form }) => foreignForms.has(form))
}

/** Both state the same legal form, other than the most common one: BMW AG. */
function haveOneForm(one: PreparedName, other: PreparedName): boolean {
  return one.legalClasses.has('stock') && stateSameForm(one, other)
}

/** IBM Corp, International Business Machines Corp. */
function stateSameForm({ legal: [one] }: PreparedName, { legal: [other] }: PreparedName): boolean {
  return one?.form === other?.form
}

function isDescriptive(name: PreparedName): boolean {
  let count = 0
  for (let at = 0; at < name.tokens.length; at++) {
    if ((name.tokens[at] as Token).isPlace || name.kinds[at] === tokenKinds.particle) continue
    if (isGeneral(name, at)) count++
  }
  return count >= leastDescriptive
}

/** Many companies share their initials: at the alert line, not above it. */
const acronymEvidence = 0.3
/** The list itself says what they mean: AMD is Aran Modern Devices there, not Advanced Micro Devices. */
const spelledOutEvidence = -0.4

/** Three letters that a legal form makes the name of a company: below the alert line, but not nothing. */
const shortAcronymEvidence = -0.7

/** Stores the terms of an acronym and its expansion, on either side; null if there is none. */
export function acronym(
  one: PreparedName,
  other: PreparedName,
  readsRussian: boolean,
  evidence: Evidence,
): number | null {
  const isSure = acronymFits(one, other, readsRussian)
  if (!isSure && !mayBeAcronym(one, other, readsRussian)) return null
  resetEvidence(evidence)
  addTerm(evidence, 'base', weights.base)
  const sure = other.isSpelledOut && one.tokens.length > 1 ? spelledOutEvidence : acronymEvidence
  const worth = isSure ? sure : shortAcronymEvidence
  addTerm(evidence, 'initial', worth - weights.base)
  if (evidence.matches !== null) traceWhole(one, other, evidence.matches, 'initial')
  return worth
}
