import { type Chance, createChance } from './random.ts'

/** Changes a name as another writer might; null if the perturbation does not apply to the name. */
type Perturbation = (words: string[], chance: Chance) => string[] | null

const typoFrom = 4
/** Two errors in a shorter word make another word. */
const twoTyposFrom = 7
const vowels = [...'aeiou']
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const particles = new Set([
  'al',
  'el',
  'bin',
  'ben',
  'ibn',
  'abu',
  'de',
  'del',
  'la',
  'van',
  'von',
  'der',
  'da',
  'dos',
  'bint',
])
const titles = ['Mr', 'Dr', 'Haji', 'Sheikh', 'General', 'Eng.', 'Professor', 'Mullah']
const vowelShare = 0.3

/** The usual changes of names, by name. All but the last few apply to any Latin name. */
const perturbations: Readonly<Record<string, Perturbation>> = {
  'letter changed': inOneWord((word, chance) => replaceAt(word, inside(word, chance), chance.pick(letters))),
  'letter dropped': inOneWord((word, chance) => replaceAt(word, inside(word, chance), '')),
  'letters swapped': inOneWord((word, chance) => swapAt(word, inside(word, chance))),
  'letter doubled': inOneWord((word, chance) => doubleAt(word, inside(word, chance))),
  'typo in every word': inEveryWord((word, chance) => typo(word, chance)),
  'two typos': inOneWord((word, chance) => typo(typo(word, chance), chance), twoTyposFrom),
  'vowels changed': inEveryWord((word, chance) =>
    word.replace(/(?<=.)[aeiou]/g, (vowel) => (chance.next() < vowelShare ? chance.pick(vowels) : vowel)),
  ),
  'other order': (words) => (words.length < 2 ? null : [...words.slice(1), words[0] ?? '']),
  // The first word of a company identifies it and is never omitted; of a person any other word may be.
  'word dropped': (words, chance) => (words.length < 3 ? null : words.toSpliced(1 + chance.below(words.length - 1), 1)),
  'two words joined': (words, chance) => (words.length < 2 ? null : joinAt(words, chance.below(words.length - 1))),
  'all joined': (words) => (words.length < 2 ? null : [words.join('')]),
  'word split': (words, chance) => {
    const at = longEnough(words, 6, chance)
    return at === null ? null : splitAt(words, at)
  },
  'middle name as initial': (words, chance) => {
    if (words.length < 3) return null
    const at = 1 + chance.below(words.length - 2)
    return words.with(at, `${words[at]?.[0] ?? ''}.`)
  },
  'particles dropped': (words) => {
    const left = words.filter((word) => !particles.has(word.toLowerCase()))
    return left.length < 2 || left.length === words.length ? null : left
  },
  'title added': (words, chance) => [chance.pick(titles), ...words],
}

const forPeopleOnly = new Set(['middle name as initial', 'particles dropped', 'title added', 'other order'])

export interface Perturbed {
  name: string
  perturbation: string
}

/**
 * One changed form of each name, using the perturbations in turn so that all are used equally; if one does not apply,
 * the next is used. The same for the same seed.
 */
export function perturb(names: readonly string[], isPerson: boolean, seed: number): Perturbed[] {
  const chance = createChance(seed)
  const usable = Object.entries(perturbations).filter(([name]) => isPerson || !forPeopleOnly.has(name))
  return names.map((name, index) => {
    const words = name.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
    for (let turn = 0; turn < usable.length; turn++) {
      const [perturbation, change] = usable[(index + turn) % usable.length] ?? []
      const changed = change?.(words, chance)
      if (perturbation !== undefined && changed != null) return { name: changed.join(' '), perturbation }
    }
    return { name, perturbation: 'as listed' }
  })
}

function inOneWord(change: (word: string, chance: Chance) => string, from = typoFrom): Perturbation {
  return (words, chance) => {
    const at = longEnough(words, from, chance)
    return at === null ? null : words.with(at, change(words[at] ?? '', chance))
  }
}

function inEveryWord(change: (word: string, chance: Chance) => string): Perturbation {
  return (words, chance) => {
    const changed = words.map((word) => (word.length < typoFrom ? word : change(word, chance)))
    return changed.every((word, at) => word === words[at]) ? null : changed
  }
}

function typo(word: string, chance: Chance): string {
  const at = inside(word, chance)
  return chance.pick([
    () => replaceAt(word, at, chance.pick(letters)),
    () => replaceAt(word, at, ''),
    () => swapAt(word, at),
    () => doubleAt(word, at),
  ])()
}

/** A position after the first letter, because most errors are not in the first letter. */
function inside(word: string, chance: Chance): number {
  return 1 + chance.below(word.length - 2)
}

function replaceAt(word: string, at: number, by: string): string {
  return word.slice(0, at) + by + word.slice(at + 1)
}

function swapAt(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

function doubleAt(word: string, at: number): string {
  return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
}

function joinAt(words: readonly string[], at: number): string[] {
  return words.toSpliced(at, 2, `${words[at]}${words[at + 1]}`)
}

function splitAt(words: readonly string[], at: number): string[] {
  const word = words[at] ?? ''
  const middle = Math.floor(word.length / 2)
  return words.toSpliced(at, 1, word.slice(0, middle), word.slice(middle))
}

function longEnough(words: readonly string[], length: number, chance: Chance): number | null {
  const fit = words.flatMap((word, at) => (word.length >= length && /^\p{Script=Latin}+$/u.test(word) ? [at] : []))
  return fit.length === 0 ? null : chance.pick(fit)
}
