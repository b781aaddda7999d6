import { kindWordings, ownerWords, superiorWordings } from '../tables/company-words/superiors.ts'
import { placeWords } from '../tables/party-words.ts'
import { partyParticles } from '../tables/small-words.ts'
import { words as wordsIn } from '../tables/words.ts'
import { takeLegalForms } from './legal.ts'
import { tokenOf } from './token.ts'
import type { Word } from './words.ts'

/** Stands for `named after` until the words after it are read. */
export const honourMark = ''

const shortestSurname = 4
const leastAfterInitials = 4

/**
 * Marks the words that many publishers leave out of the name of an organisation: whom it honours (named after E. I.
 * Zababakhin) and the initials of a person, its own abbreviation, the authority above it.
 */
export function markOptional(words: readonly Word[], text: string): Word[] {
  return markPhrases(withoutSpelledOut(markHonoured(words, text)), text)
}

/** Islamic Revolutionary Guard Corps (IRGC) Aerospace Force is the name without the letters. */
function withoutSpelledOut(words: readonly Word[]): Word[] {
  return words.filter(({ form, isAbbreviation: isLetters }, at) => {
    if (!isLetters) return true
    const before = words.slice(0, at).filter((word) => !partyParticles.has(word.form))
    return !before
      .map((word) => word.form[0])
      .join('')
      .endsWith(form)
  })
}

function markHonoured(words: readonly Word[], text: string): Word[] {
  const marked: Word[] = []
  const bracketed = startOfSecondName(text)
  let isHonoured = false
  for (const [at, word] of words.entries()) {
    const isOfPerson = isInitialsOfPerson(words, at, text)
    if (word.form === honourMark || (isOfPerson && words.length - at >= leastAfterInitials)) isHonoured = true
    if (word.form === honourMark) continue
    if (isBracketed(word, bracketed)) marked.push({ ...word, optional: 'word' })
    else if (isAbbreviation(word, text)) marked.push({ ...word, optional: 'word', isAbbreviation: true })
    else marked.push(isHonoured || isOfPerson ? { ...word, optional: 'word' } : word)
    if (word.form.length >= shortestSurname) isHonoured = false
  }
  return marked
}

const mostInitials = 3

/** V. A. Degtyarev, Ya.M. Sverdlov; without full stops only before a name that is Slavic by its ending. */
function isInitialsOfPerson(words: readonly Word[], at: number, text: string): boolean {
  const { form, start, end, isDotted } = words[at] as Word
  if (form.length > mostInitials || /\d/.test(form)) return false
  const bearer = words.slice(at + 1, at + 1 + mostInitials).find(({ form: next }) => next.length >= shortestSurname)
  if (bearer === undefined) return false
  if (isDotted && form.length > 1 && words.length - at >= leastAfterInitials) return true
  if (bearer.isGeneral || tokenOf(bearer.form).slavic === null) return false
  return isDotted || /^\p{Lu}{1,2}$/u.test(text.slice(start, end))
}

/** Where brackets at the end begin that hold the name once more: (Vega Konsern), (JSC TsNIIMash). The end if none do. */
function startOfSecondName(text: string): number {
  const found = /\(([^()]*)\)\s*$/u.exec(text)
  const words = found?.[1]?.match(/[\p{L}\p{N}]+/gu) ?? []
  const hasLetters =
    /\p{Ll}/u.test(text.slice(0, found?.index)) && words.some((word) => bracketedAbbreviation.test(word))
  const isPlace = words.some((word) => placeWords.has(word.toLowerCase()))
  return found === null || isPlace || !hasLetters || words.length < leastOfSecondName ? text.length : found.index
}

const leastOfSecondName = 2
/** Two letters are a legal form: (АО «Оптрон»). */
const bracketedAbbreviation = /^\p{Lu}\p{L}{0,8}\p{Lu}$/u

function isBracketed({ start }: Word, from: number): boolean {
  return from > 0 && start > from
}

const abbreviation = /^\p{Lu}\p{L}{1,8}\p{Lu}$/u

/** The name of an organisation as its letters, in brackets or after a dash: (IRGC), (TsAGI), – GosNIIP. */
function isAbbreviation({ form, start, end }: Word, text: string): boolean {
  if (placeWords.has(form) || start === 0 || !abbreviation.test(text.slice(start, end))) return false
  if (text[start - 1] === '(' && text[end] === ')') return true
  return end === text.length && /\s[-–—/]\s*$/u.test(text.slice(0, start))
}

const superiors = phrasesOf(superiorWordings, 'word')
const kinds = phrasesOf(kindWordings, 'kind')

interface OptionalPhrase {
  phrase: readonly string[]
  as: 'word' | 'kind'
}

function phrasesOf(table: string, as: 'word' | 'kind'): OptionalPhrase[] {
  return table.split(';').map((phrase) => ({ phrase: wordsIn(phrase), as }))
}

/** A shorter name (Kvant, Polet) is that of several organisations of different kinds. */
const leastBesideKind = 6
const optionalPhrases = [...superiors, ...kinds]

/** The authority above an organisation and its kind, if the name says more than that. */
function markPhrases(words: readonly Word[], text: string): Word[] {
  const named = words.flatMap((word, at) => (partyParticles.has(word.form) ? [] : [at]))
  const marks = new Map<number, 'word' | 'kind'>()
  for (let from = 0; from < named.length; from++) {
    const found = optionalPhrases.find(({ phrase }) =>
      phrase.every((form, at) => words[named[from + at] ?? -1]?.form === form),
    )
    if (found === undefined) continue
    for (const at of named.slice(from, from + found.phrase.length)) if (!marks.has(at)) marks.set(at, found.as)
  }
  const [first = -1, second = -1] = named
  if (isLetters(words[first]) && isOwnWord(words[second]) && text[words[first]?.end ?? 0] !== '-')
    marks.set(first, 'kind')
  const rest = named.filter((at) => !marks.has(at) && words[at]?.optional === undefined)
  if (rest.length === 0) return [...words]
  const isOwnName = rest.some((at) => isOwnWord(words[at]))
  return words.map((word, at) => {
    const optional = word.optional ?? marks.get(at)
    return optional === undefined || (optional === 'kind' && !isOwnName) ? word : { ...word, optional }
  })
}

/** VMP Avitek, RKB Globus: no table has all abbreviations of kinds. */
function isLetters(word: Word | undefined): boolean {
  return /^[^aeiouy\d]{2,5}$/.test(word?.form ?? '')
}

function isOwnWord(word: Word | undefined): boolean {
  return word !== undefined && word.form.length >= leastBesideKind && word.isGeneral !== true
}

const owners: ReadonlySet<string> = new Set(wordsIn(ownerWords))

/**
 * How many of the words are the name of the owner before that of the organisation: Tactical Missile Corporation, JSC
 * Region; United Shipbuilding Corporation "Northern Plant". 0 if none.
 */
export function lengthOfOwner(words: readonly Word[], text: string): number {
  for (let at = 2; at < words.length; at++) {
    const between = text.slice(words[at - 1]?.end, words[at]?.start)
    const isQuoted = /["“«„‘]/.test(between)
    const isOwner = between.includes(',')
      ? words.slice(0, at).some(({ form }) => owners.has(form) || form === 'company') &&
        (isQuoted || takeLegalForms(words.slice(at)).legal.length > 0)
      : isQuoted && endsWithOwner(takeLegalForms(words.slice(0, at)).words)
    if (isOwner) return at
  }
  return 0
}

/** Corporation alone is the kind of the organisation in quotation marks. */
function endsWithOwner(words: readonly Word[]): boolean {
  return words.length > 1 && owners.has(words.at(-1)?.form ?? '')
}
