import { companyFamilies } from './company-families.ts'
import { nicknameFamilies, spellingFamilies } from './name-families.ts'
import { patronymicOf } from './patronymics.ts'

const none: readonly number[] = []

/** Family numbers of a token, ascending; the same number in two tokens makes them one name. */
export interface Families {
  spelling: readonly number[]
  nickname: readonly number[]
  company: readonly number[]
}

const spelling = numbered(spellingFamilies)
const nickname = numbered(nicknameFamilies)
const company = numbered(companyFamilies)

export function familiesOf(token: string): Families {
  const families = {
    spelling: spelling.get(token) ?? none,
    nickname: nickname.get(token) ?? none,
    company: company.get(token) ?? none,
  }
  return Object.values(families).every((numbers) => numbers === none) ? noFamilies : families
}

const noFamilies: Families = { spelling: none, nickname: none, company: none }

/** Equal for the patronymics of one father's name; null for any other word. */
export function fatherOf(token: string): string | null {
  return patronymicOf(token, (name) => spelling.get(name) ?? none)
}

/** True when two ascending lists share a number. */
export function share(one: readonly number[], other: readonly number[]): boolean {
  for (const number of one) if (other.includes(number)) return true
  return false
}

function numbered(groups: string[][]): Map<string, number[]> {
  const table = new Map<string, number[]>()
  for (const [number, group] of groups.entries()) {
    for (const word of group) {
      const numbers = table.get(word)
      if (numbers === undefined) table.set(word, [number])
      else if (!numbers.includes(number)) numbers.push(number)
    }
  }
  return table
}
