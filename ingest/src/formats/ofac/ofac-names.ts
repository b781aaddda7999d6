import type { NameKind, NamePartKind, RecordName } from '@qingdan/database/record.ts'

export const nameKinds: Readonly<Record<string, NameKind>> = {
  Name: 'primary',
  'A.K.A.': 'aka',
  'F.K.A.': 'fka',
  'N.K.A.': 'nka',
}

export const partKinds: Readonly<Record<string, NamePartKind>> = {
  'Last Name': 'last',
  'First Name': 'first',
  'Middle Name': 'middle',
  'Maiden Name': 'maiden',
  'Aircraft Name': 'aircraft',
  'Entity Name': 'entity',
  'Vessel Name': 'vessel',
  Nickname: 'nickname',
  Patronymic: 'patronymic',
  Matronymic: 'matronymic',
}

/** ISO 15924 code of each ScriptCode of the file; they differ in three cases. */
export const scriptCodes: Readonly<Record<string, string>> = {
  Arab: 'Arab',
  Armn: 'Armn',
  Hans: 'Hans',
  Hant: 'Hant',
  Cyrl: 'Cyrl',
  Geor: 'Geor',
  Grek: 'Grek',
  Hang: 'Hang',
  Hebrew: 'Hebr',
  Japanese: 'Jpan',
  // Every "Korean" name of the file is in Hangul.
  Korean: 'Hang',
  Latin: 'Latn',
}

type Part = NonNullable<RecordName['parts']>[number]

const eastAsian = new Set(['Hans', 'Hant', 'Hang', 'Jpan', 'Hani'])
const unspaced = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

/**
 * A name as an analyst would type it. The file always gives the family name first; here the order is given, middle,
 * family name in the West, and family name first for East Asian scripts (written together) and for romanised names
 * from countries with that order (`isFamilyFirst`).
 */
export function readingOrder(parts: readonly Part[], script: string, isFamilyFirst: boolean): string {
  const hasLast = parts.some((part) => part.kind === 'last')
  const rank = eastAsian.has(script) || isFamilyFirst ? familyFirst : givenFirst
  // Sorting is stable: double surnames and several given names keep the publisher's order.
  const ordered = [...parts].sort((a, b) => rank(a.kind, hasLast) - rank(b.kind, hasLast)).map((part) => part.value)
  const isTogether = eastAsian.has(script) && ordered.every((value) => unspaced.test(value))
  return ordered.join(isTogether ? '' : ' ')
}

/**
 * In Spanish names patronymic and matronymic are the two surnames; next to a last name the patronymic is a father's
 * name.
 */
function givenFirst(kind: NamePartKind, hasLast: boolean): number {
  switch (kind) {
    case 'first':
      return 0
    case 'middle':
      return 1
    case 'patronymic':
    case 'matronymic':
      return hasLast ? 2 : 3
    case 'nickname':
      return 5
    case 'maiden':
      return 4
    default:
      return 3
  }
}

function familyFirst(kind: NamePartKind, hasLast: boolean): number {
  const order = givenFirst(kind, hasLast)
  return order === 3 ? -1 : order
}
