import type { HanName } from '../normalise/han-name.ts'
import type { Token } from '../normalise/token.ts'
import { type Spelling, spellingsOf } from '../scripts/han-spelling.ts'

/** Characters one Latin token may spell: a whole name written together. */
export const longestSpan = 6

const memo = new WeakMap<HanName, Spelling[][]>()

/** The spellings of every character of a name; kept with the name. */
export function spellingsOfName(name: HanName): Spelling[][] {
  let spellings = memo.get(name)
  if (spellings === undefined) {
    spellings = name.characters.map((character, at) =>
      spellingsOf(character, name.pinyin[at] ?? '', at < name.familyLength),
    )
    memo.set(name, spellings)
  }
  return spellings
}

/**
 * The least cost at which the token spells the characters from `from` on, exactly `length` of them, with spellings of the
 * given systems; −1 when it does not.
 */
export function spell(
  spellings: readonly Spelling[][],
  from: number,
  length: number,
  token: Token,
  systems: number,
): number {
  return spellFrom(spellings, from, from + length, token.form, 0, systems)
}

function spellFrom(
  spellings: readonly Spelling[][],
  at: number,
  end: number,
  form: string,
  offset: number,
  systems: number,
): number {
  if (at === end) return offset === form.length ? 0 : -1
  let least = -1
  for (const spelling of spellings[at] ?? []) {
    if ((spelling.system & systems) === 0 || !form.startsWith(spelling.latin, offset)) continue
    const rest = spellFrom(spellings, at + 1, end, form, offset + spelling.latin.length, systems)
    if (rest >= 0 && (least < 0 || rest + spelling.cost < least)) least = rest + spelling.cost
  }
  return least
}
