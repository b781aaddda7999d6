/**
 * Countries that the press writes with one character before what an organisation is: 俄外贸银行, 伊央行. Only those that no Chinese firm
 * would put there. Origin: general knowledge.
 */
const letters = new Map([
  ['俄', 'RU'],
  ['伊', 'IR'],
  ['朝', 'KP'],
  ['叙', 'SY'],
  ['缅', 'MM'],
  ['委', 'VE'],
])

/** The ISO code of the country that one character stands for; undefined if it stands for none. */
export function countryOfLetter(character: string): string | undefined {
  return letters.get(character)
}
