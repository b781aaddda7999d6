import type { PartyKind } from '@qingdan/matching/model.ts'
import type { Chance } from '@qingdan/quality/random.ts'
import type { DocumentName } from '@qingdan/search-mappings/subject-document.ts'

/** The names of a real subject. */
export interface NamedSubject {
  type: PartyKind
  names: DocumentName[]
}

/** Words of real names by type of party, script and position in the name, with their frequency. */
type Pools = Map<string, string[]>

const ideographs = /^[\p{Script=Han}·（）()]+$/u
/** Letters by which a word of an alias is recognised as a spelling of a word of the primary name. */
const knownBy = 3

/**
 * Makes synthetic subjects from parts of real ones: each takes the structure of a real subject (type, number of
 * names, words in each, scripts, qualities) and fills it with words of other names of the same type and script, drawn
 * by frequency, first and last words separately. What an alias repeats of the primary name is repeated here too.
 */
export function createRecombiner(subjects: readonly NamedSubject[], chance: Chance): () => NamedSubject {
  const pools: Pools = new Map()
  for (const { type, names } of subjects) {
    for (const name of names) {
      for (const { key, word } of placedWords(type, name)) {
        const pool = pools.get(key)
        if (pool) pool.push(word)
        else pools.set(key, [word])
      }
    }
  }
  return () => {
    const { type, names } = chance.pick(subjects)
    /** The replacement of a word of the template, by its first letters. */
    const chosen = new Map<string, string>()
    return { type, names: names.map((name) => ({ ...name, value: fill(type, name, pools, chosen, chance) })) }
  }
}

function fill(type: PartyKind, name: DocumentName, pools: Pools, chosen: Map<string, string>, chance: Chance): string {
  const words = placedWords(type, name).map(({ key, word }) => {
    const known = `${name.script} ${word.slice(0, knownBy).toLowerCase()}`
    const before = chosen.get(known)
    if (before !== undefined) return before
    const drawn = chance.pick(pools.get(key) ?? [word])
    chosen.set(known, drawn)
    return drawn
  })
  return words.join(ideographs.test(name.value) ? '' : ' ')
}

/**
 * The words of a name with the pool of each; a name in Han is split into pairs of characters, a person's after the
 * first.
 */
function placedWords(type: PartyKind, { value, script }: DocumentName): { key: string; word: string }[] {
  const words = ideographs.test(value) ? cutHan(value, type === '02') : value.split(/\s+/).filter((word) => word !== '')
  return words.map((word, at) => {
    const place = at === 0 ? 'first' : at === words.length - 1 ? 'last' : 'middle'
    return { key: `${type} ${script} ${place}`, word }
  })
}

function cutHan(value: string, isPerson: boolean): string[] {
  const characters = [...value]
  const parts = isPerson ? [characters.splice(0, 1).join('')] : []
  while (characters.length > 0) parts.push(characters.splice(0, 2).join(''))
  return parts
}
