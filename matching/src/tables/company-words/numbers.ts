/**
 * Numbers written as digits, words, ordinals and Roman numerals, and the word "and" where it stands as a word.
 * Origin: general knowledge.
 */
export const numberWords = `
  one 1 i first 1st primer primera primero premier premiere pervyi pervyy pervaya erste erster ilk uno un
  two 2 ii second 2nd segundo segunda deuxieme vtoroi vtoroy vtoraya zweite dos deux
  three 3 iii third 3rd tercero tercera troisieme tretii tretiy tretya dritte tres trois
  four 4 iv fourth 4th cuarto quatrieme vierte
  five 5 v fifth 5th quinto cinquieme funfte
  six 6 vi sixth 6th sexto sechste
  seven 7 vii seventh 7th septimo siebte
  eight 8 viii eighth 8th octavo achte
  nine 9 ix ninth 9th
  ten 10 x tenth 10th
  eleven 11 xi eleventh
  twelve 12 xii twelfth
  thirteen 13 xiii thirteenth
  fourteen 14 xiv fourteenth
  fifteen 15 xv fifteenth
  sixteen 16 xvi sixteenth
  seventeen 17 xvii seventeenth
  eighteen 18 xviii eighteenth
  nineteen 19 xix nineteenth
  20 xx twentieth
  21 xxi
  22 xxii
  23 xxiii
  24 xxiv
  and und et y e i ve va wa un och og en ja es si te a
`
