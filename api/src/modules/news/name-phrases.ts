import { foldName } from '@qingdan/matching/fold.ts'

/** Of an announcement; its beginning names whom it is about. */
const readCharacters = 2000
/** Lengths of names: words of Latin ones, characters of Chinese ones. */
const latinWords = { least: 2, most: 10 }
const hanCharacters = { least: 4, most: 30 }
const mostPhrases = 2000

/** What in a text could be the name of a party: runs of words that begin and end as names do, and runs of Chinese characters. */
export function namePhrases(given: string): string[] {
  const text = given.slice(0, readCharacters)
  const phrases = [...latinPhrases(text), ...hanPhrases(text)]
  return [...new Set(phrases)].slice(0, mostPhrases)
}

/** The beginning of a text, folded as names are. */
export function foldedBeginning(text: string): string {
  return foldName(text.slice(0, readCharacters))
}

/** Whether a folded text has the name literally, as whole words; case, accents, punctuation and script variants aside. */
export function hasName(folded: string, name: string): boolean {
  const wanted = foldName(name)
  if (!isSpecific(wanted)) return false
  return /\p{Script=Han}/u.test(wanted) ? folded.includes(wanted) : ` ${folded} `.includes(` ${wanted} `)
}

/** A single Latin word, or two or three Chinese characters, may mean somebody else. */
function isSpecific(folded: string): boolean {
  if (/\p{Script=Han}/u.test(folded)) return [...folded].length >= hanCharacters.least
  return folded.split(' ').length >= latinWords.least
}

function latinPhrases(text: string): string[] {
  return text.split(/[;:()[\]《》“”"，。；：！？、\n]+|[.,](?=\s+[a-z])/u).flatMap((clause) => {
    const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,&'’/-]*/gu)?.filter((word) => !isHan(word)) ?? []
    return words.flatMap((first, from) => {
      if (!isCapital(first)) return []
      const ends = words.slice(from + latinWords.least - 1, from + latinWords.most)
      return ends.flatMap((last, at) =>
        isCapital(last) ? [words.slice(from, from + latinWords.least + at).join(' ')] : [],
      )
    })
  })
}

function hanPhrases(text: string): string[] {
  const runs = text.match(/[\p{Script=Han}A-Za-z0-9]*\p{Script=Han}[\p{Script=Han}A-Za-z0-9]*/gu) ?? []
  return runs.flatMap((run) => {
    const characters = [...run]
    return characters.flatMap((_, from) => {
      const most = Math.min(hanCharacters.most, characters.length - from)
      const lengths = Math.max(0, most - hanCharacters.least + 1)
      return Array.from({ length: lengths }, (_, at) =>
        characters.slice(from, from + hanCharacters.least + at).join(''),
      )
    })
  })
}

const isHan = (word: string) => /\p{Script=Han}/u.test(word)
const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word)
